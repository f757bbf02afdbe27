import { describe, expect, it } from 'vitest'
import { withReturn } from '#src/account/return-path.ts'
import { sharedQuery } from '#src/components/comparison/shared-list.ts'
import { NO_CHOICE, queryOf } from '#src/components/filter/filter-choice.ts'
import { writeSearch } from '#src/components/search/search-query.ts'
import { applyRedirects, redirectRules } from '#src/models/addresses/redirects.ts'
import { segmentRules, shortcuts } from '#src/models/addresses/segment-rules.ts'
import { takenAddresses } from '#src/models/addresses/taken-addresses.ts'

const own = segmentRules({ stripped: ['ru'], renamed: { news: 'articles' }, prefixes: ['/ar'] })
const entry = (from: string, to: string, permanent = true) => ({
  documentId: `id-${from}`,
  from,
  to,
  permanent,
})
const pages = new Set([
  ...['/', '/about', '/projects', '/articles/x', '/ar', '/ar/about', '/account/login'],
])
const rulesOf = (...entries: ReturnType<typeof entry>[]) =>
  redirectRules({
    entries,
    segmentRules: own,
    isPage: (path) => pages.has(path),
    isFile: () => false,
    taken: takenAddresses({ pages, files: ['/brand/logo.pdf'], prefixes: ['/ar'] }),
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
  ])('leads %s to %s in one hop (§2.4, §2.5)', (from, to) => {
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
      { from: '/old', to: '/about', status: 301, entry: 'id-/old' },
      { from: '/tmp', to: '/projects', status: 302, entry: 'id-/tmp' },
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

  it('come special before general, whatever the order of the entries', () => {
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
    expect(rules[0]).toMatchObject({
      from: '/catalog',
      query: { id: '5' },
      to: '/projects',
      status: 301,
    })
  })

  it.each([
    ['a real page', [entry('/about', '/projects')], /\/about is a page of the site/],
    ['the site’s own rules', [entry('/ru/x', '/about')], /own rules/],
    ['two for one address', [entry('/a', '/about'), entry('/a/', '/projects')], /another entry/],
    ['a circle', [entry('/a', '/b'), entry('/b', '/a')], /circle/],
    ['itself', [entry('/a', '/a')], /circle/],
    [
      'a circle of others',
      [entry('/a', '/b'), entry('/b', '/c'), entry('/c', '/b')],
      /^\/a leads in a circle/,
    ],
    [
      'ever longer addresses',
      [entry('/a/*', '/b/a/:splat'), entry('/b/*', '/a/b/:splat')],
      /circle/,
    ],
    ['no path', [entry('about', '/projects')], /no path/],
    ['Netlify’s own paths', [entry('/.netlify/x', '/about')], /files and functions of the site/],
    ['a star inside', [entry('/a/*/b', '/about')], /cannot be redirected/],
    ['a placeholder', [entry('/a/:b', '/about')], /cannot be redirected/],
    ['pages below it', [entry('/articles/*', '/about')], /would hide \/articles\/x/],
    ['no address', [entry('/a', 'mailto:x@y.example')], /neither a path/],
    ['another host', [entry('//evil.example', '/projects')], /no path/],
    ['a page with an empty query', [entry('/about?', '/projects')], /\/about is a page/],
    ['the main page with an empty query', [entry('/?', '/projects')], /\/ is a page/],
    ['a page with a slash and an empty query', [entry('/about/?', '/projects')], /is a page/],
    ['a page of accounts', [entry('/account/login?', '/projects')], /is a page/],
    ['a hash', [entry('/about/#x', '/projects')], /holds a "#"/],
    ['a page in other letters', [entry('/About', '/projects')], /is a page of the site/],
    ['an encoded page', [entry('/%61bout', '/projects')], /is a page of the site/],
    ['a page encoded twice', [entry('/%2561bout', '/projects')], /may hold/],
    ['a page with an encoded slash', [entry('/about%2F', '/projects')], /is a page of the site/],
    ['an encoded question mark', [entry('/about%3Fx', '/projects')], /may hold/],
    ['dots', [entry('/x/../about', '/projects')], /"\.\."/],
    ['an empty segment', [entry('/x//about', '/projects')], /empty/],
    ['later pages of lists', [entry('/projects/page/*', '/about')], /would hide \/projects/],
    ['all of a language', [entry('/ar/*', '/about')], /would hide \/ar/],
    ['a file', [entry('/brand/logo.pdf', '/about')], /files and functions of the site/],
    ['files below it', [entry('/brand/*', '/about')], /would hide \/brand\/logo\.pdf/],
    ['everything', [entry('/*', '/about')], /would hide/],
    ['a page’s own parameters', [entry('/projects?kind=villa', '/about')], /asks for "kind"/],
    ['a lone surrogate', [entry('/a\ud800', '/about')], /may hold|cannot be read/],
    ['a lone surrogate in the target', [entry('/a', '/about\udc00')], /neither a path/],
    ['a splat that nothing fills', [entry('/a', '/about/:splat')], /only ":splat"/],
    ['a target that is its own source', [entry('/a/*', '/a/b')], /circle/],
    ['itself by the query that it keeps', [entry('/about?p=1', '/about')], /circle/],
    ['a parameter without a value', [entry('/catalog?id=', '/about')], /name=value/],
    ['a parameter with a placeholder', [entry('/catalog?id=:id', '/about')], /name=value/],
    ['one parameter twice', [entry('/catalog?a=1&a=2', '/about')], /twice/],
  ])('are reported where they clash with %s', (_what, entries, problem) => {
    expect(rulesOf(...entries).problems[0]?.problem).toMatch(problem)
  })

  it.each([
    ...['/_next/*', '/_next/static/x.js', '/media/*', '/media/a.jpg', '/builds/*', '/api/*'],
    ...['/api/lead', '/data/units.en.json', '/sitemap.xml', '/sitemaps/1.xml', '/robots.txt'],
    ...['/rss.xml', '/ar/rss.xml', '/index.html', '/index', '/404.html', '/404', '/draft'],
    ...['/.netlify', '/.netlifyx', '/.netlify/images', '/about.html'],
    ...['/ar.html', '/ar/404', '/ar/404.html', '/ar/draft', '/API/lead'],
    ...['/%5Fnext/*', '/Sitemap.xml', '/api', '/_headers', '/api/lead?x=1'],
    ...['/sitemap.xml?x=1', '/404?x=1'],
  ])('are reported where they hide the site’s own %s', (from) => {
    const { rules, problems } = rulesOf(entry(from, '/projects'))
    expect(rules).toEqual([])
    expect(problems).toEqual([
      {
        entry: `redirects/id-${from}`,
        locale: '*',
        problem: expect.stringMatching(/kept for files and functions of the site/),
      },
    ])
  })

  it.each([1, -1])('lead to the end of a chain, however long (order %i)', (order) => {
    const hops = Array.from({ length: 5_000 }, (_, hop) =>
      entry(`/old-${hop}`, hop === 4_999 ? '/about' : `/old-${hop + 1}`),
    )
    const { rules, problems } = rulesOf(...(order === 1 ? hops : hops.toReversed()))
    expect(problems).toEqual([])
    expect(new Set(rules.map(({ to }) => to))).toEqual(new Set(['/about']))
  })

  it('lead all below a path to the end of a chain, however long', () => {
    const hops = Array.from({ length: 30 }, (_, hop) => entry(`/o${hop}/*`, `/o${hop + 1}/:splat`))
    const { rules, problems } = rulesOf(...hops, entry('/o30/*', '/projects/:splat'))
    expect(problems).toEqual([])
    expect(new Set(rules.map(({ to }) => to))).toEqual(new Set(['/projects/:splat']))
  })

  it('lead all below a path to the end of a chain that leaves what is below', () => {
    const { rules, problems } = rulesOf(
      entry('/a/*', '/b/:splat'),
      entry('/b/*', '/old'),
      entry('/old', '/about'),
    )
    expect(problems).toEqual([])
    expect(rules.map(({ to }) => to)).toEqual(['/about', '/about', '/about'])
  })

  it.each([
    ['a path below', entry('/b/x', '/about')],
    ['the path itself', entry('/b', '/about')],
    ['what is below a path below', entry('/b/x/*', '/about')],
    ['a query', entry('/b/x?id=1', '/about')],
  ])('lead all below a path no further where another redirect takes %s', (_what, other) => {
    const { rules } = rulesOf(entry('/a/*', '/b/:splat'), entry('/b/*', '/projects/:splat'), other)
    expect(rules.find(({ from }) => from === '/a/*')?.to).toBe('/b/:splat')
  })

  it('lead all below a path no further where that asks for a query', () => {
    const { rules } = rulesOf(entry('/a/*', '/b/:splat'), entry('/b/*?id=1', '/projects/:splat'))
    expect(rules.find(({ from }) => from === '/a/*')?.to).toBe('/b/:splat')
  })

  it('may answer a query of a real page, which stays as it is without it', () => {
    const { rules, problems } = rulesOf(entry('/?p=123', '/about'))
    expect(rules).toMatchObject([{ from: '/', query: { p: '123' }, to: '/about' }])
    expect(problems).toEqual([])
  })

  it('ask for none of the parameters that pages write and read themselves', () => {
    const written = [
      queryOf({ ...NO_CHOICE, text: 'x', sort: 'newest', table: true, page: 2 }),
      sharedQuery(['/units/x']),
      writeSearch({ text: 'x', kind: 'unit' }),
      withReturn('', '/about'),
    ]
    const parameters = written.flatMap((query) => [...new URLSearchParams(query).keys()])
    expect(parameters).toHaveLength(8)
    for (const name of parameters) {
      const { rules, problems } = rulesOf(entry(`/about?${name}=x`, '/projects'))
      expect(rules).toEqual([])
      expect(problems[0]?.problem).toContain(`asks for "${name}"`)
    }
  })

  it('that ask for more of a query come before those that ask for less', () => {
    const to = ['/about', '/projects', '/articles/x']
    const from = ['/x?a=1', '/x?a=1&b=2&c=3', '/x?b=2&a=1']
    const { rules } = rulesOf(...from.map((it, index) => entry(it, to[index] as string)))
    expect(rules.map((rule) => rule.to)).toEqual(['/projects', '/articles/x', '/about'])
  })

  it('that ask for a query come before those of the same path that do not', () => {
    const { rules } = rulesOf(entry('/catalog', '/about'), entry('/catalog?id=5', '/projects'))
    expect(rules.map(({ to }) => to)).toEqual(['/projects', '/about'])
  })

  it('take a full address in any spelling', () => {
    const { rules, problems } = rulesOf(entry('/a', ' HTTPS://Shop.Example/X '))
    expect(rules.map(({ to }) => to)).toEqual(['https://shop.example/X'])
    expect(problems).toEqual([])
  })

  it('that lead below where they lead from are no loop as long as they leave it', () => {
    const { rules, problems } = rulesOf(entry('/old/*', '/projects/:splat'))
    expect(rules).toMatchObject([{ from: '/old/*', to: '/projects/:splat' }])
    expect(problems).toEqual([])
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
