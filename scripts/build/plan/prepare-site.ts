import type { SnapshotFolder } from '#src/content/read.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import type { SiteLocale } from '#src/models/addresses/locales.ts'
import { framePart, type SiteFrame, siteFrame } from '#src/models/addresses/site-frame.ts'
import { localeContent } from '#src/models/entries/locale-content.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { localeSite, type SiteSettings } from '#src/models/site/locale-site.ts'
import { joinLocales } from '#src/models/site/site.ts'
import { type LocaleManifest, localeManifest, type SiteManifest } from './locale-manifest.ts'
import type { LocaleManifestStore, StoredLanguage } from './locale-manifest-store.ts'

/** The site as a manifest, and its page models until somebody has asked for them. */
export type PreparedSite = {
  site: SiteManifest
  /** Keeps for the next build what was made for this one. */
  keep: () => Promise<void>
  /** The models of the pages at these paths. One language after another is made and let go. */
  modelsOf: (paths: string[]) => Iterable<PageModel>
}

/** A language before it is decided whether what was kept of it still stands. */
type Language = Pick<StoredLanguage, 'content' | 'part'> & {
  code: string
  kept: StoredLanguage | undefined
}

/**
 * Makes the manifest of the site, at the cost of the languages that changed: what was made of another one is
 * taken from the store as long as its content, the code, the settings and the frame of the site are the
 * same.
 *
 * @throws SiteError, SnapshotError, and PageError naming entries of which no page can be made
 */
export const prepareSite = async (options: {
  snapshot: SnapshotFolder
  settings: SiteSettings
  codeFingerprint: string
  store: LocaleManifestStore
  /** Entries of which no page can be made. */
  failed?: readonly Quarantined[]
}): Promise<PreparedSite> => {
  const { snapshot, settings, codeFingerprint, store, failed = [] } = options
  const { siteConfig } = settings
  const contentOf = lastOnly((locale) => localeContent(snapshot.read([locale]), locale, failed))
  const isWhole = (locale: string) => failed.every((entry) => entry.locale !== locale)

  const languages: Language[] = []
  for (const { code } of snapshot.locales) {
    const content = sha256(`${codeFingerprint} ${snapshot.hashOf(code)}`)
    // What fails is not in the content's hash: a language that lacks entries for it is made each time.
    const kept = isWhole(code) ? await store.read(code) : undefined
    const part = kept?.content === content ? kept.part : framePart(contentOf(code), siteConfig)
    languages.push({ code, content, kept, part })
  }
  const { collections, leftOut = [] } = snapshot.read([])
  const frame = siteFrame({
    locales: snapshot.locales,
    parts: new Map(languages.map(({ code, part }) => [code, part])),
    redirects: collections.redirects['*'] ?? [],
    leftOut,
    siteConfig,
  })

  const siteOf = lastOnly((code) =>
    localeSite({
      ...{ frame, settings, media: snapshot.media },
      locale: frame.locales.find((locale) => locale.code === code) as SiteLocale,
      content: contentOf(code),
    }),
  )
  const surroundings = sha256(JSON.stringify([settings, ...frameValues(frame)]))
  const manifests = new Map<string, LocaleManifest>()
  const made = new Map<string, StoredLanguage>()
  for (const { code, content, kept, part } of languages) {
    const inputs = sha256(`${content} ${surroundings}`)
    const stands = kept?.inputs === inputs
    const manifest = stands ? kept.manifest : localeManifest(siteOf(code))
    if (!stands && isWhole(code)) made.set(code, { content, part, inputs, manifest })
    manifests.set(code, manifest)
  }
  const site = joinLocales(
    frame,
    frame.locales.map(({ code }) => manifests.get(code) as LocaleManifest),
  )

  return {
    site,
    keep: async () => {
      for (const [code, language] of made) await store.write(code, language)
    },
    modelsOf: function* (paths) {
      const wanted = new Set(paths)
      const pages = site.pages.filter(({ path }) => wanted.has(path))
      const alternatesOf = new Map(pages.map(({ path, alternates }) => [path, alternates]))
      for (const locale of new Set(pages.map((page) => page.locale))) {
        for (const page of siteOf(locale).pages) {
          const alternates = alternatesOf.get(page.path)
          if (alternates) yield { ...page, alternates }
        }
      }
      siteOf.forget()
      contentOf.forget()
    },
  }
}

/** All that the frame lends to the models of a language. */
const frameValues = ({ locales, routes, rules }: SiteFrame): unknown[] => [
  locales,
  rules,
  [...routes.paths()].map((path) => {
    const place = routes.entryAt(path)
    return [path, place?.type, place?.documentId, place?.locale]
  }),
]

/** What is made of a whole language is large: only the last one is at hand. */
const lastOnly = <T>(make: (locale: string) => T) => {
  let last: { locale: string; value: T } | undefined
  const get = (locale: string): T => {
    if (last?.locale !== locale) last = { locale, value: make(locale) }
    return last.value
  }
  return Object.assign(get, {
    forget: () => {
      last = undefined
    },
  })
}
