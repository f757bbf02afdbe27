import { sha256 } from '#src/lib/hash.ts'
import type { SiteManifest } from './locale-manifest.ts'
import type { PageHashes } from './plan.ts'

/**
 * What should be published. The hash of a page covers everything that its files depend on: its model with
 * the addresses of its other languages, the shell of its language, and the code.
 */
export const pageHashes = (site: SiteManifest, codeFingerprint: string): PageHashes => ({
  codeFingerprint,
  pages: Object.fromEntries(
    site.pages.map(({ path, modelHash, alternates }) => [
      path,
      sha256(`${codeFingerprint}\n${modelHash}\n${JSON.stringify(alternates)}`),
    ]),
  ),
})
