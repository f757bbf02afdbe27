import { sha256 } from '#src/lib/hash.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { type FolderCounts, pageFolders } from '#src/models/site/folder-limit.ts'
import { pageShell } from '#src/models/site/frame.ts'
import type { LocaleSite } from '#src/models/site/locale-site.ts'
import { sharePictureFiles } from '#src/models/site/share-picture.ts'
import type { SharedSite } from '#src/models/site/site.ts'
import { searchFiles } from '#src/models/site/unit-search.ts'

/** What the build keeps of a page without its model. */
export type PageEntry = Pick<PageModel, 'key' | 'locale' | 'path' | 'guard' | 'alternates'> & {
  seo: Pick<PageModel['seo'], 'noIndex'>
  content: Pick<PageModel['content'], 'type'>
  /** The hash of all that Next renders it from: its model, the shell of its language without the frame, and the code. */
  unframed: string
  /** The hash of all that its files depend on: of that, and of the frame. */
  hash: string
}

/** The parts of a language that grow with its pages. They are kept as texts, and read only where they changed. */
type Growing = 'pages' | 'search' | 'siteSearch' | 'sharePictures' | 'paymentTerms'

/**
 * A language without its page models and without all else that grows with them. Large parts are named by the hashes of
 * their texts.
 */
export type LocaleManifest = Omit<LocaleSite<never>, Growing> & {
  /** The text of its pages, a `PageEntry[]`. */
  pages: string
  /** The hash of all that its frame depends on: the shell, and the code. */
  frame: string
  pageCount: number
  /** How many files its pages have in each folder. */
  folders: FolderCounts
  /** A hash of what search engines are told of its pages. */
  listed: string
  /** The text of the table of its search files: a `Record` of the hash of each text, by its path. */
  searchFiles: string
  /** The texts of its share of the files of share pictures, by their paths. */
  sharePictures: Record<string, string>
  /** The text of `PaymentTerms`. */
  paymentTerms: string
}

/** The site without all that grows with its pages. */
export type SiteManifest = SharedSite & {
  languages: Record<string, LocaleManifest>
  /** How many pages it has. */
  pageCount: number
  /** The pages of a language. */
  pagesOf: (locale: string) => PageEntry[]
}

/** The site with the pages that matter at a place. */
export type SitePages = SiteManifest & { pages: PageEntry[] }

/**
 * Models are made with their fields in one order, so plain JSON is stable here.
 *
 * @param keep stores a text and returns its hash.
 */
export const localeManifest = (
  { pages, search, siteSearch, sharePictures, paymentTerms, ...made }: LocaleSite,
  codeFingerprint: string,
  keep: (text: string) => string,
): { manifest: LocaleManifest; entries: PageEntry[] } => {
  const around = `${codeFingerprint}\n${sha256(JSON.stringify(pageShell(made.shell)))}`
  const frame = sha256(`${codeFingerprint}\n${JSON.stringify(made.shell)}`)
  const entries = pages.map((page) => {
    const unframed = sha256(`${around}\n${JSON.stringify(page)}`)
    return {
      key: page.key,
      locale: page.locale,
      path: page.path,
      alternates: page.alternates,
      guard: page.guard,
      seo: { noIndex: page.seo.noIndex },
      content: { type: page.content.type },
      unframed,
      hash: sha256(`${unframed}\n${frame}`),
    }
  })
  const keepAll = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, keep(text)]))
  const searched = { ...searchFiles({ [made.shell.locale]: search }), ...siteSearch }
  const listed = entries.map(({ path, guard, seo, alternates }) => [path, guard, seo, alternates])
  const manifest: LocaleManifest = {
    ...made,
    pages: keep(JSON.stringify(entries)),
    frame,
    pageCount: entries.length,
    folders: pageFolders(entries.map(({ path }) => path)),
    listed: sha256(JSON.stringify(listed)),
    searchFiles: keep(JSON.stringify(keepAll(searched))),
    sharePictures: keepAll(sharePictureFiles(sharePictures)),
    paymentTerms: keep(JSON.stringify(paymentTerms)),
  }
  return { manifest, entries }
}
