import { describe, expect, test } from 'vitest'
import { feedFiles } from '#scripts/build/output/feeds.ts'
import { escapeXml } from '#scripts/build/output/xml.ts'
import { type FeedItem, feedModel } from '#src/models/whole-site/feed.ts'
import { shell } from '#tests/unit/components/sample.ts'

const published = (slug: string, date: string, title = slug): FeedItem => ({
  ...{ path: `/articles/${slug}`, title, date },
  ...{ summary: 'In short', author: null, subjects: [] },
})

describe('the feed of a language', () => {
  test('is RSS with its articles, the newest first', () => {
    const feed = feedModel(shell(), [
      published('old', '2025-12-31'),
      published('new', '2026-05-31', 'Bricks & <mortar>'),
    ])
    const { 'rss.xml': xml = '' } = feedFiles(feed ? [feed] : [], 'https://mira.example')
    expect(xml.split('\n').slice(0, 8)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
      '<channel>',
      '<title>Mira</title>',
      '<link>https://mira.example/</link>',
      '<atom:link href="https://mira.example/rss.xml" rel="self" type="application/rss+xml"/>',
      '<description>Homes</description>',
      '<language>en</language>',
    ])
    expect([...xml.matchAll(/<guid isPermaLink="true">([^<]*)/g)].map((it) => it[1])).toEqual([
      'https://mira.example/articles/new',
      'https://mira.example/articles/old',
    ])
    expect(xml).toContain('<title>Bricks &#38; &#60;mortar&#62;</title>')
    expect(xml).toContain('<pubDate>Sun, 31 May 2026 00:00:00 GMT</pubDate>')
  })

  test('lies behind the prefix of the language, and is missing where there are no articles', () => {
    const arabic = shell({ locale: 'ar', home: '/ar' })
    expect(feedModel(arabic, [published('a', '2026-01-01')])?.path).toBe('/ar/rss.xml')
    expect(feedModel(arabic, [])).toBe(undefined)
  })

  test('has an address of its own where the language has no main page', () => {
    const feeds = [shell(), shell({ locale: 'ar', home: '/' })].flatMap(
      (it) => feedModel(it, [published('a', '2026-01-01', it.locale)]) ?? [],
    )
    const files = feedFiles(feeds, 'https://mira.example')
    expect(files['rss.xml']).toContain('<language>en</language>')
    expect(files['ar/rss.xml']).toContain('<language>ar</language>')
  })
})

test('XML holds no character that it must not', () => {
  expect(escapeXml('a\u0000b\u000bc\u001fd"e')).toBe('abcd&#34;e')
})
