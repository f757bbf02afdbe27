import type { Core, UID } from '@strapi/strapi'
import { languagesOf } from '../addresses/published.ts'
import { callPath } from '../settings/call-path.ts'
import { languageNames, nameEntries, panelPath } from '../site-page/entry-names.ts'
import { translatedTypes } from './follow-texts.ts'
import { type TextRow, textRows } from './table.ts'
import type { Choice, Gap, TranslationAnswer } from './translation-answer.ts'

/** So many of each are named. */
const NAMED = 100

/** Names such as "Spa" are the same in many languages. */
const FEWEST_WORDS = 4

export type Asked = {
  /** Only this type, this language; undefined: all. */
  kind?: string | undefined
  locale?: string | undefined
  mayRead: (uid: string) => boolean
}

type Found = {
  uid: string
  documentId: string
  locale: string
  gap: Gap
  /** A language in which the entry exists. */
  there: string
}

/** What is not translated, of the types that the reader may see. */
export async function translationOverview(
  strapi: Core.Strapi,
  { kind, locale, mayRead }: Asked,
): Promise<TranslationAnswer> {
  const { codes, main } = await languagesOf(strapi)
  const names = await languageNames(strapi)
  const types = translatedTypes(strapi).filter(mayRead)
  const found = (await Promise.all(types.map((uid) => gapsOf(strapi, uid, { codes, main })))).flat()
  const ofKind = found.filter(({ uid }) => !kind || uid === kind)
  const ofLanguage = found.filter((one) => !locale || one.locale === locale)
  const shown = ofKind.filter((one) => !locale || one.locale === locale)
  const choice = (value: string, name: string, list: Found[]): Choice => ({
    ...{ value, name },
    total: list.length,
  })
  const gaps = async (gap: Gap) => {
    const list = shown.filter((one) => one.gap === gap)
    return { total: list.length, entries: await named(strapi, list.slice(0, NAMED), names) }
  }
  return {
    main: names.get(main) ?? main,
    kinds: types.map((uid) => {
      const { displayName } = strapi.contentType(uid as UID.ContentType).info
      return choice(
        uid,
        displayName,
        ofLanguage.filter((one) => one.uid === uid),
      )
    }),
    languages: codes.map((code) =>
      choice(
        code,
        names.get(code) ?? code,
        ofKind.filter((one) => one.locale === code),
      ),
    ),
    gaps: {
      missing: await gaps('missing'),
      same: await gaps('same'),
      older: await gaps('older'),
    },
  }
}

type Languages = { codes: string[]; main: string }

async function gapsOf(
  strapi: Core.Strapi,
  uid: string,
  { codes, main }: Languages,
): Promise<Found[]> {
  const drafts: { documentId: string; locale: string }[] = await strapi.db
    .query(uid as UID.ContentType)
    .findMany({
      select: ['documentId', 'locale'],
      where: { publishedAt: { $null: true } },
      orderBy: { updatedAt: 'desc' },
    })
  const texts = Map.groupBy(
    await textRows(strapi).findMany({ where: { type: uid } }),
    ({ entry }) => entry,
  )
  const entries = Map.groupBy(drafts, ({ documentId }) => documentId)
  return [...entries].flatMap(([documentId, rows]) => {
    const has = rows.map(({ locale }) => locale)
    const there = has.includes(main) ? main : (has[0] as string)
    const known = texts.get(documentId) ?? []
    const ofMain = known.find(({ locale }) => locale === main)
    return codes.flatMap((locale): Found[] => {
      const own = known.find((row) => row.locale === locale)
      const gap = has.includes(locale) ? gapBetween(ofMain, own) : 'missing'
      return gap ? [{ uid, documentId, locale, gap, there }] : []
    })
  })
}

/** What somebody found good for these very texts of the default language is no gap. */
export function gapBetween(
  main: Pick<TextRow, 'id' | 'hash' | 'words' | 'changedAt'> | undefined,
  own: Pick<TextRow, 'id' | 'hash' | 'changedAt' | 'goodFor'> | undefined,
): Gap | undefined {
  if (!main || !own || main.id === own.id || own.goodFor === main.hash) return undefined
  if (main.hash === own.hash) return main.words >= FEWEST_WORDS ? 'same' : undefined
  return Date.parse(main.changedAt) > Date.parse(own.changedAt) ? 'older' : undefined
}

async function named(strapi: Core.Strapi, list: Found[], names: Map<string, string>) {
  const places = list.map(({ uid, documentId, there }) => ({
    ...{ type: callPath(strapi, uid), documentId, locale: there },
  }))
  const entries = await nameEntries(strapi, places)
  return list.map(({ uid, documentId, locale }, place) => {
    const { title = '', type = '' } = entries[place] ?? {}
    const edit = panelPath(strapi.contentType(uid as UID.ContentType), documentId, locale)
    return { title, type, uid, documentId, locale, language: names.get(locale) ?? locale, edit }
  })
}

/** Notes that the texts of an entry in a language are good for those that the default language has now. */
export async function markGood(
  strapi: Core.Strapi,
  { uid, documentId, locale }: { uid: string; documentId: string; locale: string },
): Promise<void> {
  const { main } = await languagesOf(strapi)
  const known = await textRows(strapi).findMany({ where: { type: uid, entry: documentId } })
  const ofMain = known.find((row) => row.locale === main)
  const own = known.find((row) => row.locale === locale)
  if (!ofMain || !own) return
  await textRows(strapi).update({ where: { id: own.id }, data: { goodFor: ofMain.hash } })
}
