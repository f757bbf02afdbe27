import { sha256 } from '#src/lib/hash.ts'
import type { SiteAddresses } from '#src/models/addresses/site-addresses.ts'

/** What the build needs of the site's addresses where no language is made. */
export type AddressSummary = Pick<
  SiteAddresses,
  'locales' | 'rules' | 'problems' | 'quarantined'
> & {
  files: [path: string, name: string][]
  /** Of everything about the addresses that affects the models of a language. */
  modelInputsHash: string
}

export const addressSummary = ({
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
