import type { PublishedPage, PublishedSite } from '#scripts/build/output/published-site.ts'

/** A page with nothing special; `over` says what is. */
export const smallPage = (
  locale: string,
  path: string,
  over: Partial<PublishedPage> = {},
): PublishedPage => ({
  locale,
  path,
  guard: 'none',
  seo: { noIndex: false },
  alternates: [{ locale, path }],
  ...over,
})

const twins = [
  { locale: 'en', path: '/projects' },
  { locale: 'ar', path: '/ar/projects' },
]
const homes = [
  { locale: 'en', path: '/' },
  { locale: 'ar', path: '/ar' },
]

/** Home, projects and an error page in two languages, and one redirect. */
export const smallSite = (): PublishedSite => ({
  locales: [{ code: 'en' }, { code: 'ar' }],
  defaultLocale: 'en',
  pages: [
    smallPage('en', '/', { alternates: homes }),
    smallPage('en', '/404'),
    smallPage('ar', '/ar', { alternates: homes }),
    smallPage('ar', '/ar/404'),
    smallPage('ar', '/ar/projects', { alternates: twins }),
    smallPage('en', '/projects', { alternates: twins }),
  ],
  redirects: [{ from: '/old', to: '/projects', status: 301 }],
  search: {},
  feeds: [],
  sharePictures: {},
  forms: [],
})
