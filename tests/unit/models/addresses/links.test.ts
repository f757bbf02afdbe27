import { describe, expect, it } from 'vitest'
import { markdownAddresses } from '#src/lib/markdown-addresses.ts'
import { resolveHref } from '#src/models/addresses/links.ts'
import { segmentRules } from '#src/models/addresses/segment-rules.ts'

const pages = new Set(['/', '/about', '/articles/x', '/ar', '/ar/about', '/ar/articles/x'])
const rules = [
  ...segmentRules({ stripped: ['ru'], renamed: { news: 'articles' }, prefixes: ['/ar'] }),
  { from: '/old', to: '/about?from=old', status: 301 as const },
  { from: '/shop', to: 'https://shop.example/', status: 301 as const },
]
const inLanguage = (path: string) => (path === '/articles/english' ? '/ar/articles/arabic' : path)
const resolve = (href: string, prefix = '') =>
  resolveHref({ href, prefix, rules, isPage: (path) => pages.has(path), inLanguage })

describe('a link of the content', () => {
  it.each([
    ['/about', '', '/about'],
    ['/about', '/ar', '/ar/about'],
    ['/', '/ar', '/ar'],
    ['/ar/about', '/ar', '/ar/about'],
    ['/about/', '', '/about'],
    ['/about?a=1#b', '/ar', '/ar/about?a=1#b'],
    ['/news/x', '', '/articles/x'],
    ['/news/x', '/ar', '/ar/articles/x'],
    ['/ru/news/x', '', '/articles/x'],
    ['/old', '', '/about?from=old'],
    ['#modal:interest', '/ar', '#modal:interest'],
  ])('%s in "%s" leads to %s', (href, prefix, target) => {
    expect(resolve(href, prefix)).toEqual({ href: target, external: false })
  })

  it.each([
    ['https://example.com/x', 'https://example.com/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+97145550142', 'tel:+97145550142'],
    ['/shop', 'https://shop.example/'],
  ])('%s leaves the site', (href, target) => {
    expect(resolve(href)).toEqual({ href: target, external: true })
  })

  it.each(['/nowhere', 'about', '', 'javascript:alert(1)', 'ftp://x/y'])(
    '%s leads to nothing',
    (href) => {
      expect(resolve(href)).toBeUndefined()
    },
  )

  it('follows a chain of redirects to its end, and a circle to nothing', () => {
    const chain = Array.from({ length: 30 }, (_, hop) => ({
      ...{ from: `/o${hop}`, to: hop === 29 ? '/about' : `/o${hop + 1}`, status: 301 as const },
    }))
    const circle = { from: '/round', to: '/round', status: 301 as const }
    const options = { prefix: '', rules: [...chain, circle], inLanguage }
    const isPage = (path: string) => pages.has(path)
    expect(resolveHref({ ...options, href: '/o0', isPage })?.href).toBe('/about')
    expect(resolveHref({ ...options, href: '/round', isPage })).toBeUndefined()
  })

  it('to a page of another language leads to the same page in its own', () => {
    pages.add('/articles/english')
    expect(resolve('/news/english#a', '/ar')?.href).toBe('/ar/articles/arabic#a')
  })

  it('falls back to the default language where its own has no such page', () => {
    pages.add('/only-english')
    expect(resolve('/only-english', '/ar')?.href).toBe('/only-english')
  })
})

describe('the addresses of a Markdown text', () => {
  it('are found in links, pictures, definitions and angle brackets, each once', () => {
    const text = [
      '[a](/a) ![b](/b.png "title") [c][ref] <https://d.example> [a again](/a) [e](</e f>)',
      '',
      '[ref]: /c',
    ].join('\n')
    expect(markdownAddresses(text)).toEqual(['/a', '/b.png', 'https://d.example', '/e', '/c'])
  })
})
