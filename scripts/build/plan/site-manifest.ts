import { sha256 } from '#src/lib/hash.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { LocaleSite } from '#src/models/site/locale-site.ts'
import type { Site } from '#src/models/site/site.ts'
import type { PageHashes } from './plan.ts'

/** What the build keeps of a page without its model. */
type PageEntry = Pick<PageModel, 'key' | 'locale' | 'path' | 'guard' | 'alternates'> & {
  seo: Pick<PageModel['seo'], 'noIndex'>
  content: Pick<PageModel['content'], 'type'>
  /** The hash of all that its files depend on: its model, the shell of its language, and the code. */
  hash: string
}

/** A language without its page models: it is small, and valid as long as the content is the same. */
export type LocaleManifest = LocaleSite<PageEntry>

/** The site without its page models. */
export type SiteManifest = Site<PageEntry>

/** Models are made with their fields in one order, so plain JSON is stable here. */
export const localeManifest = (made: LocaleSite, codeFingerprint: string): LocaleManifest => {
  const around = `${codeFingerprint}\n${sha256(JSON.stringify(made.shell))}`
  return {
    ...made,
    pages: made.pages.map((page) => ({
      key: page.key,
      locale: page.locale,
      path: page.path,
      alternates: page.alternates,
      guard: page.guard,
      seo: { noIndex: page.seo.noIndex },
      content: { type: page.content.type },
      hash: sha256(`${around}\n${JSON.stringify(page)}`),
    })),
  }
}

/** What the output should be. */
export const pageHashes = (site: SiteManifest, codeFingerprint: string): PageHashes => ({
  codeFingerprint,
  pages: Object.fromEntries(site.pages.map(({ path, hash }) => [path, hash])),
})
