import { describe, expect, test } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import { type RoutedType, routedTypes as types } from '#src/content/addresses.ts'
import { entryClaims, grantClaims } from '#src/models/addresses/claims.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { covers, sourceOf } from '../../../cms/src/addresses/redirect-source.ts'
import {
  pathOf,
  RESERVED_SEGMENTS,
  ROUTED,
  reservedBy,
  SEGMENTS,
} from '../../../cms/src/addresses/rules.ts'

const kinds = ['main', 'page', 'projects', 'units', 'articles', 'jobs']
const slugs = ['some', 'page', 'tags', 'ar', 'de', 'index', ...siteConfig.reservedSegments]
const codes = ['en', 'ar', 'de']

/** What the site makes of one entry: its path, or why it has none. */
function onTheSite(type: RoutedType, slug: string, kind: string) {
  const entry = { documentId: 'one', title: 'One', slug, kind } as unknown as Entry<'pages'>
  const all = { pages: [], projects: [], units: [], articles: [], tags: [], jobs: [] }
  const homes = { all: type === 'units' ? [entry] : [] }
  const content = { locale: 'en', all: { ...all, [type]: [entry] }, homes, holders: {} }
  const { granted, quarantined } = grantClaims({
    locale: { code: 'en', prefix: '' } as never,
    claims: entryClaims(content as never, siteConfig.segments),
    segments: siteConfig.segments,
    reserved: new Set([...siteConfig.reservedSegments, ...codes]),
  })
  return { path: granted[0]?.path, problem: quarantined[0]?.problem }
}

describe('the addresses that the CMS knows', () => {
  test('are those of the site', () => {
    expect(SEGMENTS).toEqual(siteConfig.segments)
    expect([...RESERVED_SEGMENTS].sort()).toEqual([...siteConfig.reservedSegments].sort())
    expect(Object.values(ROUTED).sort()).toEqual([...types].sort())
  })

  test.each(types)('%s have the paths of the site, and the same are reserved', (type) => {
    for (const slug of slugs) {
      for (const kind of type === 'pages' ? kinds : ['page']) {
        const { path, problem } = onTheSite(type, slug, kind)
        const reserved = reservedBy(type, { slug, kind }, codes)
        expect(`${slug} ${kind} ${Boolean(reserved)}`).toBe(`${slug} ${kind} ${Boolean(problem)}`)
        if (path) expect(pathOf(type, { slug, kind })).toBe(path)
      }
    }
  })
})

describe('a redirect', () => {
  test.each([
    '/about',
    '/about/',
    '/about?',
    '/about#x',
    '/about/?#',
    '/%61bout',
    ' /about ',
    '/About',
    '/about/page/2',
    '/about?&',
  ])('"%s" takes the place of /about', (from) => {
    const source = sourceOf(from)
    expect(source && covers(source, '/about')).toBe(true)
  })

  test.each(['/about?a=b', '/about/x', '/abou', '/about/page/0'])('%s does not', (from) => {
    const source = sourceOf(from)
    expect(source && covers(source, '/about')).toBe(false)
  })

  test('that ends in /* takes all that lies below', () => {
    const source = sourceOf('/projects/*') as NonNullable<ReturnType<typeof sourceOf>>
    const pages = ['/projects', '/projects/a', '/projectsx', '/']
    expect(pages.filter((page) => covers(source, page))).toEqual(['/projects', '/projects/a'])
  })

  test.each(['about', 'https://x.example/', '//x', '', '/%E0%A4%A'])('"%s" is no path', (from) => {
    expect(sourceOf(from)).toBeUndefined()
  })
})
