import { sha256 } from '#src/lib/hash.ts'
import type { Site } from '#src/models/site.ts'

/**
 * The hash of everything that each page shows, by path: its model, and the shell of its language. The
 * models are made in one order of fields, so plain JSON is stable here.
 */
export const pageHashes = (site: Site): Record<string, string> => {
  const shells = Object.fromEntries(
    Object.entries(site.shells).map(([locale, shell]) => [locale, sha256(JSON.stringify(shell))]),
  )
  return Object.fromEntries(
    site.pages.map((page) => [
      page.path,
      sha256(`${shells[page.locale]}\n${JSON.stringify(page)}`),
    ]),
  )
}
