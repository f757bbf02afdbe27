import { describe, expect, it } from 'vitest'
import { applyRedirects, redirectRules, segmentRules, shortcuts } from '#src/models/redirects.ts'

const own = segmentRules({ stripped: ['ru'], renamed: { news: 'articles' }, prefixes: ['/ar'] })
const entry = (from: string, to: string, permanent = true) => ({
  documentId: `id-${from}`,
  from,
  to,
  permanent,
})
const pages = new Set(['/', '/about', '/projects', '/articles/x', '/ar/about'])
const rulesOf = (...entries: ReturnType<typeof entry>[]) =>
  redirectRules({
    entries,
    segmentRules: own,
    isPage: (path) => pages.has(path),
    paths: () => pages,
  })

describe('the rules of the specification', () => {
  it.each([
    ['/ru', '/'],
    ['/ru/projects', '/projects'],
    ['/ru/a/b', '/a/b'],
    ['/news', '/articles'],
    ['/news/x', '/articles/x'],
    ['/ru/news', '/articles'],
    ['/ru/news/x', '/articles/x'],
    ['/ar/news', '/ar/articles'],
    ['/ar/news/x', '/ar/articles/x'],
    ['/ru/ar/news/x', '/ar/articles/x'],
    ['/ru/ar/about', '/ar/about'],
  ])('leads %s to %s in one hop', (from, to) => {
    expect(applyRedirects(from, own)).toBe(to)
  })

  it.each(['/', '/russia', '/newspaper', '/about/news', '/ar', '/projects/ru'])(
    'leaves %s alone',
    (path) => {
      expect(applyRedirects(path, own)).toBeUndefined()
    },
  )
})

describe('redirects of the CMS', () => {
  it('become rules, permanent or not', () => {
    const { rules, problems } = rulesOf(entry('/old', '/about'), entry('/tmp', '/projects', false))
    expect(rules).toEqual([
      { from: '/old', to: '/about', status: 301 },
      { from: '/tmp', to: '/projects', status: 302 },
    ])
    expect(problems).toEqual([])
  })

  it('are flattened to the end of their chain, through the site’s own rules too', () => {
    const { rules } = rulesOf(
      entry('/oldest', '/older'),
      entry('/older', '/old'),
      entry('/old', '/news/x'),
    )
    expect(rules.map(({ to }) => to)).toEqual(['/articles/x', '/articles/x', '/articles/x'])
  })

  it('keep an external address, and a query of their own', () => {
    const { rules } = rulesOf(
      entry('/shop', 'https://shop.example/x?y=1'),
      entry('/sale', '/projects?stage=ready'),
    )
    expect(rules.map(({ to }) => to)).toEqual([
      'https://shop.example/x?y=1',
      '/projects?stage=ready',
    ])
  })

  it('hold their path decoded, without a slash at its end', () => {
    const { rules } = rulesOf(entry('/%C3%BCber-uns/', '/about'))
    expect(rules[0]?.from).toBe('/über-uns')
  })

  it('stand special before general, whatever the order of the entries', () => {
    const { rules } = rulesOf(
      entry('/old/*', '/about'),
      entry('/old/b', '/projects'),
      entry('/old/deep/*', '/projects'),
      entry('/old/a', '/about'),
    )
    expect(rules.map(({ from }) => from)).toEqual(['/old/b', '/old/a', '/old/deep/*', '/old/*'])
    const all = [...shortcuts(own, rules), ...own, ...rules]
    for (const path of ['/old/b', '/old/deep/x', '/ru/old/b', '/ru/old/deep/x']) {
      expect(applyRedirects(path, all), path).toBe('/projects')
    }
  })

  it('may ask for a query', () => {
    const { rules } = rulesOf(entry('/catalog?id=5', '/projects'))
    expect(rules[0]).toEqual({ from: '/catalog', query: { id: '5' }, to: '/projects', status: 301 })
  })

  it.each([
    ['a real page', [entry('/about', '/projects')], /\/about is a page/],
    ['the site’s own rules', [entry('/ru/x', '/about')], /own rules/],
    ['two for one address', [entry('/a', '/about'), entry('/a/', '/projects')], /another entry/],
    ['a circle', [entry('/a', '/b'), entry('/b', '/a')], /circle/],
    ['itself', [entry('/a', '/a')], /circle/],
    ['no path', [entry('about', '/projects')], /no path/],
    ['Netlify’s own paths', [entry('/.netlify/x', '/about')], /cannot be redirected/],
    ['a star inside', [entry('/a/*/b', '/about')], /cannot be redirected/],
    ['a placeholder', [entry('/a/:b', '/about')], /cannot be redirected/],
    ['pages below it', [entry('/articles/*', '/about')], /would hide the page \/articles\/x/],
    ['no address', [entry('/a', 'mailto:x@y.example')], /neither a path/],
    ['another host', [entry('//evil.example', '/projects')], /no path/],
  ])('are reported where they clash with %s', (_what, entries, problem) => {
    expect(rulesOf(...entries).problems[0]?.problem).toMatch(problem)
  })

  it('are reported, and kept, where they lead to nothing', () => {
    const { rules, problems } = rulesOf(entry('/old', '/nowhere'))
    expect(rules).toHaveLength(1)
    expect(problems[0]?.problem).toBe('/old leads to /nowhere, which is no page of the site.')
  })
})

describe('an old address behind a stripped or under a renamed segment', () => {
  const redirects = [
    ...rulesOf(entry('/old', '/about'), entry('/articles/old', '/articles/x')).rules,
    { from: '/catalog/*', to: '/projects/:splat', status: 301 } as const,
  ]
  const rules = [...shortcuts(own, redirects), ...own, ...redirects]

  it.each([
    ['/ru/old', '/about'],
    ['/ru/articles/old', '/articles/x'],
    ['/news/old', '/articles/x'],
    ['/ru/news/old', '/articles/x'],
    ['/ru/catalog/a', '/projects/a'],
    ['/ru/other', '/other'],
    ['/news/other', '/articles/other'],
  ])('%s leads to %s in one hop', (from, to) => {
    expect(applyRedirects(from, rules)).toBe(to)
    expect(applyRedirects(to, rules)).toBeUndefined()
  })

  it('takes two hops where there are thousands: rules are tried one after another', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => entry(`/old-${index}`, '/about'))
    expect(shortcuts(own, rulesOf(...many).rules)).toEqual([])
  })
})
