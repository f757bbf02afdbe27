import { sortedFields } from '#src/lib/json-fields.ts'
import { memoOfFew } from '#src/lib/memo.ts'
import type { PageAddress } from './page-addresses.ts'
import { pagePath } from './pagination.ts'

/**
 * Texts in which the pages of a site are found without reading all of them: lines, sorted by the names with which they
 * begin.
 */
export type PageTables = {
  /** For each key, without the number of the page of a list, its `InLanguage`s. */
  byKey: string
  /** For each path, without that number, the locale and the key. */
  byPath: string
}

/** A page in a language, or a list with all its pages. */
type InLanguage = [locale: string, path: string, pages: number]

/** So many answers are kept, since many pages ask for the same few: all answers would be as many as pages. */
const FEW = 64

const LIST_PAGE = /#\d+$/
const LIST_PATH = /^(.+)\/page\/([1-9]\d*)$/

/** @param pages all pages of the site. */
export const pageTables = (pages: readonly PageAddress[]): PageTables => {
  const found = new Map<string, InLanguage[]>()
  for (const { key, locale, path } of pages) {
    const name = key.replace(LIST_PAGE, '')
    const languages = found.get(name) ?? []
    found.set(name, languages)
    const known = languages.find(([its]) => its === locale)
    if (known) known[2] += 1
    else languages.push([locale, path, 1])
  }
  return {
    byKey: tableOf(found),
    byPath: tableOf(
      [...found].flatMap(([key, languages]) =>
        languages.map(([locale, path]) => [path, [locale, key]] as const),
      ),
    ),
  }
}

/** Finds pages as `SiteAddresses` does. */
export const pagesInTables = ({
  byKey,
  byPath,
}: PageTables): {
  pagesOf: (key: string, locale: string) => PageAddress[]
  pageAt: (path: string) => PageAddress | undefined
} => {
  const languagesOf = memoOfFew(FEW, (key) => valueIn<InLanguage[]>(byKey, key) ?? [])
  const placeAt = memoOfFew(FEW, (path) => valueIn<[locale: string, key: string]>(byPath, path))
  const pageOf = (key: string, locale: string, number: number): PageAddress | undefined => {
    const languages = languagesOf(key).filter(([, , pages]) => pages >= number)
    const alternates = languages.map(([its, path]) => ({
      locale: its,
      path: pagePath(path, number),
    }))
    const own = alternates.find((alternate) => alternate.locale === locale)
    return own && { key: number === 1 ? key : `${key}#${number}`, ...own, alternates }
  }
  const pageAt = (path: string): PageAddress | undefined => {
    const place = placeAt(path)
    if (place) return pageOf(place[1], place[0], 1)
    const [, list = '', number] = LIST_PATH.exec(path) ?? []
    const listPlace = number === '1' ? undefined : placeAt(list)
    return listPlace && pageOf(listPlace[1], listPlace[0], Number(number))
  }
  const pagesOf = memoOfFew(FEW, (place) => {
    const [locale, key] = JSON.parse(place) as [string, string]
    const [, , pages = 0] = languagesOf(key).find(([its]) => its === locale) ?? []
    const numbers = Array.from({ length: pages }, (_, index) => index + 1)
    return numbers.map((number) => pageOf(key, locale, number) as PageAddress)
  })
  return { pagesOf: (key, locale) => pagesOf(JSON.stringify([locale, key])), pageAt }
}

/** In names and values nothing can be mistaken for the end of one: both are JSON. */
const tableOf = (values: Iterable<readonly [name: string, value: unknown]>): string =>
  sortedFields(
    new Map([...values].map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)])),
  )
    .map(([name, value]) => `${name}\t${value}\n`)
    .join('')

const valueIn = <Value>(table: string, name: string): Value | undefined => {
  const wanted = JSON.stringify(name)
  let [low, high] = [0, table.length]
  while (low < high) {
    const start = table.lastIndexOf('\n', ((low + high) >>> 1) - 1) + 1
    const tab = table.indexOf('\t', start)
    const end = table.indexOf('\n', tab)
    const found = table.slice(start, tab)
    if (found === wanted) return JSON.parse(table.slice(tab + 1, end)) as Value
    if (found < wanted) low = end + 1
    else high = start
  }
  return undefined
}
