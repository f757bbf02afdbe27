import type { LocaleManifestStore } from '../plan/locale-manifest-store.ts'
import type { SiteManifest } from '../plan/site-manifest.ts'
import type { FileTable } from './file-table.ts'
import { type Section, type Sections, sectionFrom } from './sections.ts'
import { pageTable, textTable } from './site-files.ts'
import { sitemapSections } from './sitemap-sections.ts'

export type LanguageOptions = {
  site: SiteManifest
  /** Has the texts that the manifests of the languages name. */
  store: Pick<LocaleManifestStore, 'text' | 'value' | 'file'>
  codeFingerprint: string
  /** Where the document of a page is, by its hash. */
  storedFile: (hash: string) => string
  /** The file of what the payloads of a language share, by the hash of its frame; made once that is rendered. */
  sharedText: (frameHash: string) => { path: string; made: () => string }
  /** Scheme and host of the site. */
  origin: string
}

/** The sections that grow with the pages. None is made for a language that the output has as it is. */
export const languageSections = (options: LanguageOptions): Sections => {
  const { site, store, codeFingerprint, storedFile, sharedText, origin } = options
  const { defaultLocale, languages } = site
  const codes = site.locales.map(({ code }) => code)
  const of = (code: string) => languages[code] as SiteManifest['languages'][string]
  const frameHashes = codes.map((code) => of(code).frameHash)
  const all = [codeFingerprint, defaultLocale, origin]
  return new Map([
    ...codes.flatMap((code): [string, Section][] => [
      ...Object.entries(site.shardsOf(code)).map(([project, { pagesHash }]): [string, Section] => [
        `pages of ${code} ${project}`,
        sectionFrom([...all, pagesHash], () =>
          pageTable(site.pagesIn(code, pagesHash), storedFile),
        ),
      ]),
      [
        `search of ${code}`,
        sectionFrom([of(code).searchFilesHash], () =>
          searchTable(code, of(code).searchFilesHash, store),
        ),
      ],
    ]),
    ['shared texts', sectionFrom(frameHashes, () => sharedTextTable(frameHashes, sharedText))],
    ...sitemapSections(site, { codeFingerprint, origin }),
    [
      'share pictures',
      sectionFrom(
        codes.map((code) => JSON.stringify(of(code).sharePictureHashes)),
        () => sharePictureTable(site, store),
      ),
    ],
  ])
}

const searchTable = (
  locale: string,
  searchFilesHash: string,
  { value, file }: LanguageOptions['store'],
): FileTable => {
  const files = value<Record<string, string>>(locale, searchFilesHash)
  return new Map(
    Object.entries(files).map(([path, hash]) => [
      path,
      { hash, content: { linkTo: file(locale, hash) } },
    ]),
  )
}

const sharedTextTable = (
  frameHashes: string[],
  sharedText: LanguageOptions['sharedText'],
): FileTable =>
  new Map(
    frameHashes.map((hash) => {
      const { path, made } = sharedText(hash)
      return [path, { hash, content: { made } }]
    }),
  )

/** Each language has its share of each file, an object in JSON. */
const sharePictureTable = (
  { locales, languages }: SiteManifest,
  { text }: LanguageOptions['store'],
): FileTable => {
  const shares = new Map<string, string[]>()
  for (const { code } of locales) {
    for (const [path, hash] of Object.entries(languages[code]?.sharePictureHashes ?? {})) {
      shares.set(path, [...(shares.get(path) ?? []), text(code, hash).slice(1, -1)])
    }
  }
  return textTable(Object.fromEntries([...shares].map(([path, its]) => [path, `{${its.join()}}`])))
}
