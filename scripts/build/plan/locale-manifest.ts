import { sha256 } from '#src/lib/hash.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { LocaleSite } from '#src/models/site/locale-site.ts'
import type { Site } from '#src/models/site/site.ts'

/** What the build holds of a page when its model is gone. */
type PageEntry = Pick<PageModel, 'key' | 'locale' | 'path' | 'guard'> & {
  seo: Pick<PageModel['seo'], 'noIndex'>
  content: Pick<PageModel['content'], 'type'>
  /** The hash of its model and of the shell around it. */
  modelHash: string
}

/** A language without its page models: what is left is light, and holds for as long as its content does. */
export type LocaleManifest = LocaleSite<PageEntry>

/** The site without its page models. */
export type SiteManifest = Site<PageEntry & Pick<PageModel, 'alternates'>>

/** Models are made with their fields in one order, so plain JSON is stable here. */
export const localeManifest = (made: LocaleSite): LocaleManifest => {
  const shell = sha256(JSON.stringify(made.shell))
  return {
    ...made,
    pages: made.pages.map((page) => ({
      key: page.key,
      locale: page.locale,
      path: page.path,
      guard: page.guard,
      seo: { noIndex: page.seo.noIndex },
      content: { type: page.content.type },
      modelHash: sha256(`${shell}\n${JSON.stringify(page)}`),
    })),
  }
}
