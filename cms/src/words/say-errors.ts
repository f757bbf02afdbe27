import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type Label, type Panel, placeOf } from './place.ts'
import { problemOf } from './problem.ts'
import { serviceOf } from './set-words.ts'

/** One thing that Strapi's validation found wrong. */
type Found = { path: string[]; message: string }
type Validate = (model: { uid: string }, data: unknown, ...rest: unknown[]) => Promise<unknown>
type Validator = Record<'validateEntityCreation' | 'validateEntityUpdate', Validate>

/** So many sentences fit into a notice of the panel. */
const SHOWN = 5

const GONE = 'A file or an entry that is chosen here is no longer there. Choose another one.'

/**
 * Lets Strapi say in sentences what is wrong with an entry, wherever it is saved or published from: field,
 * problem, what to do. The panel puts each below its field; the whole message names the way there.
 */
export function sayErrors(strapi: Core.Strapi): void {
  const validator = strapi.get('entityValidator') as unknown as Validator
  for (const name of ['validateEntityCreation', 'validateEntityUpdate'] as const) {
    const validate = validator[name]
    validator[name] = async (model, data, ...rest) => {
      try {
        return await validate(model, data, ...rest)
      } catch (error) {
        throw await inWords(strapi, error, { uid: model.uid, data })
      }
    }
  }
}

async function inWords(
  strapi: Core.Strapi,
  error: unknown,
  entry: { uid: string; data: unknown },
): Promise<unknown> {
  if (!(error instanceof errors.YupValidationError)) return error
  const panel = panelOf(strapi)
  const said = await Promise.all(
    firstOfEach((error.details as { errors: Found[] }).errors).map(async (found) => {
      const place = await placeOf(found.path, entry, panel)
      const problem =
        place && problemOf(place.rules, place.value, found.message, place.label.description ?? '')
      const text = problem ?? (found.path.length === 0 ? GONE : found.message)
      return { ...found, message: named(place?.label.label, text), whole: named(place?.way, text) }
    }),
  )
  const shown = said.slice(0, SHOWN).map(({ whole }) => whole)
  if (said.length > SHOWN) shown.push(`And ${said.length - SHOWN} more.`)
  const message = [...nameOfOneOfMany(strapi, entry.data), ...shown].join('\n')
  return new errors.ValidationError(message, {
    errors: said.map(({ whole: _, ...found }) => found),
  })
}

/** A missing text is of the wrong type, too: once is enough. */
function firstOfEach(found: Found[]): Found[] {
  const paths = found.map(({ path }) => path.join('.'))
  return found.filter((_, index) => paths.indexOf(paths[index] as string) === index)
}

const named = (name: string | undefined, text: string) => (name ? `${name}: ${text}` : text)

/** Who publishes several at once has to know which of them is meant. */
function nameOfOneOfMany(strapi: Core.Strapi, data: unknown): string[] {
  const body: unknown = strapi.requestContext.get()?.request.body
  if (!Array.isArray((body as { documentIds?: unknown } | undefined)?.documentIds)) return []
  const { title, from } = (data ?? {}) as { title?: string; from?: string }
  const name = title ?? from
  return name ? [`“${name}” cannot be published, and therefore none of them:`] : []
}

/** Schemas, and the words that the panel has at present, an administrator's own included. */
function panelOf(strapi: Core.Strapi): Panel {
  const models = { ...strapi.contentTypes, ...strapi.components } as Record<string, never>
  return {
    schema: (uid) => models[uid],
    async label(uid, field) {
      const model = models[uid] as unknown as Parameters<typeof serviceOf>[1] & { uid: string }
      const configuration = await serviceOf(strapi, model).findConfiguration(model as never)
      const { metadatas } = configuration as { metadatas: Record<string, { edit?: Label }> }
      return metadatas[field]?.edit ?? { label: field }
    },
  }
}
