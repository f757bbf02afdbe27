import type { Entry } from '#src/cms/types.ts'

/** Types whose entries have a page of their own, in the order in which they claim addresses. */
export const routedTypes = ['pages', 'projects', 'units', 'articles', 'tags', 'jobs'] as const

export type RoutedType = (typeof routedTypes)[number]

/** The first segment of the addresses of each type but pages. */
export type Segments = { projects: string; units: string; articles: string; jobs: string }

/** Each type's own name, for who has no others. */
export const ownSegments: Segments = {
  projects: 'projects',
  units: 'units',
  articles: 'articles',
  jobs: 'jobs',
}

/** What an address depends on. */
export type Addressed = { slug: string; kind?: string | undefined }

/** The path of an entry in its language, without the language's prefix. */
export const entryPath = (type: RoutedType, entry: Addressed, segments: Segments): string => {
  if (type === 'pages') {
    const { kind, slug } = entry as Pick<Entry<'pages'>, 'kind' | 'slug'>
    if (kind === 'main') return '/'
    return kind === 'page' ? `/${slug}` : `/${segments[kind]}`
  }
  if (type === 'tags') return `/${segments.articles}/tags/${entry.slug}`
  return `/${segments[type]}/${entry.slug}`
}

/** The types that share their addresses with others: two entries of a space may claim one path. */
export const spaceOf = (type: RoutedType, segments: Segments): string => {
  if (type === 'pages') return ''
  return type === 'tags' ? segments.articles : segments[type]
}
