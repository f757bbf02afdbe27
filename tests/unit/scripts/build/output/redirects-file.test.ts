import { describe, expect, test } from 'vitest'
import { redirectFiles } from '#scripts/build/output/redirects-file.ts'
import { lookupFile } from '#src/lib/redirect-lookup.ts'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'
import { smallSite } from '#tests/fixtures/small-site.ts'

describe('redirectFiles', () => {
  test('keeps the order, forces redirects and ends with the error pages', () => {
    expect(
      file(
        { from: '/b', to: '/projects', status: 302 },
        { from: '/news', to: '/articles', status: 301 },
        { from: '/news/*', to: '/articles/:splat', status: 301 },
      ),
    ).toEqual([
      '/b /projects 302!',
      '/news /articles 301!',
      '/news/* /articles/:splat 301!',
      '/ar/* /ar/404.html 404',
    ])
  })

  test('a splat that would lead anywhere gets a first segment that is never empty', () => {
    expect(file({ from: '/ru/*', to: '/:splat', status: 301 })).toEqual([
      '/ru/:head /:head 301!',
      '/ru/:head/* /:head/:splat 301!',
      '/ar/* /ar/404.html 404',
    ])
  })

  test('a path that is not plain ASCII is written decoded and encoded', () => {
    expect(file({ from: '/über uns', to: '/ar/من-نحن', status: 301 })).toEqual([
      '/über%20uns /ar/%D9%85%D9%86-%D9%86%D8%AD%D9%86 301!',
      '/%C3%BCber%20uns /ar/%D9%85%D9%86-%D9%86%D8%AD%D9%86 301!',
      '/ar/* /ar/404.html 404',
    ])
  })

  test('what is encoded already stays as it is', () => {
    expect(file({ from: '/a', to: 'https://x.example/a%20b?c=%C3%A9#d', status: 301 })[0]).toBe(
      '/a https://x.example/a%20b?c=%C3%A9#d 301!',
    )
  })

  test('a query is a condition', () => {
    expect(file({ from: '/p', query: { id: '5', 'a b': 'c=d' }, to: '/', status: 301 })[0]).toBe(
      '/p id=5 a%20b=c%3Dd / 301!',
    )
  })

  test('a redirect for a query of a page does not hide the page', () => {
    expect(file({ from: '/projects', query: { id: '5' }, to: '/', status: 301 })[0]).toBe(
      '/projects id=5 / 301!',
    )
  })

  test('the default locale gets no line: Netlify has its error page by default', () => {
    const site = { ...smallSite(), locales: [{ code: 'en' }] }
    expect(redirectFiles(site)._redirects).toBe('/old /projects 301!\n')
  })
})

describe('more redirects than rules should be', () => {
  const redirects: RedirectRule[] = [
    { from: '/ru/old', to: '/projects', status: 301 },
    { from: '/ru', to: '/', status: 301 },
    { from: '/ru/*', to: '/:splat', status: 301 },
    { from: '/item', to: '/', status: 301 },
    { from: '/item', query: { id: '5' }, to: '/projects', status: 301 },
    { from: '/old', to: '/projects', status: 301 },
    { from: '/über', to: '/ar/مشاريع', status: 302 },
    { from: '/old', to: '/elsewhere', status: 301 },
  ]
  const { _redirects, ...lookups }: Record<string, string> = redirectFiles(
    { ...smallSite(), redirects },
    4,
  )

  test('leave only what cannot be looked up, what a rule that stays would match, and the way to the function that looks up', () => {
    expect(_redirects?.trimEnd().split('\n')).toEqual([
      '/ru/old /projects 301!',
      '/ru / 301!',
      '/ru/:head /:head 301!',
      '/ru/:head/* /:head/:splat 301!',
      '/item / 301!',
      '/item id=5 /projects 301!',
      '/* /api/redirect/:splat 200',
    ])
  })

  test('are in the file that the function reads, the first of two for one path', () => {
    const entry = (path: string) => JSON.parse(lookups[lookupFile(path)] ?? '').redirects[path]
    expect(entry('/old')).toEqual(['/projects', 301])
    expect(entry('/über')).toEqual(['/ar/%D9%85%D8%B4%D8%A7%D8%B1%D9%8A%D8%B9', 302])
  })
})

const file = (...redirects: RedirectRule[]): string[] =>
  redirectFiles({ ...smallSite(), redirects })
    ._redirects.trimEnd()
    .split('\n')
