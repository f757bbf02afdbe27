import { sha256 } from '#src/lib/hash.ts'
import type { SiteOutline } from './outline.ts'
import type { SiteManifest } from './plan.ts'

/**
 * What should be published. The hash of a page covers everything that its files depend on: its model with
 * the addresses of its other languages, the shell of its language, and the code.
 */
export const siteManifest = (site: SiteOutline, codeFingerprint: string): SiteManifest => ({
  codeFingerprint,
  pages: Object.fromEntries(
    site.pages.map(({ path, shown, alternates }) => [
      path,
      sha256(`${codeFingerprint}\n${shown}\n${JSON.stringify(alternates)}`),
    ]),
  ),
})
