import { BESIDE_HOMES, type SnapshotFolder, type TypeName } from '#src/content/read.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import type { SiteLocale } from '#src/models/addresses/locales.ts'
import type { SiteAddresses } from '#src/models/addresses/site-addresses.ts'
import {
  FRAME_TYPES,
  frameContent,
  type LocaleContent,
} from '#src/models/entries/locale-content.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { isModel } from '#src/models/pages/page-keeper.ts'
import { PROJECT_TYPES, READ_TYPES } from '#src/models/parts/project-content.ts'
import { localeFrame } from '#src/models/whole-site/locale-frame.ts'
import { localeSite, type SiteSettings } from '#src/models/whole-site/locale-site.ts'
import type { EarlierSearch, SearchState } from '#src/models/whole-site/site-search.ts'
import { type FinishedPages, keptPages } from './kept-pages.ts'
import type { LocaleManifestStore, StoredLanguage } from './locale-manifest-store.ts'
import type { PageLists } from './page-lists.ts'
import type { Language } from './planned-addresses.ts'
import {
  frameHashOf,
  type LocaleManifest,
  localeManifest,
  type PageEntry,
  pageEntries,
  reframed,
} from './site-manifest.ts'

/** The types that pages of every sort show. */
const SHARED_TYPES = BESIDE_HOMES.filter(
  (type) => ![...PROJECT_TYPES, ...READ_TYPES].some((it) => it === type),
)

/** What all languages are made with. */
export type LanguageMaking = {
  snapshot: SnapshotFolder
  settings: SiteSettings
  codeFingerprint: string
  store: LocaleManifestStore
  lists: PageLists
  /** Entries whose pages cannot be made. */
  failed: readonly Quarantined[]
  finished: FinishedPages
  /** The same for pages without their frames. */
  unframed: Pick<FinishedPages, 'has'>
  /** Receives the model of each page that Next has not rendered yet. */
  toRender: (page: PageModel, locale: SiteLocale) => void
  addresses: () => SiteAddresses
  /** Of the settings and of the addresses of the site. */
  siteInputsHash: string
  /** The same of the addresses that do not come and go with homes. */
  besideHomesInputsHash: string
  /** The same of those that do not come and go at all. */
  steadyInputsHash: string
  contentOf: (code: string, homesHash: string) => LocaleContent
}

export type MadeLanguage = {
  manifest: LocaleManifest
  /** What is to be stored of it; undefined if the store has it. */
  stored?: StoredLanguage
  /** The versions of the facts that it has; undefined if its pages were not made. */
  versions?: ReadonlySet<string>
}

/** The manifest of a language: that of the store, the same with another header and footer, or one that is made. */
export const makeLanguage = async (
  making: LanguageMaking,
  code: string,
  { kept, ...ofContent }: Language,
): Promise<MadeLanguage> => {
  const inputsHash = sha256(`${ofContent.contentHash} ${making.siteInputsHash}`)
  const frameContentHash = making.snapshot.frameHashOf(code)
  const hashes = { ...ofContent, inputsHash, frameContentHash }
  if (kept?.inputsHash === inputsHash) {
    const same = kept.frameContentHash === frameContentHash
    const manifest = same ? kept.manifest : withNewFrame(making, code, kept.manifest)
    if (isRendered(making, code, manifest)) {
      return { manifest, ...(!same && { stored: { ...hashes, manifest } }) }
    }
  }
  const { manifest, versions } = await makePages(making, code, { kept, hashes })
  return { manifest, versions, stored: { ...hashes, manifest } }
}

/** A manifest of which header and footer alone are others. */
const withNewFrame = (
  making: LanguageMaking,
  code: string,
  before: LocaleManifest,
): LocaleManifest => {
  const { codeFingerprint, store, lists, settings } = making
  const { manifest, pages } = reframed(
    { manifest: before, pages: lists.byProject(code, before.pagesHash) },
    localeFrame({ ...around(making, code), content: contentOfFrame(making, code), settings }),
    { codeFingerprint, keepText: (text) => store.keepText(code, text) },
  )
  lists.add(pages)
  return manifest
}

/** Whether Next has rendered all pages of a language. */
const isRendered = (
  { finished, unframed, lists }: LanguageMaking,
  code: string,
  { pagesHash }: LocaleManifest,
): boolean =>
  finished.hasAll(pagesHash) ||
  lists
    .byProject(code, pagesHash)
    .every(([, pages]) =>
      pages.every((page) => finished.has(page.hash) || unframed.has(page.unframedHash)),
    )

/** Makes the pages of a language that may have changed, and keeps the others. */
const makePages = async (
  making: LanguageMaking,
  code: string,
  { kept, hashes }: { kept: StoredLanguage | undefined; hashes: Pick<Language, 'homesHash'> },
): Promise<{ manifest: LocaleManifest; versions: ReadonlySet<string> }> => {
  const { snapshot, settings, codeFingerprint, store, lists, finished, unframed } = making
  const { locale } = around(making, code)
  const hashOf = (types: readonly TypeName[]) =>
    `${snapshot.hashOfTypes(types, code)} ${snapshot.filesHashOfTypes(types, code)}`
  const sharedHash = sha256(`${codeFingerprint} ${making.steadyInputsHash} ${hashOf(SHARED_TYPES)}`)
  const besideProjectsHash = sha256(
    `${sharedHash} ${making.besideHomesInputsHash} ${hashOf(READ_TYPES)}`,
  )
  const before = kept && {
    manifest: kept.manifest,
    shards: lists.shards(code, kept.manifest.pagesHash),
    shown: () => lists.shownFiles(code, kept.manifest.shownFilesHash),
    search: earlierSearch(store, code, kept.manifest),
  }
  const addToRender = (page: PageModel, entry: PageEntry) => {
    if (finished.has(entry.hash) || unframed.has(entry.unframedHash)) return
    making.toRender(page, locale)
  }
  const storedPaths = new Set<string>()
  const language = localeSite({
    ...{ ...around(making, code), settings },
    content: making.contentOf(code, hashes.homesHash),
    frameContent: contentOfFrame(making, code),
    keeping: (shell) => {
      const entryOf = pageEntries(shell, codeFingerprint)
      const pagesBefore =
        before &&
        keptPages(
          before,
          { pagesIn: (shardHash) => lists.pages(code, shardHash), shown: before.shown },
          { finished, unframed, frameHash: frameHashOf(shell, codeFingerprint) },
        )
      return {
        ...{ sharedHash, besideProjectsHash, addressesHash: making.siteInputsHash },
        find: (path, project) => pagesBefore?.find(path, project),
        findAll: (project) => pagesBefore?.findAll(project),
        facts: (version) => store.facts(code, version),
        search: before?.search,
        store: (page, reuse) => {
          const entry = entryOf(page, reuse)
          addToRender(page, entry)
          storedPaths.add(page.path)
          return entry
        },
      }
    },
  })
  for (const [version, facts] of language.facts) {
    if (facts) await store.keepFacts(code, version, facts)
  }
  const areAllMade =
    language.keptProjects.size === 0 &&
    language.pages.every((page) => isModel(page) || storedPaths.has(page.path))
  const { manifest, entries, pages } = localeManifest(language, {
    codeFingerprint,
    keepText: (text) => store.keepText(code, text),
    earlier:
      before && !areAllMade
        ? {
            ...{ shards: before.shards, shown: before.shown },
            searchFileHashes: store.value(code, before.manifest.searchFilesHash),
            cardFiles: before.manifest.cardFiles,
            sharePictureHashes: before.manifest.sharePictureHashes,
            text: (hash) => store.text(code, hash),
            pagesIn: (shardHash) => lists.pages(code, shardHash),
          }
        : undefined,
  })
  for (const [index, page] of language.pages.entries()) {
    if (isModel(page)) addToRender(page, entries[index] as PageEntry)
  }
  lists.add(pages)
  return { manifest, versions: new Set(language.facts.keys()) }
}

/** The index of the search that the store has of a language. */
const earlierSearch = (
  store: LocaleManifestStore,
  code: string,
  { searchStateHash }: LocaleManifest,
): EarlierSearch | undefined =>
  searchStateHash === undefined
    ? undefined
    : {
        state: store.value<SearchState>(code, searchStateHash),
        text: (hash) => store.text(code, hash),
        project: (version) => store.facts(code, version)?.index(),
      }

const around = ({ addresses, snapshot }: LanguageMaking, code: string) => ({
  addresses: addresses(),
  locale: addresses().locales.find((it) => it.code === code) as SiteLocale,
  media: snapshot.media,
})

const contentOfFrame = ({ snapshot, failed }: LanguageMaking, code: string) =>
  frameContent(snapshot.read([code], FRAME_TYPES), code, failed)
