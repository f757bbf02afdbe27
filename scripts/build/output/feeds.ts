import type { Feed, FeedItem } from '#src/models/whole-site/feed.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { escapeXml, xmlAddress } from './xml.ts'

/**
 * The feeds as RSS 2.0, by their paths below the published folder. They hold no time of making: the same
 * articles give the same bytes.
 *
 * @param origin scheme and host of the site, such as `https://mira.example`.
 * @see https://www.rssboard.org/rss-specification
 */
export const feedFiles = (feeds: Feed[], origin: string): Record<string, string> =>
  Object.fromEntries(feeds.map((feed) => [feed.path.slice(1), rss(feed, origin)]))

const rss = ({ path, locale, title, description, home, items }: Feed, origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    `<link>${xmlAddress(origin, home)}</link>`,
    `<atom:link href="${xmlAddress(origin, path)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', languageTag(locale)),
    ...items.map((item) => itemElement(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')

const itemElement = (item: FeedItem, origin: string): string => {
  const address = xmlAddress(origin, item.path)
  return [
    '<item>',
    element('title', item.title),
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    element('description', item.summary),
    element('pubDate', new Date(`${item.date}T00:00:00Z`).toUTCString()),
    ...(item.author ? [element('dc:creator', item.author)] : []),
    ...item.subjects.map((subject) => element('category', subject)),
    '</item>',
  ].join('\n')
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
