import { BESIDE_HOMES, type SnapshotFolder } from '#src/content/read.ts'
import {
  type FiledHomes,
  type KnownHomes,
  knownHomesText,
  readKnownHomes,
} from '#src/content/read-homes.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import { libraryFile } from '#src/lib/library-file.ts'
import { localPath } from '#src/lib/local-path.ts'
import { once } from '#src/lib/memo.ts'
import { type LocaleClaims, localeClaims } from '#src/models/addresses/claims.ts'
import type { HomeAddresses } from '#src/models/addresses/home-addresses.ts'
import type { PageAddress } from '#src/models/addresses/page-addresses.ts'
import { type PageTables, pagesInTables, pageTables } from '#src/models/addresses/page-tables.ts'
import { type SiteAddresses, siteAddresses } from '#src/models/addresses/site-addresses.ts'
import { comesAndGoes, comesWithHomes } from '#src/models/addresses/watched-addresses.ts'
import type { LocaleContent } from '#src/models/entries/locale-content.ts'
import type { SiteConfig } from '#src/site/site-config.ts'
import type { LocaleManifestStore, StoredLanguage } from './locale-manifest-store.ts'

/** A language before it is decided whether its stored manifest is still valid. */
export type Language = Pick<
  StoredLanguage,
  'contentHash' | 'claimsInputsHash' | 'claimsHash' | 'homesHash'
> & {
  kept: StoredLanguage | undefined
}

/** What the build keeps of the site's addresses. */
export type AddressSummary = Pick<
  SiteAddresses,
  'locales' | 'rules' | 'problems' | 'quarantined'
> & {
  files: [path: string, name: string][]
  /** See `joinedProjects`. */
  joinedProjects: Record<string, string>
  /** The hashes of its `PageTables`, and of its `HomeAddresses`. */
  tables: Record<keyof PageTables | 'homes', string>
  /** Of everything about the addresses that affects the models of a language. */
  modelInputsHash: string
  /** The same of the addresses that do not come and go with homes: see `watchedAddresses`. */
  besideHomesHash: string
  /** Of those of them that are of no other type that comes and goes. */
  steadyHash: string
}

/** Which addresses the site has, read from the store as far as it knows them. */
export type PlannedAddresses = {
  summary: AddressSummary
  /** All of them, in tables that are read when they are asked for. */
  addresses: () => SiteAddresses
  /** Stores the summary, if the store does not have it. */
  save: () => Promise<void>
}

type Options = {
  snapshot: SnapshotFolder
  siteConfig: SiteConfig
  codeFingerprint: string
  store: LocaleManifestStore
}

/**
 * The languages of the snapshot, with the addresses that their entries claim.
 *
 * @param read reads the content of a language and its homes; only where the store does not know it.
 * @param isWhole whether no entry of a language has failed. Failed entries are not in the content's hash, so a language
 * that lacks entries because of them is made each time.
 */
export const readLanguages = async (
  { snapshot, siteConfig, codeFingerprint, store }: Options,
  read: (
    locale: string,
    known: KnownHomes | undefined,
  ) => { content: LocaleContent; homes: FiledHomes },
  isWhole: (locale: string) => boolean,
): Promise<Map<string, Language>> => {
  const languages = new Map<string, Language>()
  for (const { code } of snapshot.locales) {
    const contentHash = sha256(`${codeFingerprint} ${snapshot.hashOf(code)}`)
    const kept = isWhole(code) ? await store.read(code) : undefined
    if (kept?.contentHash === contentHash) {
      const { claimsInputsHash, claimsHash, homesHash } = kept
      languages.set(code, { contentHash, kept, claimsInputsHash, claimsHash, homesHash })
      continue
    }
    const { content, homes } = read(code, kept && readKnownHomes(store.text(code, kept.homesHash)))
    const claimsInputsHash = sha256(
      `${codeFingerprint} ${snapshot.hashOfTypes(BESIDE_HOMES, code)} ${homes.addressesHash}`,
    )
    languages.set(code, {
      ...{ contentHash, kept, claimsInputsHash },
      claimsHash:
        kept?.claimsInputsHash === claimsInputsHash
          ? kept.claimsHash
          : store.keepText(code, JSON.stringify(localeClaims(content, siteConfig))),
      homesHash: store.keepText(code, knownHomesText(homes.known)),
    })
  }
  return languages
}

/**
 * Which pages exist, in all languages.
 *
 * @param shared what the snapshot has for all languages.
 * @param files paths of files that the site serves unchanged.
 * @throws SiteError
 */
export const planAddresses = async (
  { snapshot, siteConfig, codeFingerprint, store }: Options,
  languages: Map<string, Language>,
  { shared, files }: { shared: Snapshot; files: Iterable<string> },
): Promise<PlannedAddresses> => {
  const { collections, leftOut = [] } = shared
  const redirects = collections.redirects['*'] ?? []
  const served = [...files].map((file) => `/${file}`)
  const claimed = [...languages].map(([code, { claimsHash }]) => [code, claimsHash])
  const inputsHash = sha256(
    JSON.stringify([
      ...[codeFingerprint, snapshot.locales, claimed, redirects, leftOut, served, siteConfig],
      redirects.map(({ to }) => snapshot.media[libraryFile(to) ?? ''] ?? null),
    ]),
  )
  const kept = await store.readAddresses()
  const isKnown = kept?.inputsHash === inputsHash
  const summary = isKnown
    ? kept.summary
    : makeSummary(
        {
          ...{ locales: snapshot.locales, media: snapshot.media, siteConfig },
          ...{ redirects, leftOut, files: served },
          claims: new Map(
            [...languages].map(([code, { claimsHash }]) => [
              code,
              store.value<LocaleClaims>(code, claimsHash),
            ]),
          ),
        },
        store.keepAddressTable,
      )
  return {
    summary,
    addresses: once(() => addressesOf(summary, store.addressTable)),
    save: async () => {
      if (!isKnown) await store.writeAddresses({ inputsHash, summary })
    },
  }
}

/** The addresses of a summary. Of the pages, those are read that are asked for: there are many of them. */
const addressesOf = (
  { files, tables, joinedProjects: _, ...others }: AddressSummary,
  read: LocaleManifestStore['addressTable'],
): SiteAddresses => {
  const { byKey, byPath } = tables
  const found = pagesInTables({ byKey: read(byKey), byPath: read(byPath) })
  const homes = once((): HomeAddresses => JSON.parse(read(tables.homes)))
  return {
    ...{ ...others, ...found },
    pathOf: (key, locale) => found.pagesOf(key, locale)[0]?.path,
    homesHash: (project, locale) => homes()[locale]?.[project] ?? '',
    mainPageOf: ({ prefix }) => found.pageAt(localPath(prefix, '/'))?.path,
    files: new Map(files),
  }
}

/** @param keepTable stores a table and returns its hash. */
const makeSummary = (
  options: Parameters<typeof siteAddresses>[0],
  keepTable: (table: string) => string,
): AddressSummary => {
  const { locales, rules, problems, quarantined, files, ...found } = siteAddresses(options)
  const { pages, homes, joinedProjects } = found
  const { byKey, byPath } = pageTables(pages)
  const hashOf = (those: PageAddress[]) =>
    sha256(
      JSON.stringify([locales, rules, those.map(({ key, locale, path }) => [key, locale, path])]),
    )
  return {
    ...{ locales, rules, problems, quarantined, joinedProjects },
    files: [...files],
    tables: {
      ...{ byKey: keepTable(byKey), byPath: keepTable(byPath) },
      homes: keepTable(JSON.stringify(homes)),
    },
    modelInputsHash: hashOf(pages),
    besideHomesHash: hashOf(pages.filter(({ key }) => !comesWithHomes(key))),
    steadyHash: hashOf(pages.filter(({ key }) => !comesAndGoes(key))),
  }
}
