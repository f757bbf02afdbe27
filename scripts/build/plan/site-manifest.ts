import { sha256 } from '#src/lib/hash.ts'
import { isMade, type KeptPage, type Reuse } from '#src/models/pages/kept-pages.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { type FolderCounts, pageFolders } from '#src/models/site/folder-limit.ts'
import { pageShell } from '#src/models/site/frame.ts'
import type { LocaleFrame } from '#src/models/site/locale-frame.ts'
import type { LocaleSite } from '#src/models/site/locale-site.ts'
import { sharePictureFiles } from '#src/models/site/share-picture.ts'
import type { Shell } from '#src/models/site/shell.ts'
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
  /** By what it can be kept in the next build; not there if it is made each time. */
  kept?: Reuse
}

/** The parts of a language that grow with its pages. They are kept as texts, and read only where they changed. */
type Growing =
  | ('pages' | 'search' | 'siteSearch' | 'sharePictures')
  | ('reuses' | 'facts' | 'paymentTerms')

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
 * @param options.earlier the texts of the files of share pictures from which pages are kept.
 * @param options.keep stores a text and returns its hash.
 */
export const localeManifest = (
  { pages, search, siteSearch, sharePictures, reuses, facts: _, paymentTerms, ...made }: LocaleSite,
  options: {
    codeFingerprint: string
    keep: (text: string) => string
    earlier: { sharePictures: Record<string, string>; text: (hash: string) => string } | undefined
  },
): { manifest: LocaleManifest; entries: PageEntry[] } => {
  const { codeFingerprint, keep, earlier } = options
  const around = `${codeFingerprint}\n${sha256(JSON.stringify(pageShell(made.shell)))}`
  const frame = frameHash(made.shell, codeFingerprint)
  const entries = pages.map((page) => {
    if (!isMade(page)) {
      const kept = page as PageEntry & KeptPage
      return { ...kept, hash: finishedHash(kept, frame) }
    }
    const unframed = sha256(`${around}\n${JSON.stringify(page)}`)
    const hash = finishedHash({ unframed }, frame)
    return entryOf(page, { unframed, hash }, reuses.get(page.path))
  })
  const keepAll = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, keep(text)]))
  const searched = { ...searchFiles({ [made.shell.locale]: search }), ...siteSearch }
  const listed = entries.map(({ path, guard, seo, alternates }) => [path, guard, seo, alternates])
  const pictures = sharePictureFiles(sharePictures, (file) => {
    const before = earlier?.sharePictures[file]
    return before && earlier.text(before)
  })
  const manifest: LocaleManifest = {
    ...made,
    pages: keep(JSON.stringify(entries)),
    frame,
    pageCount: entries.length,
    folders: pageFolders(entries.map(({ path }) => path)),
    listed: sha256(JSON.stringify(listed)),
    searchFiles: keep(JSON.stringify(keepAll(searched))),
    sharePictures: sorted({ ...earlier?.sharePictures, ...keepAll(pictures) }),
    paymentTerms: keep(JSON.stringify(paymentTerms)),
  }
  return { manifest, entries }
}

/** The manifest of a language of which header and footer alone are others: the rest of it stays as it is. */
export const reframed = (
  before: { manifest: LocaleManifest; entries: PageEntry[] },
  { header, footer, ...ofFrame }: LocaleFrame,
  { codeFingerprint, keep }: { codeFingerprint: string; keep: (text: string) => string },
): typeof before => {
  const shell = { ...before.manifest.shell, header, footer }
  const frame = frameHash(shell, codeFingerprint)
  const entries = before.entries.map((entry) => ({ ...entry, hash: finishedHash(entry, frame) }))
  const pages = keep(JSON.stringify(entries))
  return { manifest: { ...before.manifest, shell, ofFrame, frame, pages }, entries }
}

const finishedHash = ({ unframed }: Pick<PageEntry, 'unframed'>, frame: string): string =>
  sha256(`${unframed}\n${frame}`)

/** The hash of all that the frame of a language depends on. */
export const frameHash = (shell: Shell, codeFingerprint: string): string =>
  sha256(`${codeFingerprint}\n${JSON.stringify(shell)}`)

const sorted = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))

const entryOf = (
  page: PageModel,
  hashes: Pick<PageEntry, 'unframed' | 'hash'>,
  kept: Reuse | undefined,
): PageEntry => ({
  key: page.key,
  locale: page.locale,
  path: page.path,
  alternates: page.alternates,
  guard: page.guard,
  seo: { noIndex: page.seo.noIndex },
  content: { type: page.content.type },
  ...hashes,
  ...(kept && { kept }),
})
