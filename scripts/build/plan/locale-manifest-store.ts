import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sha256 } from '#src/lib/hash.ts'
import { readJson, requireJson, unchecked, writeJson } from '#src/lib/json-file.ts'
import { once } from '#src/lib/memo.ts'
import { writeAtOnce } from '#src/lib/write-whole.ts'
import type { ProjectFacts } from '#src/models/whole-site/project-facts.ts'
import { type SearchState, textsOfSearch } from '#src/models/whole-site/site-search.ts'
import type { PageShards } from './page-shards.ts'
import type { AddressSummary } from './planned-addresses.ts'
import type { LocaleManifest } from './site-manifest.ts'

/** What was made for a language, and hashes of its inputs: with equal hashes the result would be the same. */
export type StoredLanguage = {
  /** Of the code and of all content of the language. */
  contentHash: string
  /** Of all that the claims depend on: less than the content. */
  claimsInputsHash: string
  /** Of the text of its `LocaleClaims`. */
  claimsHash: string
  /** Of the text of its `KnownHomes`: what is known of its homes by their files. */
  homesHash: string
  /** Of all inputs of `manifest` but its frame: also the addresses of the site and the settings. */
  inputsHash: string
  /** Of the texts of header and footer, on which nothing else of `manifest` depends. */
  frameContentHash: string
  manifest: LocaleManifest
}

/** The addresses of the previous build, and a hash of all that they were made from. */
type StoredAddresses = { inputsHash: string; summary: AddressSummary }

/** The fingerprint of the code that has stored something. */
type ByCode = { code: string }

/** The languages of the previous build, by their codes. What is large of a language is a text, named by its hash. */
export type LocaleManifestStore = {
  read: (locale: string) => Promise<StoredLanguage | undefined>
  write: (locale: string, kept: StoredLanguage) => Promise<void>
  readAddresses: () => Promise<StoredAddresses | undefined>
  /** Removes the tables that it does not name. */
  writeAddresses: (kept: StoredAddresses) => Promise<void>
  /** Stores a table, completely or not at all, and returns its hash. */
  keepAddressTable: (table: string) => string
  addressTable: (hash: string) => string
  /** Stores a text, completely or not at all, and returns its hash. */
  keepText: (locale: string, text: string) => string
  text: (locale: string, hash: string) => string
  /** What a text in JSON holds. This very code has written it: `read` knows no language of another. */
  value: <Value>(locale: string, hash: string) => Value
  /** The file with a text; it is never overwritten. */
  file: (locale: string, hash: string) => string
  /** What is known of the homes of a project, by its version: see `projectVersions`. */
  facts: (locale: string, version: string) => ProjectFacts | undefined
  keepFacts: (locale: string, version: string, facts: ProjectFacts) => Promise<void>
  /** Removes the texts of languages that none of these names any more, and the facts of other versions. */
  prune: (
    languages: ReadonlyMap<string, StoredLanguage>,
    versions: ReadonlyMap<string, ReadonlySet<string>>,
  ) => Promise<void>
}

/**
 * @param folder it is created if it is missing.
 * @param code the fingerprint of the code. What other code has stored is not read, since its shape may be another.
 */
export const localeManifestStore = (folder: string, code: string): LocaleManifestStore => {
  const indexOf = (locale: string) => join(folder, locale, 'index.json')
  const textsOf = (locale: string) => join(folder, locale, 'texts')
  const factsOf = (locale: string) => join(folder, locale, 'facts')
  const addressesFile = join(folder, 'addresses.json')
  const tablesFolder = join(folder, 'address-tables')
  const known = new Map<string, Set<string>>()
  /** The names of the texts that are there, listed once. */
  const names = (locale: string): Set<string> => {
    const listed = known.get(locale) ?? new Set(existingNames(textsOf(locale)))
    known.set(locale, listed)
    return listed
  }
  const file = (locale: string, hash: string) => join(textsOf(locale), hash)
  const factsFile = (locale: string, version: string, part: Part) =>
    join(factsOf(locale), `${version}.${part}.json`)
  const text = (locale: string, hash: string) => readFileSync(file(locale, hash), 'utf8')
  const value = <Value>(locale: string, hash: string) =>
    requireJson(file(locale, hash), unchecked<Value>())
  /** The hashes of the texts of the pages of a list. */
  const shardHashesIn = (locale: string, listHash: string): string[] =>
    Object.values(value<PageShards>(locale, listHash)).map(({ pagesHash }) => pagesHash)

  return {
    file,
    text,
    value,
    read: async (locale) => {
      const stored = await readJson(indexOf(locale), unchecked<StoredLanguage & ByCode>())
      const isThere = (it: string) => names(locale).has(it)
      const isWhole =
        stored?.code === code &&
        [
          stored.claimsHash,
          stored.homesHash,
          stored.manifest.pagesHash,
          stored.manifest.shownFilesHash,
          ...(stored.manifest.searchStateHash ? [stored.manifest.searchStateHash] : []),
        ].every(isThere) &&
        shardHashesIn(locale, stored.manifest.pagesHash).every(isThere)
      return isWhole ? stored : undefined
    },
    write: (locale, kept) => writeJson(indexOf(locale), { ...kept, code }),
    readAddresses: async () => {
      const kept = await readJson(addressesFile, unchecked<StoredAddresses>())
      const tables = Object.values(kept?.summary.tables ?? {})
      return tables.every((hash) => existsSync(join(tablesFolder, hash))) ? kept : undefined
    },
    writeAddresses: async (kept) => {
      await writeJson(addressesFile, kept)
      const current = new Set(Object.values(kept.summary.tables))
      for (const name of existingNames(tablesFolder)) {
        if (!current.has(name)) await rm(join(tablesFolder, name))
      }
    },
    keepAddressTable: (table) => {
      const hash = sha256(table)
      mkdirSync(tablesFolder, { recursive: true })
      writeAtOnce(join(tablesFolder, hash), table)
      return hash
    },
    addressTable: (hash) => readFileSync(join(tablesFolder, hash), 'utf8'),
    keepText: (locale, content) => {
      const hash = sha256(content)
      const there = names(locale)
      if (there.has(hash)) return hash
      const target = file(locale, hash)
      if (there.size === 0) mkdirSync(textsOf(locale), { recursive: true })
      writeAtOnce(target, content)
      there.add(hash)
      return hash
    },
    facts: (locale, version) => {
      const read = <P extends Part>(part: P) =>
        requireJson(factsFile(locale, version, part), unchecked<PartsOfFacts[P]>())
      try {
        const known = read('known')
        return { known, cards: once(() => read('cards')), index: once(() => read('index')) }
      } catch {
        return undefined
      }
    },
    keepFacts: async (locale, version, { known, cards, index }) => {
      const parts = { known, cards: cards(), index: index() }
      for (const part of PARTS) await writeJson(factsFile(locale, version, part), parts[part])
    },
    prune: async (languages, versions) => {
      for (const [locale, current] of versions) {
        const kept = new Set(
          [...current].flatMap((version) =>
            PARTS.map((part) => basename(factsFile(locale, version, part))),
          ),
        )
        const gone = existingNames(factsOf(locale)).filter((name) => !kept.has(name))
        for (const name of gone.toSorted(byPart)) await rm(join(factsOf(locale), name))
      }
      for (const [locale, { claimsHash, homesHash, manifest }] of languages) {
        const { pagesHash, shownFilesHash, searchFilesHash, searchStateHash } = manifest
        const { sharePictureHashes, paymentTermsHash } = manifest
        const found = value<Record<string, string>>(locale, searchFilesHash)
        const ofPages = [pagesHash, shownFilesHash, ...shardHashesIn(locale, pagesHash)]
        const ofSearch = searchStateHash
          ? [searchStateHash, ...textsOfSearch(value<SearchState>(locale, searchStateHash))]
          : []
        const named = [
          claimsHash,
          homesHash,
          ...ofPages,
          searchFilesHash,
          ...ofSearch,
          paymentTermsHash,
        ]
        const kept = new Set([
          ...named,
          ...Object.values(found),
          ...Object.values(sharePictureHashes),
        ])
        for (const name of await readdir(textsOf(locale))) {
          if (kept.has(name)) continue
          await rm(file(locale, name))
          names(locale).delete(name)
        }
      }
    },
  }
}

/**
 * The parts of `ProjectFacts`, each in a file of its own: most builds need the cards of few projects. They are written in
 * this order and removed in the other one, so that where the last one is, all are.
 */
const PARTS = ['cards', 'index', 'known'] as const

/** The last part first. */
const byPart = (a: string, b: string): number => partOf(b) - partOf(a)
const partOf = (name: string): number => PARTS.findIndex((part) => name.endsWith(`.${part}.json`))

type Part = (typeof PARTS)[number]

type PartsOfFacts = {
  known: ProjectFacts['known']
  cards: ReturnType<ProjectFacts['cards']>
  index: ReturnType<ProjectFacts['index']>
}

const existingNames = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
