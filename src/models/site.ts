import type { Quarantined } from '#src/content/snapshot.ts'
import type { Feed } from './feed.ts'
import type { LocaleForms } from './form.ts'
import type { SiteLocale } from './locales.ts'
import type { PageModel } from './page.ts'
import type { RedirectRule } from './redirect-rule.ts'
import type { SharePicture } from './share-picture.ts'
import type { Shell } from './shell.ts'
import type { UnitSearch } from './unit-search.ts'

/** Something an editor should mend. The build goes on, and its report names it. */
export type Problem = {
  /** The entry that holds it, such as `articles/x1y2z3…`. */
  entry: string
  locale: string
  problem: string
  /** `link` where something leads to nothing. */
  about?: 'link'
}

/** A page whose content is delivered by the account function, to people of a role or to all of them. */
export type RestrictedPage = { role: string | null; page: PageModel }

/**
 * The whole site as values: what is rendered, and what the published files derive from. `Page` is what is
 * held of a page: its model, unless told.
 */
export type Site<Page = PageModel> = {
  /** The default locale first. */
  locales: SiteLocale[]
  defaultLocale: string
  /** One a locale: what every page of the locale shows around its content. */
  shells: Record<string, Shell>
  /** Sorted by path. Error pages (`/404`, `/ar/404`) are among them. */
  pages: Page[]
  /** Pages for signed-in people with their content; `pages` has only their shells. */
  restricted: RestrictedPage[]
  /** In the order in which they apply, chains flattened. */
  redirects: RedirectRule[]
  /** One a locale: what the filter of the units looks through in the browser. */
  search: Record<string, UnitSearch>
  /** One a locale that has articles. */
  feeds: Feed[]
  /** What stands for a page where it is shared, by the page's path. */
  sharePictures: Record<string, SharePicture>
  /** What the lead function checks the forms by; the default locale first. */
  forms: LocaleForms[]
  /** The names of the files that some page shows: no others are published. */
  media: string[]
  problems: Problem[]
  /** Entries that could not become a page. */
  quarantined: Quarantined[]
}
