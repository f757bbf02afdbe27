import type { Accepted } from '#src/cms/accept.ts'
import { PullError } from '#src/cms/errors.ts'
import { fileNameOf } from '#src/cms/fields.ts'
import { EVERY_LOCALE, type Locale, localesOf } from '#src/cms/locales.ts'
import type { Quarantined } from '#src/cms/quarantine.ts'
import type { Missing } from '#src/cms/read-content.ts'
import {
  type CollectionType,
  collectionNames,
  type SingleType,
  singleNames,
} from '#src/cms/types.ts'
import type { Warn } from '#src/cms/warnings.ts'
import type { EntryText } from './entry-text.ts'
import { fileOf, inParts } from './files.ts'
import type { LastGoodVersion } from './last-good-version.ts'
import type { MediaFile, Snapshot } from './snapshot.ts'

/** What was read from the CMS; each entry was validated separately. */
export type Content = {
  locales: Locale[]
  entries: Accepted<EntryText>[]
  quarantined: Quarantined[]
  missing: Missing[]
}

/** The files that entries use, by their address at the CMS. */
export type Media = { files: Map<string, MediaFile>; problems: Map<string, string> }

/** An entry in its file; `locale` is the one whose version it is. */
export type PlacedEntry = { documentId: string; locale: string; value: EntryText }

/** The entries of one file of the snapshot: those of a type in a locale, or a part of them. */
export type EntryFile = {
  file: string
  type: SingleType | CollectionType
  locale: string
  entries: PlacedEntry[]
}

export type Assembled = {
  entryFiles: EntryFile[]
  media: Snapshot['media']
  quarantined: (Quarantined & { lastGoodVersionShown: boolean })[]
}

/** The usable entries of those that were read, and the quarantined ones: broken, or with a lost file. */
export type Sorted = Pick<Content, 'entries' | 'quarantined'>

export function quarantineBroken(content: Content, media: Media, warn: Warn): Sorted {
  const codes = new Set([EVERY_LOCALE, ...content.locales.map(({ code }) => code)])
  const quarantined = [...content.quarantined]
  const entries = content.entries.filter((entry) => {
    if (!codes.has(entry.locale)) {
      warn(
        `${entry.type} has entries in the locale "${entry.locale}", which the CMS does not list. They are left out: add the locale, or delete them.`,
      )
      return false
    }
    const { type, documentId, locale } = entry
    const lost = entry.files.filter(({ url }) => media.problems.has(url))
    for (const { field, url } of lost.filter(({ linked }) => linked)) {
      warn(
        `${type} ${documentId} (${locale}) links to a file that the site does not have (${field}): ${fileNameOf(url)} ${media.problems.get(url)}.`,
      )
    }
    const broken = lost.find(({ linked }) => !linked)
    if (!broken) return true
    const problem = `${fileNameOf(broken.url)} ${media.problems.get(broken.url)}`
    quarantined.push({ type, documentId, locale, field: broken.field, problem })
    return false
  })
  return { entries, quarantined }
}

/**
 * Sorts the entries into the files of the snapshot. A quarantined entry is replaced by its last good version, if it
 * has one. If a single type can't be used in a locale, the default locale's version is used there, with a warning;
 * without that there is no site: a PullError.
 */
export function assemble(
  { locales, missing }: Pick<Content, 'locales' | 'missing'>,
  { entries, quarantined, lastGoodVersions }: Sorted & { lastGoodVersions: LastGoodVersion[] },
  { files, warn }: Pick<Media, 'files'> & { warn: Warn },
): Assembled {
  const byType = Map.groupBy([...entries, ...lastGoodVersions], ({ type }) => type)
  const singles = singleNames.flatMap((type) =>
    singleOf(type, byType.get(type) ?? [], { locales, missing, quarantined, warn }),
  )
  const collections = collectionNames.flatMap((type) => {
    const byLocale = Map.groupBy(byType.get(type) ?? [], ({ locale }) => locale)
    return localesOf(type, locales).flatMap((locale) =>
      [...inParts(byLocale.get(locale) ?? [], ({ value }) => value.part)].map(([part, entries]) => {
        const file = fileOf(type, locale, part)
        return { file, type, locale, entries }
      }),
    )
  })
  const shown = new Set(lastGoodVersions.map(placeOf))
  return {
    entryFiles: [...singles, ...collections],
    media: mediaTable(entries, lastGoodVersions, files),
    quarantined: quarantined
      .map((entry) => ({ ...entry, lastGoodVersionShown: shown.has(placeOf(entry)) }))
      .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)),
  }
}

const placeOf = ({ type, documentId, locale }: Omit<Quarantined, 'field' | 'problem'>) =>
  `${type} ${documentId} ${locale}`

type SingleContext = Pick<Content, 'locales' | 'missing' | 'quarantined'> & { warn: Warn }

/** One file for each locale, with the default locale's entry where a locale has none. */
function singleOf(type: SingleType, entries: PlacedEntry[], context: SingleContext): EntryFile[] {
  const wanted = localesOf(type, context.locales)
  const found = new Map(entries.map((entry) => [entry.locale, entry]))
  const fallback = wanted[0] ?? EVERY_LOCALE
  const standIn = found.get(fallback)
  if (!standIn) throw noDefault(type, fallback, context)
  return wanted.map((locale) => {
    if (!found.has(locale)) {
      context.warn(
        `The single type "${type}" has no usable version in "${locale}": that of "${fallback}" stands in. Publish it in "${locale}".`,
      )
    }
    return { file: fileOf(type, locale), type, locale, entries: [found.get(locale) ?? standIn] }
  })
}

function noDefault(
  type: SingleType,
  locale: string,
  { missing, quarantined }: SingleContext,
): PullError {
  const where = locale === EVERY_LOCALE ? '' : ` in the default locale "${locale}"`
  const broken = quarantined.find((entry) => entry.type === type && entry.locale === locale)
  if (broken) {
    return new PullError(
      `The single type "${type}" is broken${where}: ${broken.field} ${broken.problem}. Fix it in the CMS and publish it.`,
    )
  }
  const cause = missing.find((entry) => entry.type === type && entry.locale === locale)?.error
  const call = cause
    ? `[${cause.method}] ${JSON.stringify(cause.url.split('?')[0])}: 404 Not Found. `
    : ''
  return new PullError(
    `${call}The single type "${type}" is not published${where}: publish it, or, where the CMS has no such type, run the CMS of the same version as the site.`,
    { cause },
  )
}

/** A last good version shows a file as it is now if the CMS still uses it, else as it was. */
function mediaTable(
  entries: Accepted<EntryText>[],
  lastGoodVersions: LastGoodVersion[],
  files: Media['files'],
): Snapshot['media'] {
  const table: Snapshot['media'] = {}
  const urls = new Map<string, string>()
  for (const url of new Set(entries.flatMap((entry) => entry.files.map(({ url }) => url)))) {
    const file = files.get(url)
    if (!file) continue
    const other = urls.get(file.name)
    if (other !== undefined) {
      throw new PullError(
        `Two files of the CMS have the name ${file.name} (${other} and ${url}): upload one of them again under another name.`,
      )
    }
    urls.set(file.name, url)
    table[file.name] = file
  }
  for (const file of lastGoodVersions.flatMap(({ media }) => media)) table[file.name] ??= file
  return table
}
