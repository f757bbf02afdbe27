/** Where the same page lives in another language. `path` has the locale's prefix. */
export type Alternate = { locale: string; path: string }

/** What a search engine and a shared link show. Addresses are paths; the site's origin is added at render. */
export type PageSeo = {
  title: string
  description: string
  image: string | null
  noIndex: boolean
}

/** One page in one language: everything it shows but the shell of its locale. */
export type PageModel = {
  locale: string
  dir: 'ltr' | 'rtl'
  /** The public path: `/`, `/projects/x`, `/ar`, `/ar/projects/x`. */
  path: string
  layout: string
  guard: 'none' | 'auth' | 'guest'
  seo: PageSeo
  /** Every language in which the page exists, its own included, in the order of the locales. */
  alternates: Alternate[]
}
