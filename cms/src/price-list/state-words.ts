import type { Core } from '@strapi/strapi'
import { plainWords, type StateWords } from './columns.ts'

/** The interface words for a state have this before its name in their keys. */
const KEY = 'unit.availability.'

/**
 * What visitors read for each state, in all languages. A word that stands for two states stands for neither. A draft may
 * have a key whose words nobody has written yet.
 */
export async function readStateWords(strapi: Core.Strapi): Promise<StateWords> {
  const where = { key: { $startsWith: KEY }, value: { $notNull: true } }
  const rows: { key: string; value: string }[] = await strapi.db
    .query('settings.translation')
    .findMany({ select: ['key', 'value'], where })
  const meanings = Map.groupBy(rows, ({ value }) => plainWords(value))
  return new Map(
    [...meanings].flatMap(([word, all]) => {
      const [state, other] = new Set(all.map(({ key }) => key.slice(KEY.length)))
      return state && !other ? [[word, state] as const] : []
    }),
  )
}
