import type { Core, UID } from '@strapi/strapi'
import { WRITES } from '../database/in-turn.ts'
import { isWritingAlike } from '../publishing/alike.ts'
import { isTranslated } from '../publishing/fields.ts'
import { rowsOf, type Values } from '../publishing/row.ts'
import { type NewText, textRows } from './table.ts'
import { textsFrom, textsOf } from './texts.ts'

/** The types of the site whose entries exist once for each language. */
export const translatedTypes = (strapi: Core.Strapi): string[] =>
  Object.keys(strapi.contentTypes).filter(
    (uid) => uid.startsWith('api::') && isTranslated(strapi, uid),
  )

/**
 * Notes when the texts of an entry change in a language. The stamp of the entry cannot tell: it moves with each price,
 * in all languages.
 */
export function followTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const result = await next()
    if (!WRITES.includes(action) || !uid.startsWith('api::')) return result
    if (!isTranslated(strapi, uid) || isWritingAlike()) return result
    const given = (context.params as { documentId?: string }).documentId
    const made = (result as { documentId?: string } | undefined)?.documentId
    const entries = new Set([given, made].filter((entry) => entry !== undefined))
    for (const entry of entries) await noteTexts(strapi, uid, entry)
    return result
  })
}

/** Looks at the texts of an entry in all of its languages. */
async function noteTexts(strapi: Core.Strapi, uid: string, entry: string): Promise<void> {
  const drafts = await rowsOf(strapi, uid, { documentId: entry, published: false })
  const known = await textRows(strapi).findMany({ where: { type: uid, entry } })
  const changedAt = new Date()
  for (const { id, locale } of drafts) {
    if (!locale) continue
    const texts = await textsOf(strapi, uid, id)
    const row = known.find((one) => one.locale === locale)
    if (!row) {
      const data = { ...texts, type: uid, entry, locale, changedAt, goodFor: null }
      await textRows(strapi).create({ data })
    } else if (row.hash !== texts.hash) {
      await textRows(strapi).update({ where: { id: row.id }, data: { ...texts, changedAt } })
    }
  }
  const gone = known.filter((row) => !drafts.some(({ locale }) => locale === row.locale))
  for (const { id } of gone)
    await textRows(strapi).deleteMany({ where: { type: uid, id: { $eq: id } } })
}

/** A new entry in a language, with its values as they were written. */
type Made = { entry: string; locale: string; values: Values }

/** Rows that are written at once: SQLite takes only so many values in one question. */
const AT_ONCE = 500

/** Notes the texts of new entries that were written past the document service. */
export async function noteMade(strapi: Core.Strapi, uid: string, made: Made[]): Promise<void> {
  const about = { type: uid, changedAt: new Date(), goodFor: null }
  const rows = made.map(
    ({ entry, locale, values }): NewText => ({
      ...{ ...about, entry, locale },
      ...textsFrom(strapi, uid, values),
    }),
  )
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await textRows(strapi).createMany({ data: rows.slice(from, from + AT_ONCE) })
  }
}

/** Forgets the texts of entries that were deleted without being followed. */
export const forgetTexts = (
  strapi: Core.Strapi,
  uid: string,
  entries: string[],
): Promise<unknown> =>
  textRows(strapi).deleteMany({ where: { type: uid, entry: { $in: entries } } })

/**
 * Looks at the entries that nobody has looked at yet, such as those of a demo or of a CMS from before this was noted.
 * When their texts changed is not known, so none counts as older than another.
 */
export async function noteAllTexts(strapi: Core.Strapi): Promise<void> {
  for (const uid of translatedTypes(strapi)) {
    const known = new Set(
      (await textRows(strapi).findMany({ where: { type: uid } })).map(
        ({ entry, locale }) => `${entry} ${locale}`,
      ),
    )
    const drafts: { documentId: string; locale: string }[] = await strapi.db
      .query(uid as UID.ContentType)
      .findMany({ select: ['documentId', 'locale'], where: { publishedAt: { $null: true } } })
    const unknown = drafts.filter(({ documentId, locale }) => !known.has(`${documentId} ${locale}`))
    for (const entry of new Set(unknown.map(({ documentId }) => documentId))) {
      await strapi.db.transaction(() => noteTexts(strapi, uid, entry))
    }
  }
}
