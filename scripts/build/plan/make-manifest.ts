import type { SnapshotFolder } from '#src/content/read.ts'
import type { MediaFile, Quarantined } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import { localeClaims } from '#src/models/addresses/claims.ts'
import type { SiteLocale } from '#src/models/addresses/locales.ts'
import { type SiteAddresses, siteAddresses } from '#src/models/addresses/site-addresses.ts'
import { localeContent } from '#src/models/entries/locale-content.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { checkFolders } from '#src/models/site/folder-limit.ts'
import { localeSite, type SiteSettings } from '#src/models/site/locale-site.ts'
import { ratesOf } from '#src/models/site/rates.ts'
import { joinLocales } from '#src/models/site/site.ts'
import type { LocaleManifestStore, StoredLanguage } from './locale-manifest-store.ts'
import { type LocaleManifest, localeManifest, type SiteManifest } from './site-manifest.ts'

export type ManifestOptions = {
  snapshot: SnapshotFolder
  settings: SiteSettings
  codeFingerprint: string
  store: LocaleManifestStore
  /** Paths of files that the site serves unchanged, such as `brand/logo.pdf`. */
  files?: Iterable<string>
  /** Entries whose pages cannot be made. */
  failed?: readonly Quarantined[]
  /** The hashes of the pages that are already rendered. */
  rendered: ReadonlySet<string>
  /** Receives the model of each page that is not rendered yet. */
  toRender: (page: PageModel, locale: SiteLocale) => void
}

type MadeSite = {
  site: SiteManifest
  /** The files that some page shows, by their names. */
  media: Record<string, MediaFile>
  /** Stores what was made, for the next build. */
  saveManifests: () => Promise<void>
}

/** A language before it is decided whether its stored manifest is still valid. */
type Language = Pick<StoredLanguage, 'content' | 'claims'> & { kept: StoredLanguage | undefined }

/**
 * Makes the manifest of the site: first which pages exist, in all languages, then what each of them shows. Only the
 * languages that changed are made: the manifest of another one comes from the store as long as its content, the code,
 * the settings and the addresses of the site are the same, and all its pages are already rendered. The models of a
 * language are held until the next language is made.
 *
 * @throws SiteError, SnapshotError, and PageError naming entries whose pages cannot be made
 */
export const makeManifest = async (options: ManifestOptions): Promise<MadeSite> => {
  const { snapshot, settings, codeFingerprint, store, failed = [], rendered, toRender } = options
  const { siteConfig } = settings
  const contentOf = lastOnly((code) => localeContent(snapshot.read([code]), code, failed))
  const isWhole = (code: string) => failed.every(({ locale }) => locale !== code)

  const languages = new Map<string, Language>()
  for (const { code } of snapshot.locales) {
    const content = sha256(`${codeFingerprint} ${snapshot.hashOf(code)}`)
    // Failed entries are not in the content's hash: a language that lacks entries because of them is made each time.
    const kept = isWhole(code) ? await store.read(code) : undefined
    const claims =
      kept?.content === content ? kept.claims : localeClaims(contentOf(code), siteConfig)
    languages.set(code, { content, kept, claims })
  }
  const { collections, singles, leftOut = [] } = snapshot.read([])
  const addresses = siteAddresses({
    locales: snapshot.locales,
    claims: new Map([...languages].map(([code, { claims }]) => [code, claims])),
    redirects: collections.redirects['*'] ?? [],
    leftOut,
    media: snapshot.media,
    files: [...(options.files ?? [])].map((file) => `/${file}`),
    siteConfig,
  })

  const surroundings = sha256(JSON.stringify([settings, ...lentBy(addresses)]))
  const manifests = new Map<string, LocaleManifest>()
  const made = new Map<string, StoredLanguage>()
  // The entries of the language that was read last are still in memory.
  for (const [code, { content, claims, kept }] of [...languages].reverse()) {
    const inputs = sha256(`${content} ${surroundings}`)
    const known = kept?.inputs === inputs ? kept.manifest : undefined
    if (known?.pages.every(({ hash }) => rendered.has(hash))) {
      manifests.set(code, known)
      continue
    }
    const locale = addresses.locales.find((it) => it.code === code) as SiteLocale
    const language = localeSite({
      ...{ addresses, locale, settings, media: snapshot.media },
      content: contentOf(code),
    })
    const manifest = localeManifest(language, codeFingerprint)
    for (const [index, { hash }] of manifest.pages.entries()) {
      if (!rendered.has(hash)) toRender(language.pages[index] as PageModel, locale)
    }
    manifests.set(code, manifest)
    if (isWhole(code)) made.set(code, { content, claims, inputs, manifest })
  }

  const site = joinLocales(
    addresses,
    addresses.locales.map(({ code }) => manifests.get(code) as LocaleManifest),
    ratesOf(singles),
  )
  const media = Object.fromEntries(
    site.media.map((name) => [name, snapshot.media[name] as MediaFile]),
  )
  checkFolders(
    site.pages.map(({ path }) => path),
    Object.values(media),
  )
  return {
    ...{ site, media },
    saveManifests: async () => {
      for (const [code, language] of made) await store.write(code, language)
    },
  }
}

/** Everything about the site's addresses that affects the models of a language. */
const lentBy = ({ locales, rules, pages }: SiteAddresses): unknown[] => [
  locales,
  rules,
  pages.map(({ key, locale, path }) => [key, locale, path]),
]

/** The entries of a whole language are large: only those of the last one are kept in memory. */
const lastOnly = <T>(read: (locale: string) => T): ((locale: string) => T) => {
  let last: { locale: string; value: T } | undefined
  return (locale) => {
    if (last?.locale !== locale) last = { locale, value: read(locale) }
    return last.value
  }
}
