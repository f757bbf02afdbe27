import { NEXT_FILES } from '#src/lib/next-files.ts'

/** The addresses that the site already uses, which a redirect must therefore leave alone. */
export type TakenAddresses = {
  /** The page at a path, later pages of lists included. */
  pageAt: (path: string) => string | undefined
  /** Whether the site keeps a path for its own files and functions. */
  isOwn: (path: string) => boolean
  /** A page or a file of the site at a path or below it. */
  anyBelow: (path: string) => string | undefined
}

/** First segments, behind a language too, below which lie the site's functions and files. */
const OWN_FOLDERS: ReadonlySet<string> = new Set([
  ...[NEXT_FILES, 'api', 'builds', 'data', 'media', 'sitemaps'],
  ...['404', 'draft', 'index'],
])
const OWN_FILE =
  /^\/(?:404|draft|index)\.(?:html|rsc)$|^\/(?:robots\.txt|rss\.xml|sitemap[^/]*\.xml|_headers|_redirects)$/
const PAGE_FILE = /\.(?:html|rsc)$/

/**
 * Addresses are compared without regard to letter case and to how a letter with an accent is composed: hosts
 * differ in what they take for the same, and a redirect must hide a page on none of them.
 *
 * @param options.pages the paths of all pages; of lists, their first ones are enough.
 * @param options.files paths of files that the site is known to publish besides.
 * @param options.prefixes of the languages that have one, such as `/ar`.
 */
export const takenAddresses = (options: {
  pages: Iterable<string>
  files?: Iterable<string>
  prefixes: readonly string[]
}): TakenAddresses => {
  const pages = new Map([...options.pages].map((path) => [comparable(path), path]))
  const files = new Map([...(options.files ?? [])].map((path) => [comparable(path), path]))
  const below = ancestors([...pages, ...files])
  const prefixes = options.prefixes.map(comparable)

  const pageAt = (path: string) => {
    const key = comparable(path)
    return pages.get(key) ?? pages.get(key.replace(/\/page\/[1-9]\d*$/, '') || '/')
  }
  const withoutPrefix = (key: string): string => {
    const prefix = prefixes.find((it) => key === it || key.startsWith(`${it}/`))
    return prefix === undefined ? key : key.slice(prefix.length) || '/'
  }
  const isOwn = (path: string) => {
    const key = comparable(path)
    if (key.startsWith('/.netlify') || files.has(key)) return true
    return [key, withoutPrefix(key)].some(
      (it) =>
        OWN_FOLDERS.has(it.split('/')[1] ?? '') ||
        OWN_FILE.test(it) ||
        (PAGE_FILE.test(it) && pageAt(key.replace(PAGE_FILE, '') || '/') !== undefined),
    )
  }
  return {
    pageAt,
    isOwn,
    anyBelow: (path) => {
      const key = comparable(path)
      const list = /^(.*)\/page(?:\/[1-9]\d*)?$/.exec(key)?.[1]
      return below.get(key) ?? (list === undefined ? undefined : pageAt(list || '/'))
    },
  }
}

const comparable = (path: string): string => path.normalize('NFC').toLowerCase()

/** For each path, the first address at or below it. */
const ancestors = (paths: [key: string, path: string][]): Map<string, string> => {
  const found = new Map<string, string>()
  const note = (key: string, path: string) => {
    if (!found.has(key)) found.set(key, path)
  }
  for (const [key, path] of paths) {
    note('', path)
    if (key !== '/') note(key, path)
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      note(key.slice(0, end), path)
    }
  }
  return found
}
