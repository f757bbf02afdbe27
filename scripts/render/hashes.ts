import { sha256 } from '#src/lib/hash.ts'
import type { Site } from '#src/models/site.ts'
import type { SiteManifest } from './plan.ts'

/**
 * What should be published. The hash of a page covers everything that its files depend on: its model,
 * the shell of its language, and the code. Models are made with their fields in one order, so plain JSON
 * is stable here.
 */
export const siteManifest = (site: Site, codeFingerprint: string): SiteManifest => {
  const shells = new Map(
    Object.entries(site.shells).map(([locale, shell]) => [locale, sha256(JSON.stringify(shell))]),
  )
  const hash = (page: Site['pages'][number]) =>
    sha256(`${codeFingerprint}\n${shells.get(page.locale)}\n${JSON.stringify(page)}`)
  return {
    codeFingerprint,
    pages: Object.fromEntries(site.pages.map((page) => [page.path, hash(page)])),
  }
}
