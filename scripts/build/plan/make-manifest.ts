import { BESIDE_HOMES, type SnapshotFolder } from '#src/content/read.ts'
import type { KnownGroups } from '#src/content/read-homes.ts'
import type { MediaFile, Quarantined } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import type { SiteLocale } from '#src/models/addresses/locales.ts'
import {
  FRAME_TYPES,
  frameContent,
  type LocaleContent,
  localeContent,
} from '#src/models/entries/locale-content.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { isModel } from '#src/models/pages/page-keeper.ts'
import { differingPlans } from '#src/models/parts/payment-plan.ts'
import { PROJECT_TYPES } from '#src/models/parts/project-content.ts'
import { checkFolders } from '#src/models/whole-site/folder-limit.ts'
import { localeFrame } from '#src/models/whole-site/locale-frame.ts'
import { localeSite, type SiteSettings } from '#src/models/whole-site/locale-site.ts'
import { ratesOf } from '#src/models/whole-site/rates.ts'
import { joinShared } from '#src/models/whole-site/site.ts'
import { keptPages, type Rendered } from './kept-pages.ts'
import type { LocaleManifestStore, StoredLanguage } from './locale-manifest-store.ts'
import type { PageShards, ShownFiles } from './page-shards.ts'
import { planAddresses, readLanguages } from './planned-addresses.ts'
import {
  frameHashOf,
  type LocaleManifest,
  localeManifest,
  type PageEntry,
  pageEntries,
  reframed,
  type SiteManifest,
} from './site-manifest.ts'

export type ManifestOptions = {
  snapshot: SnapshotFolder
  settings: SiteSettings
  codeFingerprint: string
  store: LocaleManifestStore
  /** Paths of files that the site serves unchanged, such as `brand/logo.pdf`. */
  files?: Iterable<string>
  /** Entries whose pages cannot be made. */
  failed?: readonly Quarantined[]
  rendered: Rendered
  /** The same for pages without their frames. */
  unframed: Pick<Rendered, 'has'>
  /** Receives the model of each page that Next has not rendered yet. */
  toRender: (page: PageModel, locale: SiteLocale) => void
}

type MadeSite = {
  site: SiteManifest
  /** The files that some page shows, by their names. */
  media: Record<string, MediaFile>
  /** Stores what was made, for the next build. */
  saveManifests: () => Promise<void>
  /** Removes what the store has of earlier builds. Call it when the output is complete. */
  prune: () => Promise<void>
}

/**
 * Makes the manifest of the site: first which pages exist, in all languages, then what each of them shows. Only the
 * languages that changed are made: the manifest of another one comes from the store as long as its content, the code,
 * the settings and the addresses of the site are the same, and all its pages are already rendered; where header and
 * footer alone are others, only these are made. The models of homes are not held: there are many of them.
 *
 * @throws SiteError, SnapshotError, and PageError naming entries whose pages cannot be made
 */
export const makeManifest = async (options: ManifestOptions): Promise<MadeSite> => {
  const { snapshot, settings, codeFingerprint, store, rendered, unframed, toRender } = options
  const { failed = [], files = [] } = options
  // The content of a language is large: only that of the last one is kept in memory.
  let last: { code: string; content: LocaleContent } | undefined
  const read = (code: string, known: KnownGroups) => {
    const homes = snapshot.homes(code, known)
    const content = localeContent(snapshot.read([code], BESIDE_HOMES), code, failed, homes)
    last = { code, content }
    return { content, known: homes.known }
  }
  const contentOf = (code: string, homesHash: string): LocaleContent => {
    if (last?.code === code) return last.content
    return read(code, store.value(code, homesHash)).content
  }
  const isWhole = (code: string) => failed.every(({ locale }) => locale !== code)
  /** What texts of the store hold, by their hashes: each is read once, those of made pages not at all. */
  const held = new Map<string, unknown>()
  const parsed = <Value>(code: string, hash: string): Value => {
    if (!held.has(hash)) held.set(hash, store.value(code, hash))
    return held.get(hash) as Value
  }
  const pagesIn = (code: string, shard: string) => parsed<PageEntry[]>(code, shard)
  const shardsIn = (code: string, list: string) => parsed<PageShards>(code, list)
  const manifestOf = (code: string) => manifests.get(code) as LocaleManifest
  const shardsOf = (code: string) => shardsIn(code, manifestOf(code).pagesHash)
  const pagesByProject = (code: string) =>
    Object.entries(shardsOf(code)).map(([project, { pagesHash }]): [string, PageEntry[]] => [
      project,
      pagesIn(code, pagesHash),
    ])
  const pagesOf = (code: string) => pagesByProject(code).flatMap(([, pages]) => pages)

  const planned = { snapshot, siteConfig: settings.siteConfig, codeFingerprint, store }
  const languages = await readLanguages(planned, read, isWhole)
  const shared = snapshot.read([])
  const plan = await planAddresses(planned, languages, { shared, files })
  const { summary, addresses } = plan

  const surroundingsHash = sha256(JSON.stringify([settings, summary.modelInputsHash]))
  const manifests = new Map<string, LocaleManifest>()
  const made = new Map<string, StoredLanguage>()
  const versions = new Map<string, ReadonlySet<string>>()
  const keep = (
    code: string,
    pages: ReadonlyMap<string, PageEntry[]>,
    language: StoredLanguage,
  ) => {
    manifests.set(code, language.manifest)
    for (const [shard, its] of pages) held.set(shard, its)
    made.set(code, language)
  }
  const isRendered = (code: string): boolean =>
    rendered.hasAll(manifestOf(code).pagesHash) ||
    pagesOf(code).every((page) => rendered.has(page.hash) || unframed.has(page.unframedHash))
  // The entries of the language that was read last are still in memory.
  for (const [code, { kept, ...ofContent }] of [...languages].reverse()) {
    const inputsHash = sha256(`${ofContent.contentHash} ${surroundingsHash}`)
    const frameContentHash = snapshot.frameHashOf(code)
    const hashes = { ...ofContent, inputsHash, frameContentHash }
    const locale = () => addresses().locales.find((it) => it.code === code) as SiteLocale
    const contentOfFrame = () => frameContent(snapshot.read([code], FRAME_TYPES), code, failed)
    if (kept?.inputsHash === inputsHash) {
      manifests.set(code, kept.manifest)
      if (kept.frameContentHash !== frameContentHash) {
        const around = { addresses: addresses(), locale: locale(), media: snapshot.media }
        const { manifest, pages } = reframed(
          { manifest: kept.manifest, pages: pagesByProject(code) },
          localeFrame({ ...around, content: contentOfFrame(), settings }),
          { codeFingerprint, keep: (text) => store.keep(code, text) },
        )
        keep(code, pages, { ...hashes, manifest })
      }
      if (isRendered(code)) continue
    }
    const aroundHash = sha256(
      `${codeFingerprint} ${surroundingsHash} ${snapshot.hashOf(code, PROJECT_TYPES)}`,
    )
    const shardsBefore = kept && shardsIn(code, kept.manifest.pagesHash)
    const shownBefore = () =>
      parsed<ShownFiles>(code, (kept as StoredLanguage).manifest.shownFilesHash)
    const addToRender = (page: PageModel, entry: PageEntry) => {
      if (rendered.has(entry.hash) || unframed.has(entry.unframedHash)) return
      toRender(page, locale())
    }
    const stored = new Set<string>()
    const language = localeSite({
      ...{ addresses: addresses(), locale: locale(), settings, media: snapshot.media },
      content: contentOf(code, ofContent.homesHash),
      frameContent: contentOfFrame(),
      keeping: (shell) => {
        const entryOf = pageEntries(shell, codeFingerprint)
        const has = { rendered, unframed, frameHash: frameHashOf(shell, codeFingerprint) }
        const before =
          kept &&
          shardsBefore &&
          keptPages(
            { manifest: kept.manifest, shards: shardsBefore },
            { pagesIn: (shard) => pagesIn(code, shard), shown: shownBefore },
            has,
          )
        return {
          surroundingsHash: aroundHash,
          find: (path, project) => before?.find(path, project),
          findAll: (project) => before?.findAll(project),
          facts: (version) => store.facts(code, version),
          store: (page, reuse) => {
            const entry = entryOf(page, reuse)
            addToRender(page, entry)
            stored.add(page.path)
            return entry
          },
        }
      },
    })
    for (const [version, facts] of language.facts) {
      if (facts) await store.keepFacts(code, version, facts)
    }
    versions.set(code, new Set(language.facts.keys()))
    const areAllMade =
      language.keptProjects.size === 0 &&
      language.pages.every((page) => isModel(page) || stored.has(page.path))
    const { manifest, entries, pages } = localeManifest(language, {
      codeFingerprint,
      keep: (text) => store.keep(code, text),
      earlier:
        kept && shardsBefore && !areAllMade
          ? {
              shards: shardsBefore,
              shown: shownBefore,
              searchFiles: store.value(code, kept.manifest.searchFilesHash),
              cardFiles: kept.manifest.cardFiles,
              sharePictures: kept.manifest.sharePictureHashes,
              text: (hash) => store.text(code, hash),
            }
          : undefined,
    })
    for (const [index, page] of language.pages.entries()) {
      if (isModel(page)) addToRender(page, entries[index] as PageEntry)
    }
    keep(code, pages, { ...hashes, manifest })
  }

  const inOrder = summary.locales.map(({ code }) => manifestOf(code))
  const site: SiteManifest = {
    ...joinShared({ ...summary, files: new Map(summary.files) }, inOrder, {
      rates: ratesOf(shared.singles),
      differing: plansThatDiffer(inOrder, store),
    }),
    languages: Object.fromEntries(manifests),
    pageCount: inOrder.reduce((sum, { pageCount }) => sum + pageCount, 0),
    ...{ pagesOf, shardsOf, pagesIn },
  }
  const media = Object.fromEntries(
    site.media.map((name) => [name, snapshot.media[name] as MediaFile]),
  )
  checkFolders(
    inOrder.map(({ folders }) => folders),
    Object.values(media),
  )
  // What is returned would keep it while Next renders.
  last = undefined
  return {
    ...{ site, media },
    saveManifests: async () => {
      for (const [code, language] of made) {
        if (isWhole(code)) await store.write(code, language)
      }
      await plan.save()
    },
    prune: () => store.prune(made, versions),
  }
}

/** What the languages do not agree in: nothing if their terms are the same text. */
const plansThatDiffer = (manifests: LocaleManifest[], store: LocaleManifestStore) =>
  new Set(manifests.map(({ paymentTermsHash }) => paymentTermsHash)).size > 1
    ? differingPlans(
        manifests.map(({ shell, paymentTermsHash }) => ({
          shell,
          paymentTerms: store.value(shell.locale, paymentTermsHash),
        })),
      )
    : []
