import { sha256 } from '#src/lib/hash.ts'
import { inOrder } from '#src/lib/in-order.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { isModel, type Reuse } from '#src/models/pages/page-keeper.ts'
import type { FolderCounts } from '#src/models/whole-site/folder-limit.ts'
import { pageShell } from '#src/models/whole-site/frame.ts'
import type { LocaleFrame } from '#src/models/whole-site/locale-frame.ts'
import type { LocaleSite } from '#src/models/whole-site/locale-site.ts'
import { changedPictureFiles } from '#src/models/whole-site/share-picture.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import type { SharedSite } from '#src/models/whole-site/site.ts'
import { localeSearchFiles } from '#src/models/whole-site/unit-search.ts'
import {
  filesOfShard,
  keptTogether,
  type PageShard,
  type PageShards,
  pageShard,
  type ShownFiles,
  shownFiles,
  sumOfShards,
} from './page-shards.ts'

/** What the build keeps of a page without its model. */
export type PageEntry = Pick<PageModel, 'key' | 'locale' | 'path' | 'guard' | 'alternates'> & {
  seo: Pick<PageModel['seo'], 'noIndex'>
  content: Pick<PageModel['content'], 'type'>
  /** Of all that Next renders it from: its model, the shell of its language without the frame, and the code. */
  unframedHash: string
  /** Of all that its files depend on: of that, and of the frame. */
  hash: string
  /** By what it can be kept in the next build; not there if it is made each time. */
  kept?: Reuse
}

/** The parts of a language that grow with its pages. They are kept as texts, and read only where they changed. */
type Growing =
  | ('pages' | 'homePages' | 'keptProjects' | 'search' | 'siteSearch' | 'sharePictures')
  | ('reuses' | 'facts' | 'paymentTerms')

/**
 * A language without its page models and without all else that grows with them. Large parts are
 * texts of the store, each named by its hash.
 */
export type LocaleManifest = Omit<LocaleSite<never>, Growing> & {
  /** Of its list of pages, a `PageShards`. */
  pagesHash: string
  /** Of its `ShownFiles`. */
  shownFilesHash: string
  /** Of all that its frame depends on: the shell, and the code. */
  frameHash: string
  pageCount: number
  /** How many files its pages have in each folder. */
  folders: FolderCounts
  /** Of the table of its search files: a `Record` of the hash of each text, by its path. */
  searchFilesHash: string
  /** Of its `IndexState`; undefined if it has no search. */
  searchStateHash: string | undefined
  /** The paths of those of them that have cards, by the versions of the cards. */
  cardFiles: Record<string, string>
  /** Of the texts of its share of the files of share pictures, by their paths. */
  sharePictureHashes: Record<string, string>
  /** Of its `PaymentTerms`. */
  paymentTermsHash: string
}

/** The site without all that grows with its pages. */
export type SiteManifest = SharedSite & {
  languages: Record<string, LocaleManifest>
  /** How many pages it has. */
  pageCount: number
  /** Of shards in which the languages of a home lie apart, the one that stands for them all: see `joinedProjects`. */
  joinedProjects: Record<string, string>
  /** The pages of a language. */
  pagesOf: (locale: string) => PageEntry[]
  shardsOf: (locale: string) => PageShards
  /** Some pages of a language, by their hash in `PageShard`. */
  pagesIn: (locale: string, shardHash: string) => PageEntry[]
}

/** The site with the pages that matter at a place. */
export type SitePages = SiteManifest & { pages: PageEntry[] }

/** The manifest of a language, and what is at hand of its pages. */
type MadeManifest = {
  manifest: LocaleManifest
  /** Those that are made or kept one by one, by their hashes in `PageShard`. */
  pages: ReadonlyMap<string, PageEntry[]>
}

/**
 * What the build keeps of the pages of a language with this shell. Models are made with their fields in one order, so
 * plain JSON is stable here.
 */
export const pageEntries = (shell: Shell, codeFingerprint: string) => {
  const around = `${codeFingerprint}\n${sha256(JSON.stringify(pageShell(shell)))}`
  const frameHash = frameHashOf(shell, codeFingerprint)
  return (page: PageModel, kept: Reuse | undefined): PageEntry => {
    const unframedHash = sha256(`${around}\n${JSON.stringify(page)}`)
    return {
      key: page.key,
      locale: page.locale,
      path: page.path,
      alternates: page.alternates,
      guard: page.guard,
      seo: { noIndex: page.seo.noIndex },
      content: { type: page.content.type },
      unframedHash,
      hash: finishedHash({ unframedHash }, frameHash),
      ...(kept && { kept }),
    }
  }
}

/**
 * @param language with the entries of the pages whose models are not at hand.
 * @param options.earlier that from which pages are kept, with the tables of its files.
 * @param options.keepText stores a text and returns its hash.
 */
export const localeManifest = (
  language: LocaleSite,
  options: {
    codeFingerprint: string
    keepText: (text: string) => string
    earlier:
      | {
          shards: PageShards
          shown: () => ShownFiles
          /** By the paths of the files. */
          searchFileHashes: Record<string, string>
          cardFiles: Record<string, string>
          sharePictureHashes: Record<string, string>
          text: (hash: string) => string
          pagesIn: (shardHash: string) => PageEntry[]
        }
      | undefined
  },
): MadeManifest & { entries: PageEntry[] } => {
  const { codeFingerprint, keepText, earlier } = options
  const { pages, homePages, keptProjects, search, siteSearch, sharePictures, ...others } = language
  const { reuses, facts: _, paymentTerms, ...made } = others
  const frameHash = frameHashOf(made.shell, codeFingerprint)
  const entryOf = pageEntries(made.shell, codeFingerprint)
  const entries = pages.map((page): PageEntry => {
    if (isModel(page)) return entryOf(page, reuses.get(page.path))
    const entry = page as PageEntry
    return { ...entry, hash: finishedHash(entry, frameHash) }
  })
  const keepTexts = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, keepText(text)]))
  const { files, cardFiles } = localeSearchFiles(made.shell.locale, search, earlier?.cardFiles)
  const keptFiles = Object.values(cardFiles)
    .map((path) => path.slice(1))
    .filter((path) => !(path in files))
    .map((path) => [path, earlier?.searchFileHashes[path] as string])
  for (const text of siteSearch?.texts.values() ?? []) keepText(text)
  const searched = {
    ...{ ...Object.fromEntries(keptFiles), ...keepTexts(files) },
    ...siteSearch?.files,
  }
  const kept = [...keptProjects].map((id) => [id, earlier?.shards[id] as PageShard] as const)
  const groups = Map.groupBy(entries, ({ path }) => homePages.get(path) ?? '')
  const sharded = shardsOf(groups, keepText, kept)
  const filesOf = (shard: string): string[] => {
    const own = groups.get(shard)
    if (own) return keptTogether(own)?.media ?? []
    return earlier ? filesOfShard(earlier.shown(), shard) : []
  }
  const shown = Object.entries(sharded.shards).flatMap(([shard, { kept }]) =>
    kept ? [[shard, filesOf(shard)] as const] : [],
  )
  const pathsNow = new Set(entries.map(({ path }) => path))
  const pictures = changedPictureFiles(sharePictures, {
    gone: Object.entries(earlier?.shards ?? {})
      .filter(([shard]) => !keptProjects.has(shard))
      .flatMap(([, { pagesHash }]) => earlier?.pagesIn(pagesHash) ?? [])
      .flatMap(({ path }) => (pathsNow.has(path) ? [] : [path])),
    earlier: (file) => {
      const hash = earlier?.sharePictureHashes[file]
      return hash && earlier.text(hash)
    },
  })
  const pictureHashes = new Map(Object.entries(earlier?.sharePictureHashes ?? {}))
  for (const [file, text] of pictures) {
    if (text === undefined) pictureHashes.delete(file)
    else pictureHashes.set(file, keepText(text))
  }
  const manifest: LocaleManifest = {
    ...made,
    pagesHash: keepText(JSON.stringify(sharded.shards)),
    shownFilesHash: keepText(JSON.stringify(shownFiles(shown))),
    frameHash,
    ...sumOfShards(sharded.shards),
    searchFilesHash: keepText(JSON.stringify(inOrder(Object.entries(searched)))),
    searchStateHash: siteSearch && keepText(JSON.stringify(siteSearch.state)),
    cardFiles,
    sharePictureHashes: inOrder(pictureHashes),
    paymentTermsHash: keepText(JSON.stringify(paymentTerms)),
  }
  return { manifest, entries, pages: sharded.pages }
}

/** Puts shards that are made and shards that are kept in one order. */
const shardsOf = (
  groups: Iterable<readonly [project: string, pages: PageEntry[]]>,
  keepText: (text: string) => string,
  kept: (readonly [project: string, PageShard])[] = [],
): Pick<MadeManifest, 'pages'> & { shards: PageShards } => {
  const made = [...groups].map(([name, its]) => ({ name, its, shard: pageShard(its, keepText) }))
  const shards = [...kept, ...made.map(({ name, shard }) => [name, shard] as const)]
  return {
    shards: inOrder(shards),
    pages: new Map(made.map(({ its, shard }) => [shard.pagesHash, its])),
  }
}

/** The manifest of a language of which header and footer alone are others: the rest of it stays as it is. */
export const reframed = (
  before: { manifest: LocaleManifest; pages: [project: string, pages: PageEntry[]][] },
  { header, footer, ...ofFrame }: LocaleFrame,
  { codeFingerprint, keepText }: { codeFingerprint: string; keepText: (text: string) => string },
): MadeManifest => {
  const shell = { ...before.manifest.shell, header, footer }
  const frameHash = frameHashOf(shell, codeFingerprint)
  const groups = before.pages.map(([project, its]) => {
    const framed = its.map((entry) => ({ ...entry, hash: finishedHash(entry, frameHash) }))
    return [project, framed] as const
  })
  const { shards, pages } = shardsOf(groups, keepText)
  const changed = { shell, ofFrame, frameHash, pagesHash: keepText(JSON.stringify(shards)) }
  return { manifest: { ...before.manifest, ...changed }, pages }
}

const finishedHash = (
  { unframedHash }: Pick<PageEntry, 'unframedHash'>,
  frameHash: string,
): string => sha256(`${unframedHash}\n${frameHash}`)

/** The hash of all that the frame of a language depends on. */
export const frameHashOf = (shell: Shell, codeFingerprint: string): string =>
  sha256(`${codeFingerprint}\n${JSON.stringify(shell)}`)
