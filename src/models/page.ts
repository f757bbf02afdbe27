import type { Guard, LayoutName } from '#src/site/site-config.ts'
import type { PageContent } from './content.ts'

/** Where the same page lives in another language. `path` has the locale's prefix. */
export type Alternate = { locale: string; path: string }

/** What a search engine and a shared link show. `image` is a path; the origin is added at render. */
export type PageSeo = {
  title: string
  description: string
  image: string | null
  noIndex: boolean
}

/** A step of the way from the home page to this one; the page itself is the last. */
export type Breadcrumb = { label: string; path: string }

/** One page in one language: everything it shows but the shell of its locale. */
export type PageModel = {
  /** The same in every language: the entry, and the page of its list, such as `tags/x1y2…#2`. */
  key: string
  locale: string
  dir: 'ltr' | 'rtl'
  /** The public path: `/`, `/projects/x`, `/ar`, `/ar/projects/x`. */
  path: string
  layout: LayoutName
  guard: Guard
  seo: PageSeo
  /** Every language in which the page exists, its own included, in the order of the locales. */
  alternates: Alternate[]
  /** Empty on the home page and on error pages. */
  breadcrumbs: Breadcrumb[]
  content: PageContent
}
