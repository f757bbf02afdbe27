import type { Accepted } from '#src/cms/accept.ts'
import { PullError } from '#src/cms/errors.ts'
import { fileNameOf } from '#src/cms/fields.ts'
import { EVERY_LOCALE, localesOf } from '#src/cms/locales.ts'
import type { Quarantined } from '#src/cms/quarantine.ts'
import type { CmsContent } from '#src/cms/read-content.ts'
import { collectionNames, type SingleType, singleNames } from '#src/cms/types.ts'
import type { Warn } from '#src/cms/warnings.ts'
import type { MediaFile, Snapshot } from './snapshot.ts'

/** The files that entries use, by their address at the CMS. */
export type Media = { files: Map<string, MediaFile>; problems: Map<string, string> }

export type Assembled = { snapshot: Snapshot; quarantined: Quarantined[] }

/**
 * Makes the snapshot of what was read. An entry with a file that can't be had is set aside like any
 * broken one. Where a single type can't be used in a locale, the default locale's stands in, with a
 * warning; without that there is no site: a PullError.
 */
export function assemble(content: CmsContent, media: Media, warn: Warn): Assembled {
  const { locales } = content
  const codes = new Set([EVERY_LOCALE, ...locales.map(({ code }) => code)])
  const quarantined = [...content.quarantined]
  const usable = content.entries.filter((entry) => {
    if (!codes.has(entry.locale)) {
      warn(
        `${entry.type} has entries in the locale "${entry.locale}", which the CMS does not list. They are left out: add the locale, or delete them.`,
      )
      return false
    }
    const broken = entry.files.find(({ url }) => media.problems.has(url))
    if (!broken) return true
    const { type, documentId, locale } = entry
    const problem = `${fileNameOf(broken.url)} ${media.problems.get(broken.url)}`
    quarantined.push({ type, documentId, locale, field: broken.field, problem })
    return false
  })
  const byType = Map.groupBy(usable, ({ type }) => type)
  const singles = singleNames.map((type) => [
    type,
    singleOf(type, byType.get(type) ?? [], { content, quarantined, warn }),
  ])
  const collections = collectionNames.map((type) => [
    type,
    Object.fromEntries(
      localesOf(type, locales).map((locale) => [
        locale,
        (byType.get(type) ?? [])
          .filter((entry) => entry.locale === locale)
          .toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))
          .map(({ value }) => value),
      ]),
    ),
  ])
  const snapshot = {
    locales,
    singles: Object.fromEntries(singles),
    collections: Object.fromEntries(collections),
    media: mediaTable(usable, media),
  } as Snapshot
  return { snapshot, quarantined: quarantined.toSorted(byPlace) }
}

/** Locale → the single type's entry, with the default locale's where there is none. */
function singleOf(
  type: SingleType,
  entries: Accepted<unknown>[],
  { content, quarantined, warn }: { content: CmsContent; quarantined: Quarantined[]; warn: Warn },
): Record<string, unknown> {
  const wanted = localesOf(type, content.locales)
  const found = new Map(entries.map((entry) => [entry.locale, entry.value]))
  const fallback = wanted[0] ?? EVERY_LOCALE
  if (!found.has(fallback)) throw noDefault(type, fallback, { content, quarantined })
  for (const locale of wanted) {
    if (found.has(locale)) continue
    warn(
      `The single type "${type}" has no usable version in "${locale}": that of "${fallback}" stands in. Publish it in "${locale}".`,
    )
    found.set(locale, found.get(fallback))
  }
  return Object.fromEntries(found)
}

function noDefault(
  type: SingleType,
  locale: string,
  { content, quarantined }: { content: CmsContent; quarantined: Quarantined[] },
): PullError {
  const where = locale === EVERY_LOCALE ? '' : ` in the default locale "${locale}"`
  const broken = quarantined.find((entry) => entry.type === type && entry.locale === locale)
  if (broken) {
    return new PullError(
      `The single type "${type}" is broken${where}: ${broken.field} ${broken.problem}. Mend it in the CMS and publish it.`,
    )
  }
  const cause = content.missing.find(
    (entry) => entry.type === type && entry.locale === locale,
  )?.error
  const call = cause
    ? `[${cause.method}] ${JSON.stringify(cause.url.split('?')[0])}: 404 Not Found. `
    : ''
  return new PullError(
    `${call}The single type "${type}" is not published${where}: publish it, or, where the CMS has no such type, run the CMS of the same version as the site.`,
    { cause },
  )
}

function mediaTable(entries: Accepted<unknown>[], { files }: Media): Snapshot['media'] {
  const table: Snapshot['media'] = {}
  const urls = new Map<string, string>()
  for (const { url } of entries.flatMap((entry) => entry.files)) {
    const file = files.get(url)
    if (!file) continue
    const other = urls.get(file.name)
    if (other !== undefined && other !== url) {
      throw new PullError(
        `Two files of the CMS have the name ${file.name} (${other} and ${url}): upload one of them anew under another name.`,
      )
    }
    urls.set(file.name, url)
    table[file.name] = file
  }
  return table
}

function byPlace(a: Quarantined, b: Quarantined): number {
  const key = (entry: Quarantined) => `${entry.type} ${entry.documentId} ${entry.locale}`
  return key(a) < key(b) ? -1 : 1
}
