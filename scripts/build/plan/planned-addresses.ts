import type { SnapshotFolder } from '#src/content/read.ts'
import type { KnownGroups } from '#src/content/read-homes.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import { once } from '#src/lib/memo.ts'
import { type LocaleClaims, localeClaims } from '#src/models/addresses/claims.ts'
import { type SiteAddresses, siteAddresses } from '#src/models/addresses/site-addresses.ts'
import type { LocaleContent } from '#src/models/entries/locale-content.ts'
import type { SiteConfig } from '#src/site/site-config.ts'
import type { LocaleManifestStore, StoredLanguage } from './locale-manifest-store.ts'

/** A language before it is decided whether its stored manifest is still valid. */
export type Language = Pick<StoredLanguage, 'contentHash' | 'claimsHash' | 'homesHash'> & {
  kept: StoredLanguage | undefined
}

/** What the build needs of the site's addresses where no language is made. */
export type AddressSummary = Pick<
  SiteAddresses,
  'locales' | 'rules' | 'problems' | 'quarantined'
> & {
  files: [path: string, name: string][]
  /** Of everything about the addresses that affects the models of a language. */
  modelInputsHash: string
}

/** Which addresses the site has, read from the store as far as it knows them. */
export type PlannedAddresses = {
  summary: AddressSummary
  /** All of them; made when they are asked for. */
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
 * @param read reads the content of a language, and what is known of its homes; only where the store does not know it.
 * @param isWhole whether no entry of a language has failed. Failed entries are not in the content's hash, so a language
 * that lacks entries because of them is made each time.
 */
export const readLanguages = async (
  { snapshot, siteConfig, codeFingerprint, store }: Options,
  read: (locale: string, known: KnownGroups) => { content: LocaleContent; known: KnownGroups },
  isWhole: (locale: string) => boolean,
): Promise<Map<string, Language>> => {
  const languages = new Map<string, Language>()
  for (const { code } of snapshot.locales) {
    const contentHash = sha256(`${codeFingerprint} ${snapshot.hashOf(code)}`)
    const kept = isWhole(code) ? await store.read(code) : undefined
    if (kept?.contentHash === contentHash) {
      languages.set(code, {
        contentHash,
        kept,
        claimsHash: kept.claimsHash,
        homesHash: kept.homesHash,
      })
      continue
    }
    const now = read(code, kept ? store.value<KnownGroups>(code, kept.homesHash) : {})
    languages.set(code, {
      ...{ contentHash, kept },
      claimsHash: store.keepText(code, JSON.stringify(localeClaims(now.content, siteConfig))),
      homesHash: store.keepText(code, JSON.stringify(now.known)),
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
      ...[codeFingerprint, snapshot.locales, claimed, redirects, leftOut, snapshot.media],
      ...[served, siteConfig],
    ]),
  )
  const kept = await store.readAddresses()
  const known = kept?.inputsHash === inputsHash ? kept.summary : undefined
  const addresses = once(() =>
    siteAddresses({
      locales: snapshot.locales,
      claims: new Map(
        [...languages].map(([code, { claimsHash }]) => [
          code,
          store.value<LocaleClaims>(code, claimsHash),
        ]),
      ),
      ...{ redirects, leftOut, media: snapshot.media, files: served, siteConfig },
      known,
    }),
  )
  const summary = known ?? addressSummary(addresses())
  return {
    ...{ summary, addresses },
    save: async () => {
      if (!known) await store.writeAddresses({ inputsHash, summary })
    },
  }
}

const addressSummary = ({
  locales,
  rules,
  problems,
  quarantined,
  files,
  pages,
}: SiteAddresses): AddressSummary => ({
  ...{ locales, rules, problems, quarantined },
  files: [...files],
  modelInputsHash: sha256(
    JSON.stringify([locales, rules, pages.map(({ key, locale, path }) => [key, locale, path])]),
  ),
})
