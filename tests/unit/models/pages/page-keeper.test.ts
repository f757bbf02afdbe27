import { describe, expect, it } from 'vitest'
import type { Snapshot } from '#src/content/snapshot.ts'
import { localeClaims } from '#src/models/addresses/claims.ts'
import type { SiteLocale } from '#src/models/addresses/locales.ts'
import { siteAddresses } from '#src/models/addresses/site-addresses.ts'
import { frameContent, localeContent } from '#src/models/entries/locale-content.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import {
  type AnyPage,
  isModel,
  type KeptPage,
  type StorePage,
} from '#src/models/pages/page-keeper.ts'
import { type LocaleSite, localeSite } from '#src/models/whole-site/locale-site.ts'
import { searchFiles } from '#src/models/whole-site/unit-search.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'

const demo = await smallDemo()
// Pages with a problem, such as a link to a page that is not in the small demo, are never kept.
for (const article of demo.collections.articles.en ?? []) {
  Object.assign(article, { text: 'Words', blocks: [] })
}
for (const job of demo.collections.jobs.en ?? []) Object.assign(job, { text: 'Words' })
/** With lists of several pages. */
const settings = { siteConfig: { ...siteConfig, itemsPerPage: 2 }, origin: 'https://mira.example' }

/** The default language, with what can be kept of an earlier one. */
const made = (snapshot: Snapshot, earlier?: LocaleSite, store?: StorePage): LocaleSite => {
  const contents = snapshot.locales.map(({ code }) => localeContent(snapshot, code))
  const addresses = siteAddresses({
    locales: snapshot.locales,
    claims: new Map(contents.map((it) => [it.locale, localeClaims(it, settings.siteConfig)])),
    redirects: snapshot.collections.redirects['*'] ?? [],
    media: snapshot.media,
    siteConfig: settings.siteConfig,
  })
  const locale = addresses.locales[0] as SiteLocale
  const content = contents.find((it) => it.locale === locale.code) as (typeof contents)[number]
  const before = new Map(
    (earlier?.pages ?? []).flatMap((page): [string, KeptPage][] => {
      const kept = earlier?.reuses.get(page.path)
      return kept ? [[page.path, { ...withoutModel(page), kept }]] : []
    }),
  )
  const sharedHash = JSON.stringify(content.layout)
  const { pages: read, articles, tags, jobs } = content.all
  const keeping = () => ({
    sharedHash,
    besideProjectsHash: JSON.stringify([sharedHash, read, articles, tags, jobs]),
    addressesHash: JSON.stringify(addresses.pages),
    find: (path: string) => before.get(path),
    findAll: () => undefined,
    facts: (version: string) => earlier?.facts.get(version),
    ...(store && { store }),
  })
  return localeSite({
    ...{ addresses, locale, settings, media: snapshot.media, content, keeping },
    frameContent: frameContent(snapshot, locale.code),
  })
}

/** What is held of a page without its model. */
const withoutModel = ({ key, locale, path, guard, alternates, seo, content }: AnyPage) => ({
  ...{ key, locale, path, guard, alternates },
  seo: { noIndex: seo.noIndex },
  content: { type: content.type },
})

type Layout = Snapshot['singles']['layout'][string]
type Article = NonNullable<Snapshot['collections']['articles']['en']>[number]
type Units = NonNullable<Snapshot['collections']['units']['en']>
type Unit = Units[number]

const withUnits = (change: (units: Units) => Units): Snapshot => {
  const content = structuredClone(demo)
  content.collections.units.en = change(content.collections.units.en ?? [])
  return content
}

const first = made(demo)
const units = demo.collections.units.en ?? []
const projects = [...new Set(units.map(({ project }) => project ?? ''))]
const pathOf = ({ documentId }: { documentId: string }) =>
  first.pages.find(({ key }) => key === `units/${documentId}`)?.path ?? ''
/** A home whose page can be kept. */
const unit = units.find((it) => first.reuses.has(pathOf(it))) as Units[number]
const keptIn = (site: LocaleSite) => site.pages.filter((page) => !isModel(page)).map(pathOnly)
const pageAt = ({ pages }: LocaleSite, path: string) => pages.find((page) => page.path === path)
/** The pages of lists that are not the first ones. */
const listsIn = ({ pages }: LocaleSite) =>
  pages.filter(({ key }) => key.includes('#')).map(pathOnly)
/** The projects of the homes on a page of their list. */
const projectsOn = (path: string) => {
  const { content } = pageAt(first, path) as PageModel
  const shown = content.type === 'list' && content.list === 'units' ? content.cards : []
  return shown.map(({ id }) => units.find(({ documentId }) => documentId === id)?.project ?? '')
}
const pathOnly = ({ path }: { path: string }) => path
type Global = NonNullable<Snapshot['collections']['global-blocks']['en']>[number]
const showsHomes = ({ __component }: Article['blocks'][number]) => __component === 'blocks.units'
/** The demo in which the layout is another. */
const withLayout = (change: (layout: Layout) => Layout): Snapshot => {
  const content = structuredClone(demo)
  content.singles.layout.en = change(content.singles.layout.en as Layout)
  return content
}

/** The demo in which this home is another. */
const edited = (change: Partial<Units[number]>) =>
  withUnits((all) =>
    all.map((it) => (it.documentId === unit.documentId ? { ...it, ...change } : it)),
  )

const change = <E extends object>(entries: E[] = [], fields: Partial<E> = {}) => {
  for (const entry of entries) Object.assign(entry, fields)
}
const articlePath = first.pages.find(({ content }) => content.type === 'article')?.path ?? ''
const articlesBlock = demo.collections.pages.en
  ?.flatMap(({ blocks }) => blocks)
  .find(({ __component }) => __component === 'blocks.articles') as Article['blocks'][number]

/** The demo with one more home in the project of this one, which may be another too. */
const withNeighbour = (its: Partial<Unit>, change: Partial<Unit> = {}) =>
  withUnits((all) => [
    ...all.map((it) => (it.documentId === unit.documentId ? { ...it, ...change } : it)),
    { ...unit, documentId: 'neighbour'.padEnd(24, '0'), ...its },
  ])

describe('pages of an earlier build', () => {
  it('are kept where nothing changed', () => {
    const kept = keptIn(made(demo, first))
    expect(kept.toSorted()).toEqual([...first.reuses.keys()].toSorted())
    const types = first.pages.filter(({ path }) => kept.includes(path))
    expect(new Set(types.map(({ content }) => content.type))).toEqual(
      new Set(['project', 'unit', 'list', 'article', 'job']),
    )
  })

  it('are made again in the project of an edited home alone', () => {
    const content = edited({ price: unit.price + 1 })
    const site = made(content, first)
    const others = units.filter(({ project }) => project !== unit.project).map(pathOf)
    const kept = keptIn(site)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept).not.toContain(pathOf(unit))
    expect(kept).toEqual(expect.arrayContaining(others.filter((path) => first.reuses.has(path))))
    const fromNothing = made(content)
    expect(site.media).toEqual(fromNothing.media)
    expect(site.problems).toEqual(fromNothing.problems)
    expect(site.pages.map(pathOnly)).toEqual(fromNothing.pages.map(pathOnly))
  })

  it.each(projects)(
    'of the list of homes are kept where they show none of project %s',
    (project) => {
      const lists = listsIn(first).filter((path) => first.reuses.has(path))
      expect(lists.length).toBeGreaterThan(1)
      const content = withUnits((all) =>
        all.map((it) => (it.project === project ? { ...it, area: it.area + 1 } : it)),
      )
      const kept = keptIn(made(content, first)).filter((path) => lists.includes(path))
      expect(kept).toEqual(lists.filter((path) => !projectsOn(path).includes(project)))
      const fromNothing = made(content)
      for (const path of kept) expect(pageAt(fromNothing, path)).toEqual(pageAt(first, path))
    },
  )

  it('of the list of homes are made again where their number changed', () => {
    const fewer = withUnits((all) => all.filter(({ documentId }) => documentId !== unit.documentId))
    const lists = listsIn(first)
    expect(keptIn(made(fewer, first)).filter((path) => lists.includes(path))).toEqual([])
  })

  it('of an article are made each time where it shows homes', () => {
    const content = structuredClone(demo)
    const [article] = content.collections.articles.en ?? []
    const block = content.collections.pages.en?.flatMap(({ blocks }) => blocks).find(showsHomes)
    article?.blocks.push(block as Article['blocks'][number])
    const site = made(content)
    const path = site.pages.find(({ key }) => key === `articles/${article?.documentId}`)?.path ?? ''
    expect(site.reuses.has(path)).toBe(false)
    expect([...first.reuses.keys()]).toContain(path)
  })

  it('of an article are made each time where it shows homes by a global block', () => {
    const content = structuredClone(demo)
    const [article] = content.collections.articles.en ?? []
    const [block] = content.collections['global-blocks'].en ?? []
    const row = { ...(block as Global).blocks[0], __component: 'blocks.home', unit: 'not-there' }
    Object.assign(block as Global, { blocks: [row] })
    const global = block?.documentId ?? ''
    article?.blocks.push({ __component: 'blocks.global', global } as Article['blocks'][number])
    const site = made(content)
    const path = site.pages.find(({ key }) => key === `articles/${article?.documentId}`)?.path ?? ''
    expect(path).not.toBe('')
    expect(site.reuses.has(path)).toBe(false)
  })

  it('that link to a home of their project which has no address here depend on all addresses', () => {
    const content = edited({ text: '[there](/ar/units/nachbar)' })
    const neighbour = { ...unit, documentId: 'zz'.padEnd(24, 'z') }
    content.collections.units.en?.push(neighbour)
    content.collections.units.ar?.push({ ...neighbour, slug: 'nachbar' })
    const site = made(content)
    expect(site.pages.some(({ key }) => key === `units/${neighbour.documentId}`)).toBe(false)
    expect(site.reuses.get(pathOf(unit))?.besides).toHaveLength(1)
  })

  it('leave what is known of the homes of other projects as it was', () => {
    const content = edited({ price: unit.price + 1, summary: 'Another one' })
    const site = made(content, first)
    const isMadeAnew = [...site.facts.values()].map((facts) => facts !== undefined)
    expect(isMadeAnew.filter(Boolean)).toHaveLength(1)
    expect(isMadeAnew.length).toBeGreaterThan(1)
    const { search, siteSearch, paymentTerms } = made(content)
    expect(searchFiles({ en: site.search })).toEqual(searchFiles({ en: search }))
    expect(site.siteSearch).toEqual(siteSearch)
    expect(site.paymentTerms).toEqual(paymentTerms)
  })

  it('are kept with another header and footer', () => {
    const content = withLayout((layout) => ({
      ...layout,
      header: { ...layout.header, links: [], logo: layout.footer.logo },
      footer: { ...layout.footer, legal: 'Another one' },
    }))
    expect(keptIn(made(content, first))).toEqual(keptIn(made(demo, first)))
  })

  it.each([
    ['the sales actions', (layout: Layout) => ({ ...layout, sales: null })],
    ['the loan', (layout: Layout) => ({ ...layout, loan: null })],
    ['the question for consent', (layout: Layout) => ({ ...layout, consent: null })],
  ])('are made again with %s of another layout', (_, change) => {
    const content = withLayout(change)
    expect(content).not.toEqual(demo)
    expect(keptIn(made(content, first))).toEqual([])
  })

  it('are not kept that show a home of another project', () => {
    const other = units.find(({ project }) => project !== unit.project)
    const row = {
      __component: 'blocks.units' as const,
      sectionData: null,
      units: [other?.documentId ?? ''],
      limit: 3,
      allCard: null,
    }
    expect(made(edited({ blocks: [row] })).reuses.has(pathOf(unit))).toBe(false)
  })

  it('of other projects are kept where a home comes or goes', () => {
    const fewer = withUnits((all) => all.filter(({ documentId }) => documentId !== unit.documentId))
    const others = units.filter(({ project }) => project !== unit.project).map(pathOf)
    const wanted = others.filter((path) => first.reuses.has(path))
    expect(wanted.length).toBeGreaterThan(0)
    for (const content of [fewer, withNeighbour({ slug: 'new' })]) {
      expect(keptIn(made(content, first))).toEqual(expect.arrayContaining(wanted))
    }
  })

  it.each([
    ['an article', (it: Snapshot) => change(it.collections.articles.en, { text: 'Other words' })],
    ['a tag', (it: Snapshot) => change(it.collections.tags.en, { title: 'Another one' })],
    ['a job', (it: Snapshot) => change(it.collections.jobs.en, { summary: 'Another one' })],
    ['a page of the CMS', (it: Snapshot) => change(it.collections.pages.en, { blocks: [] })],
  ])('of projects, homes and their list are kept where %s is another', (_, edit) => {
    const content = structuredClone(demo)
    edit(content)
    expect(content).not.toEqual(demo)
    const types = ['project', 'unit', 'list']
    const wanted = first.pages
      .filter(({ path, content }) => first.reuses.has(path) && types.includes(content.type))
      .map(pathOnly)
    expect(wanted.length).toBeGreaterThan(types.length)
    expect(keptIn(made(content, first))).toEqual(wanted)
  })

  it('are made again where a page of the CMS has another title, which they lead back by', () => {
    const content = structuredClone(demo)
    change(content.collections.pages.en, { title: 'Another one' })
    expect(keptIn(made(content, first))).toEqual([])
  })

  it('of the list of homes are made again where search engines are told otherwise of it', () => {
    const content = structuredClone(demo)
    const entry = content.collections.pages.en?.find(({ kind }) => kind === 'units')
    if (entry) entry.seo = { ...entry.seo, title: 'Another one' }
    const lists = listsIn(first).filter((path) => first.reuses.has(path))
    const kept = keptIn(made(content, first))
    expect(kept).toContain(pathOf(unit))
    expect(kept.filter((path) => lists.includes(path))).toEqual([])
  })

  it.each([
    ['an article', { text: `[there](${articlePath})` }],
    ['articles', { blocks: [articlesBlock] }],
  ])('of homes that lead to %s are kept until one is another', (_, shown) => {
    const content = edited(shown)
    const site = made(content)
    expect(keptIn(made(content, site))).toContain(pathOf(unit))
    change(content.collections.articles.en, { text: 'Other words' })
    expect(keptIn(made(content, site))).not.toContain(pathOf(unit))
  })

  it.each([
    ['a home of another project', pathOf(units.find((it) => it.project !== unit.project) as Unit)],
    ['a page of their list', '/units/page/2'],
  ])('that link to %s are kept until some address is another', (_, address) => {
    const linking = { text: `[there](${address})` }
    const content = edited(linking)
    const site = made(content)
    expect(site.problems).toEqual(first.problems)
    expect(keptIn(made(content, site))).toContain(pathOf(unit))
    change(content.collections.units.en?.slice(-1), { slug: 'moved' })
    expect(pathOf(unit)).not.toBe(pathOf(content.collections.units.en?.at(-1) as Unit))
    expect(keptIn(made(content, site))).not.toContain(pathOf(unit))
  })

  it('are kept that link to a home of their project, until its address is another', () => {
    const text = '[there](/units/next)'
    const content = withNeighbour({ slug: 'next' }, { text })
    const linked = made(content)
    expect(linked.problems).toEqual(first.problems)
    expect(keptIn(made(content, linked))).toContain(pathOf(unit))
    const moved = withNeighbour({ slug: 'moved' }, { text })
    expect(keptIn(made(moved, linked))).not.toContain(pathOf(unit))
  })

  it('are not kept that have a problem, which each build reports', () => {
    const content = edited({ text: '[there](/nowhere)' })
    const site = made(content)
    expect(site.problems.map(({ entry }) => entry)).toContain(`units/${unit.documentId}`)
    expect(made(content, site).problems).toEqual(site.problems)
  })
})

describe('the models of homes', () => {
  it('are stored when they are made, and nothing else of the language is another', () => {
    const stored: PageModel[] = []
    const site = made(demo, undefined, (page, kept) => {
      expect(kept).toEqual(first.reuses.get(page.path))
      stored.push(page)
      return withoutModel(page)
    })
    const homes = first.pages.filter(({ content }) => content.type === 'unit')
    expect(homes.length).toBeGreaterThan(2)
    expect(stored).toEqual(homes)
    expect(keptIn(site)).toEqual(homes.map(pathOnly))
    expect(site.pages.map(pathOnly)).toEqual(first.pages.map(pathOnly))
    const shared = ({ pages: _, facts, search, ...rest }: LocaleSite) => ({
      ...rest,
      ...{ search: searchFiles({ en: search }), facts: [...facts.keys()] },
    })
    expect(shared(site)).toEqual(shared(first))
  })
})
