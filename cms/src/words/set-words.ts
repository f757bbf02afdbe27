import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import { scheduledTypes } from '../schedule/publish-at.ts'
import { type Configuration, type IsStrapis, merge } from './merge.ts'
import { SCHEDULE } from './schedule.ts'
import { type Model, type Row, type Wanted, wantedOf } from './wanted.ts'
import { type ModelWords, WORDS } from './words.ts'

type Schema = Model & { uid: string; modelType: string }
type Service = {
  findConfiguration(schema: Schema): Promise<Configuration>
  updateConfiguration(schema: Schema, configuration: Configuration): Promise<unknown>
}

/**
 * Tells editors in the panel what types, blocks and fields are for: labels, help, lists and forms. The
 * panel reads them from the database, so each start brings them up to date there, where they differ. What an
 * administrator has reworded or arranged stays.
 */
export async function setWords(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(() => bringUpToDate(strapi))
}

async function bringUpToDate(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'mira_words' })
  const written = ((await store.get({ key: 'written' })) ?? {}) as Record<string, Wanted>
  const wanted: Record<string, Wanted> = {}
  for (const [uid, words] of Object.entries(allWords(strapi))) {
    const schema = { ...strapi.contentTypes, ...strapi.components }[uid as never] as Schema
    const service = serviceOf(strapi, schema)
    wanted[uid] = wantedOf(schema, words)
    const configuration = await service.findConfiguration(schema)
    const basis = { written: written[uid], isStrapis: defaultsOf(strapi, schema) }
    if (!merge(configuration, wanted[uid], basis)) continue
    await service.updateConfiguration(schema, configuration)
  }
  if (!isDeepStrictEqual(wanted, written)) await store.set({ key: 'written', value: wanted })
}

/** The words of all types and components; those with drafts have a schedule as well. */
function allWords(strapi: Core.Strapi): Record<string, ModelWords> {
  const scheduled = scheduledTypes(strapi).map(({ uid }) => uid as string)
  return Object.fromEntries(
    Object.entries(WORDS).map(([uid, words]) => [
      uid,
      scheduled.includes(uid) ? withSchedule(words) : words,
    ]),
  )
}

function withSchedule(words: ModelWords): ModelWords {
  return {
    ...words,
    form: [...words.form, ...SCHEDULE.form],
    fields: { ...words.fields, ...SCHEDULE.fields },
  }
}

/** The panel keeps what it knows of content types and of components in two places. */
export function serviceOf(strapi: Core.Strapi, { modelType }: { modelType: string }): Service {
  const name = modelType === 'component' ? 'components' : 'content-types'
  return strapi.plugin('content-manager').service(name)
}

/** Strapi labels fields by their names, lists the row's id first, and uses the default size of each. */
function defaultsOf(strapi: Core.Strapi, { attributes }: Schema): IsStrapis {
  const { getFieldSize } = strapi.plugin('content-manager').service('field-sizes')
  const firstText = Object.keys(attributes).find((name) => attributes[name]?.type === 'string')
  const usual = ({ name, size }: Row[number]) =>
    size === getFieldSize(attributes[name]?.type ?? 'string').default
  return (path, value) => {
    if (path === 'layouts/list') return (value as string[])[0] === 'id'
    if (path === 'layouts/edit') return (value as Row[]).flat().every(usual)
    if (path === 'settings/mainField' || path === 'settings/defaultSortBy') {
      return value === (firstText ?? 'id')
    }
    if (path === 'settings/defaultSortOrder') return value === 'ASC'
    if (path === 'settings/pageSize') return value === 10
    if (path.endsWith('/editable')) return value === true
    if (path.endsWith('/description') || path.endsWith('/placeholder')) return value === ''
    return value === path.split('/')[1]
  }
}
