import { localePrefix } from '../addresses/locale-prefix.ts'
import type { PageModel } from '../pages/page.ts'
import type { Shell } from './shell.ts'

/** How many articles a feed holds: the newest. */
const NEWEST = 30

/** The newest articles of a language, for those who follow them with a reader. */
export type Feed = {
  /** The path of the feed itself, such as "/ar/rss.xml". */
  path: string
  locale: string
  title: string
  description: string
  home: string
  items: FeedItem[]
}

export type FeedItem = {
  path: string
  title: string
  summary: string
  /** A day, such as "2026-05-31". */
  date: string
  author: string | null
  subjects: string[]
}

/** The path of the feed of a language. */
export const feedPath = (shell: Pick<Shell, 'locale' | 'defaultLocale'>): string =>
  `${localePrefix(shell)}/rss.xml`

/** The feed of a language; none if it has no articles. */
export const feedModel = (shell: Shell, pages: PageModel[]): Feed | undefined => {
  const items = pages.flatMap(({ path, content }): FeedItem[] =>
    content.type === 'article'
      ? [
          {
            path,
            title: content.title,
            summary: content.summary,
            date: content.date,
            author: content.author,
            subjects: content.tags.map(({ title }) => title),
          },
        ]
      : [],
  )
  if (items.length === 0) return undefined
  const { locale, siteName, seo, home } = shell
  return {
    path: feedPath(shell),
    locale,
    title: siteName,
    description: seo.description,
    home,
    items: items.toSorted(newestFirst).slice(0, NEWEST),
  }
}

const newestFirst = (a: FeedItem, b: FeedItem): number =>
  b.date.localeCompare(a.date) || (a.path < b.path ? -1 : 1)
