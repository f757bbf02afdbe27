import { localPath } from '#src/lib/local-path.ts'

/** A page of every type in the demo, without the prefix of its language, by what it is. */
export const PAGE_TYPES = {
  main: '/',
  projects: '/projects',
  project: '/projects/marina-crest',
  units: '/units',
  'units-page-2': '/units/page/2',
  unit: '/units/marina-crest-1204',
  articles: '/articles',
  'articles-of-a-subject': '/articles/tags/living',
  article: '/articles/how-light-shapes-a-plan',
  jobs: '/jobs',
  job: '/jobs/architect',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  login: '/account/login',
  shortlist: '/shortlist',
  search: '/search',
  missing: '/404',
}

/** The languages in which the bars hold, one of each direction of writing, with the prefix of their pages. */
export const LANGUAGES = { en: { prefix: '', dir: 'ltr' }, ar: { prefix: '/ar', dir: 'rtl' } }

/** Every type of page in both languages. */
export const EVERY_PAGE: string[] = Object.values(LANGUAGES).flatMap(({ prefix }) =>
  Object.values(PAGE_TYPES).map((path) => localPath(prefix, path)),
)

const PREFIXES = Object.values(LANGUAGES).map(({ prefix }) => prefix)

const typesFrom = (first: number): string[] =>
  Object.values(PAGE_TYPES).map((path, index) =>
    localPath(PREFIXES[(first + index) % PREFIXES.length] as string, path),
  )

/** Every type of page once, in one language after another. */
export const EVERY_TYPE = typesFrom(0)

/** The same, each in the language in which `EVERY_TYPE` has not got it. */
export const EVERY_TYPE_OTHERWISE = typesFrom(1)
