import { localePrefix } from '../addresses/locale-prefix.ts'
import { defined, type LocaleCards } from '../parts/cards.ts'
import type { LocaleContext } from '../parts/context.ts'
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

/** All articles of a language that have a page. */
export const feedItems = ({ content, pathOf }: LocaleContext, cards: LocaleCards): FeedItem[] =>
  content.all.articles.flatMap((entry) => {
    const { documentId, title, summary, date, author, tags } = entry
    const path = pathOf('articles', documentId)
    const subjects = defined(tags.map(cards.tag)).map((tag) => tag.title)
    return path ? [{ path, title, summary, date, author, subjects }] : []
  })

/** The feed of a language; none if it has no articles. */
export const feedModel = (shell: Shell, items: FeedItem[]): Feed | undefined => {
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
