import type { Core } from '@strapi/strapi'
import { isWritingAlike } from './alike.ts'
import { carry, setStamp } from './carry.ts'
import { contentFields, isTranslated, sharedFields } from './fields.ts'
import { type Row, readValues, rowsOf, same, type Values } from './row.ts'

type Draft = Row & { values: Values }
type Params = { documentId?: string; locale?: string; data?: Values }
type Saved = { id?: number; documentId: string; locale: string | null }

const SAVES = ['create', 'update', 'discardDraft']

/**
 * Lets the drafts of an entry agree on what its languages share, whenever one of them is saved or thrown
 * away: what that changed is changed in all of them. Strapi copies such fields itself, but no relations, and
 * not always, since it compares with any one row of the entry.
 */
export function shareDrafts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (!SAVES.includes(action) || !uid.startsWith('api::')) return next()
    if (!isTranslated(strapi, uid) || isWritingAlike()) return next()
    const params = context.params as Params
    const before = await draftsOf(strapi, uid, params.documentId)
    const locale = params.locale ?? (await defaultLocale(strapi))
    const startsFrom = before.some((draft) => draft.locale === locale)
      ? undefined
      : (before.find((draft) => draft.locale !== locale) as Draft | undefined)
    if (startsFrom && params.data) params.data = filled(strapi, uid, params.data, startsFrom)

    const result = (await next()) as Saved & { entries?: Saved[] }
    const saved = result?.entries?.[0] ?? result
    if (!saved?.id || before.length === 0) return result as never
    const drafts = await rowsOf(strapi, uid, { documentId: saved.documentId, published: false })
    const own = drafts.find((draft) => draft.locale === saved.locale)
    const others = drafts.filter((draft) => draft.locale !== saved.locale)
    if (own) await spread(strapi, uid, { own, others, before, startsFrom })
    await keepStamps(
      strapi,
      uid,
      before.filter((draft) => draft.locale !== saved.locale),
    )
    return result as never
  })
}

type Spread = { own: Row; others: Row[]; before: Draft[]; startsFrom: Draft | undefined }

async function spread(
  strapi: Core.Strapi,
  uid: string,
  { own, others, before, startsFrom }: Spread,
): Promise<void> {
  const fields = sharedFields(strapi, uid)
  if (startsFrom) {
    const relations = fields.filter((name) => isRelation(strapi, uid, name))
    await carry(strapi, uid, { from: startsFrom, to: [own], fields: relations, adds: true })
    await setStamp(strapi, uid, own)
  }
  const old = before.find(({ locale }) => locale === own.locale)?.values
  const values = await readValues(strapi, uid, { id: own.id, fields })
  const changed = fields.filter((name) => !old || !same(old[name], values[name]))
  await carry(strapi, uid, { from: own, to: others, fields: changed })
}

/** The data of a language that is new, with what the entry has in common with the others. */
function filled(strapi: Core.Strapi, uid: string, data: Values, { values }: Draft): Values {
  const missing = Object.entries(values).filter(
    ([name]) => !isRelation(strapi, uid, name) && (data[name] ?? null) === null,
  )
  return { ...data, ...Object.fromEntries(missing) }
}

/** Drafts that say the same as before have not been changed, whoever wrote to their rows. */
async function keepStamps(strapi: Core.Strapi, uid: string, before: Draft[]): Promise<void> {
  const now = new Map((await draftsOf(strapi, uid, before[0]?.documentId)).map((d) => [d.id, d]))
  for (const draft of before) {
    const is = now.get(draft.id)
    if (is && same(is.values, draft.values)) await setStamp(strapi, uid, draft)
  }
}

async function draftsOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<Draft[]> {
  if (!documentId) return []
  const fields = sharedFields(strapi, uid)
  const rows = await rowsOf(strapi, uid, { documentId, published: false })
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      values: await readValues(strapi, uid, { id: row.id, fields }),
    })),
  )
}

const isRelation = (strapi: Core.Strapi, uid: string, name: string): boolean =>
  contentFields(strapi, uid)[name]?.type === 'relation'

const defaultLocale = (strapi: Core.Strapi): Promise<string> =>
  strapi.plugin('i18n').service('locales').getDefaultLocale()
