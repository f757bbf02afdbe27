import { BESIDE_HOMES, type SnapshotFolder } from '#src/content/read.ts'
import { type KnownHomes, readKnownHomes } from '#src/content/read-homes.ts'
import type { MediaFile, Quarantined } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import { type LocaleContent, localeContent } from '#src/models/entries/locale-content.ts'
import { differingPlans } from '#src/models/parts/payment-plan.ts'
import { checkFolders } from '#src/models/whole-site/folder-limit.ts'
import type { SiteSettings } from '#src/models/whole-site/locale-site.ts'
import { ratesOf } from '#src/models/whole-site/rates.ts'
import { joinShared } from '#src/models/whole-site/site.ts'
import type { LocaleManifestStore } from './locale-manifest-store.ts'
import { type LanguageMaking, type MadeLanguage, makeLanguage } from './make-language.ts'
import { pageLists } from './page-lists.ts'
import { planAddresses, readLanguages } from './planned-addresses.ts'
import type { LocaleManifest, SiteManifest } from './site-manifest.ts'

export type ManifestOptions = {
  snapshot: SnapshotFolder
  settings: SiteSettings
  codeFingerprint: string
  store: LocaleManifestStore
  /** Paths of files that the site serves unchanged, such as `brand/logo.pdf`. */
  files?: Iterable<string>
  /** Entries whose pages cannot be made. */
  failed?: readonly Quarantined[]
  /** Is called as soon as it is known that a language that was made before is to be made anew. */
  onChange?: (() => void) | undefined
} & Pick<LanguageMaking, 'finished' | 'unframed' | 'toRender'>

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
  const { snapshot, settings, codeFingerprint, store, finished, unframed, toRender } = options
  const { failed = [], files = [], onChange } = options
  const isWhole = (code: string) => failed.every(({ locale }) => locale !== code)
  const contents = languageContents({ snapshot, store, failed, onChange })
  const planned = { snapshot, siteConfig: settings.siteConfig, codeFingerprint, store }
  const languages = await readLanguages(planned, contents.read, isWhole)
  const shared = snapshot.read([])
  const addressing = { shared, files }
  const { summary, addresses, save } = await planAddresses(planned, languages, addressing)

  const lists = pageLists(store)
  const withSettings = (hash: string) => sha256(JSON.stringify([settings, hash]))
  const making: LanguageMaking = {
    ...{ snapshot, settings, codeFingerprint, store, lists, failed },
    ...{ finished, unframed, toRender, addresses, contentOf: contents.of },
    siteInputsHash: withSettings(summary.modelInputsHash),
    besideHomesInputsHash: withSettings(summary.besideHomesHash),
    steadyInputsHash: withSettings(summary.steadyHash),
  }
  const made = new Map<string, MadeLanguage>()
  // The entries of the language that was read last are still in memory.
  for (const [code, language] of [...languages].reverse()) {
    made.set(code, await makeLanguage(making, code, language))
  }
  // What is returned would keep them while Next renders.
  contents.forget()

  const manifestOf = (code: string) => (made.get(code) as MadeLanguage).manifest
  const inOrder = summary.locales.map(({ code }) => manifestOf(code))
  const site: SiteManifest = {
    ...joinShared({ ...summary, files: new Map(summary.files) }, inOrder, {
      rates: ratesOf(shared.singles),
      differing: plansThatDiffer(inOrder, store),
    }),
    languages: Object.fromEntries([...made].map(([code, { manifest }]) => [code, manifest])),
    pageCount: inOrder.reduce((sum, { pageCount }) => sum + pageCount, 0),
    joinedProjects: summary.joinedProjects,
    pagesOf: (code) =>
      lists.byProject(code, manifestOf(code).pagesHash).flatMap(([, pages]) => pages),
    shardsOf: (code) => lists.shards(code, manifestOf(code).pagesHash),
    pagesIn: lists.pages,
  }
  const media = Object.fromEntries(
    site.media.map((name) => [name, snapshot.media[name] as MediaFile]),
  )
  checkFolders(
    inOrder.map(({ folders }) => folders),
    Object.values(media),
  )
  const toStore = pick(made, ({ stored }) => stored)
  return {
    ...{ site, media },
    saveManifests: async () => {
      for (const [code, language] of toStore) {
        if (isWhole(code)) await store.write(code, language)
      }
      await save()
    },
    prune: () =>
      store.prune(
        toStore,
        pick(made, ({ versions }) => versions),
      ),
  }
}

/** Reads the content of languages. It is large: only that of the last one is kept in memory. */
const languageContents = ({
  snapshot,
  store,
  failed,
  onChange,
}: Required<Pick<ManifestOptions, 'snapshot' | 'store' | 'failed'>> &
  Pick<ManifestOptions, 'onChange'>) => {
  let last: { code: string; content: LocaleContent } | undefined
  const read = (code: string, known: KnownHomes | undefined) => {
    if (known) onChange?.()
    const homes = snapshot.homes(code, known)
    const content = localeContent(snapshot.read([code], BESIDE_HOMES), code, failed, homes)
    last = { code, content }
    return { content, homes }
  }
  return {
    read,
    of: (code: string, homesHash: string): LocaleContent => {
      if (last?.code === code) return last.content
      return read(code, readKnownHomes(store.text(code, homesHash))).content
    },
    forget: () => {
      last = undefined
    },
  }
}

/** What the languages have of something, but for those that lack it. */
const pick = <Value>(
  made: ReadonlyMap<string, MadeLanguage>,
  of: (language: MadeLanguage) => Value | undefined,
): Map<string, Value> =>
  new Map(
    [...made].flatMap(([code, language]) => {
      const value = of(language)
      return value === undefined ? [] : [[code, value] as const]
    }),
  )

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
