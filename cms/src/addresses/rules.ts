/**
 * Which addresses are whose, as the site has it in `src/site/site-config.ts` and `src/models/addresses/claims.ts`. The CMS
 * runs on its own and cannot read those; `tests/unit/cms/addresses.test.ts` compares the two.
 */
export const SEGMENTS = {
  projects: 'projects',
  units: 'units',
  articles: 'articles',
  jobs: 'jobs',
} as const

/** First segments that no plain page may take, besides the codes of the languages. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'projects',
  'units',
  'articles',
  'jobs',
  'news',
  'ru',
  '404',
  'account',
  'api',
  'builds',
  'data',
  'draft',
  'index',
  'media',
  'search',
  'shortlist',
]

/** What the slug of an entry of a list must not be: lists have pages and subjects below them. */
const RESERVED_SLUGS: Readonly<Record<string, readonly string[]>> = {
  projects: ['page'],
  units: ['page'],
  articles: ['page', 'tags'],
  jobs: ['page'],
}

/** The path of a type's call, for the types whose entries have a page of their own. */
export const ROUTED: Readonly<Record<string, RoutedType>> = {
  'api::page.page': 'pages',
  'api::project.project': 'projects',
  'api::unit.unit': 'units',
  'api::article.article': 'articles',
  'api::tag.tag': 'tags',
  'api::job.job': 'jobs',
}

export type RoutedType = 'pages' | 'projects' | 'units' | 'articles' | 'tags' | 'jobs'

/** What of an entry makes its address. */
export type Addressed = { slug: string; kind?: string | null }

/** The path of an entry, without the prefix of its language. */
export function pathOf(type: RoutedType, { slug, kind }: Addressed): string {
  if (type === 'tags') return `/${SEGMENTS.articles}/tags/${slug}`
  if (type !== 'pages') return `/${SEGMENTS[type]}/${slug}`
  if (kind === 'main') return '/'
  return kind === 'page' ? `/${slug}` : `/${SEGMENTS[kind as keyof typeof SEGMENTS]}`
}

/** A path with the prefix of its language; the default one, `main`, has none. */
export function inLanguage(path: string, locale: string, main: string): string {
  if (locale === main) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Why an entry cannot have its address, whoever else has one; `locales` are the codes of all languages. */
export function reservedBy(
  type: RoutedType,
  { slug, kind }: Addressed,
  locales: readonly string[],
): string | undefined {
  if (type === 'pages' && kind === 'page') {
    const isReserved = RESERVED_SEGMENTS.includes(slug) || locales.includes(slug)
    return isReserved
      ? `The address /${slug} is reserved for the site itself. Choose another slug.`
      : undefined
  }
  return RESERVED_SLUGS[type]?.includes(slug)
    ? `The slug "${slug}" is reserved below /${SEGMENTS[type as keyof typeof SEGMENTS]}. Choose another one.`
    : undefined
}
