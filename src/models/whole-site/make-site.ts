import type { MediaFile, Quarantined, Snapshot } from '#src/content/snapshot.ts'
import { localeClaims } from '../addresses/claims.ts'
import { siteAddresses } from '../addresses/site-addresses.ts'
import { leavingOut } from '../entries/leaving-out.ts'
import { frameContent, type LocaleContent, localeContent } from '../entries/locale-content.ts'
import { localeSite, type SiteSettings } from './locale-site.ts'
import { ratesOf } from './rates.ts'
import { joinLocales, type Site } from './site.ts'

type BuildOptions = SiteSettings & {
  snapshot: Snapshot
  mediaPath?: (file: MediaFile) => string
  searchable?: boolean
}

/**
 * Turns the content into the whole site. Pure: the same snapshot and settings give the same site.
 *
 * An entry that cannot become a page is quarantined, and what an editor should fix is reported; the
 * rest goes on.
 *
 * @param options.mediaPath the addresses of files, if not those of the build's output.
 * @param options.searchable whether the site has an index for the search.
 * @throws SiteError as `siteAddresses` does.
 */
export const makeSite = (options: BuildOptions): Site =>
  leavingOut((failed) => buildOnce(options, failed))

const buildOnce = (options: BuildOptions, failed: readonly Quarantined[]): Site => {
  const { snapshot, mediaPath, searchable, ...settings } = options
  const { locales, media, collections } = snapshot
  const { siteConfig } = settings
  const content = new Map(locales.map(({ code }) => [code, localeContent(snapshot, code, failed)]))
  const addresses = siteAddresses({
    locales,
    claims: new Map([...content].map(([code, it]) => [code, localeClaims(it, siteConfig)])),
    redirects: collections.redirects['*'] ?? [],
    leftOut: snapshot.leftOut ?? [],
    media,
    siteConfig,
  })
  const made = addresses.locales.map((locale) =>
    localeSite({
      ...{ addresses, locale, media, mediaPath, settings, searchable },
      content: content.get(locale.code) as LocaleContent,
      frameContent: frameContent(snapshot, locale.code, failed),
    }),
  )
  return joinLocales(addresses, made, ratesOf(snapshot.singles))
}
