import type { Core, UID } from '@strapi/strapi'
import { languagesOf } from '../addresses/published.ts'
import { inLanguage, pathOf, ROUTED } from '../addresses/rules.ts'
import { callPath } from '../settings/call-path.ts'
import { nameEntries } from '../site-page/entry-names.ts'
import { fieldWords } from '../site-page/field-words.ts'
import { leadsTo, patternsOf } from './find-links.ts'
import { type Holder, holdersOf, relatedTo, writtenIn } from './holders.ts'
import type { Use, UseKind, UsesAnswer } from './uses-answer.ts'

/** So many entries of each type are named. */
const NAMED = 10

/** Links may have the prefix of the default language, too. */
const NO_LANGUAGE = ''

const FORM = 'api::form.form'

export type Asked = {
  uid: string
  documentIds: string[]
  /** Only uses in this language; undefined: in all. */
  locale?: string | undefined
  mayRead: (uid: string) => boolean
}

type Row = { id: number; documentId: string; locale?: string | null }
type Addressed = Row & { slug?: string | null; kind?: string | null; key?: string | null }
type Held = Row & { publishedAt: unknown; uid: string; fields: Set<string> }

/**
 * The entries that use others: by a relation, also within a block, or by the address of their page or dialog in a link
 * or a text. Both drafts and what is published count. The entries that are asked about do not count as users.
 */
export async function usesOf(strapi: Core.Strapi, asked: Asked): Promise<UsesAnswer> {
  const { uid, documentIds, locale, mayRead } = asked
  const rows = await rowsOf(strapi, uid, { documentId: { $in: documentIds } })
  const own = rows.filter((row) => !locale || !row.locale || row.locale === locale)
  const addresses = await addressesOf(strapi, uid, rows)
  const found = [
    ...(await relatedTo(
      strapi,
      uid,
      own.map(({ id }) => id),
    )),
    ...(await writtenIn(strapi, addresses.flatMap(patternsOf), (text) => leadsTo(text, addresses))),
  ]
  const holders = await holdersOf(strapi, found)
  const entries = new Map<string, Held[]>()
  for (const held of await heldRows(strapi, holders)) {
    if (held.uid === uid && documentIds.includes(held.documentId)) continue
    if (!mayRead(held.uid) || (locale && held.locale && held.locale !== locale)) continue
    const key = `${held.uid} ${held.documentId}`
    entries.set(key, [...(entries.get(key) ?? []), held])
  }
  const kinds = Map.groupBy(entries.values(), ([first]) => (first as Held).uid)
  const named = await Promise.all([...kinds].map(([of, list]) => kindOf(strapi, of, list)))
  return { total: entries.size, kinds: named.sort((a, b) => a.total - b.total) }
}

const rowsOf = (strapi: Core.Strapi, uid: string, where: object): Promise<Addressed[]> => {
  const { attributes } = strapi.contentType(uid as UID.ContentType)
  const select = ['locale', 'slug', 'kind', 'key'].filter((name) => name in attributes)
  return strapi.db
    .query(uid as UID.ContentType)
    .findMany({ select: ['id', 'documentId', ...select], where })
}

/** How links name the entries: with and without the prefix of a language, a form by its dialog. */
async function addressesOf(strapi: Core.Strapi, uid: string, rows: Addressed[]): Promise<string[]> {
  if (uid === FORM) return [...new Set(rows.map(({ key }) => `#modal:${key}`))]
  const type = ROUTED[uid]
  if (!type) return []
  const { codes } = await languagesOf(strapi)
  const paths = rows.flatMap(({ slug, kind }) => (slug ? [pathOf(type, { slug, kind })] : []))
  const prefixed = paths.flatMap((path) => [
    path,
    ...codes.map((code) => inLanguage(path, code, NO_LANGUAGE)),
  ])
  return [...new Set(prefixed)]
}

/** The rows that hold something, each with where. */
async function heldRows(strapi: Core.Strapi, holders: Holder[]): Promise<Held[]> {
  const held: Held[] = []
  for (const [uid, list] of Map.groupBy(holders, (holder) => holder.uid)) {
    const places = Map.groupBy(list, ({ id }) => id)
    const { attributes } = strapi.contentType(uid as UID.ContentType)
    const rows: (Row & { publishedAt: unknown })[] = []
    const ids = [...places.keys()]
    const select = [
      'id',
      'documentId',
      'publishedAt',
      ...('locale' in attributes ? ['locale'] : []),
    ]
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const where = { id: { $in: ids.slice(at, at + AT_ONCE) } }
      rows.push(...(await strapi.db.query(uid as UID.ContentType).findMany({ select, where })))
    }
    for (const row of rows) {
      const fields = new Set(places.get(row.id)?.map((holder) => placeWords(strapi, holder)))
      held.push({ ...row, uid, fields })
    }
  }
  return held
}

/** SQLite takes no more in one question than some ten thousand. */
const AT_ONCE = 5_000

/** A block is named by its kind; any other part by the field that it is in. */
function placeWords(strapi: Core.Strapi, { uid, field, part }: Holder): string {
  const { attributes } = strapi.contentType(uid as UID.ContentType)
  const inZone = part && attributes[field]?.type === 'dynamiczone'
  const block = inZone ? strapi.components[part as UID.Component]?.info.displayName : undefined
  return block ? `${fieldWords(field)} › ${block}` : fieldWords(field)
}

async function kindOf(strapi: Core.Strapi, uid: string, entries: Held[][]): Promise<UseKind> {
  const isPublic = (rows: Held[]) => rows.some(({ publishedAt }) => publishedAt !== null)
  const sorted = entries.toSorted((a, b) => Number(isPublic(b)) - Number(isPublic(a)))
  const shown = await Promise.all(
    sorted.slice(0, NAMED).map(async (rows): Promise<Use> => {
      const versions = [...Map.groupBy(rows, ({ locale }) => locale ?? null)]
      const places = versions.map(([locale]) => ({
        ...{ type: callPath(strapi, uid), locale },
        documentId: (rows[0] as Held).documentId,
      }))
      const named = await nameEntries(strapi, places)
      return {
        title: named[0]?.title ?? '',
        fields: [...new Set(rows.flatMap(({ fields }) => [...fields]))].sort(),
        languages: named.map(({ language, edit }, place) => ({
          name: language,
          edit: edit ?? '',
          published: isPublic(versions[place]?.[1] ?? []),
        })),
      }
    }),
  )
  const { displayName } = strapi.contentType(uid as UID.ContentType).info
  return { type: displayName, total: entries.length, entries: shown }
}
