import { describe, expect, it } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import type { UnitModel } from '#src/models/pages/unit.ts'
import { fileFacts, savedName } from '#src/models/parts/linked-file.ts'
import { MESSAGES, type MessageKey } from '#src/models/parts/messages.ts'
import type { Site } from '#src/models/whole-site/site.ts'
import {
  article,
  mainPage,
  page,
  project,
  siteOf,
  textBlock,
  unit,
} from '../../content/small-content.ts'

const NAME = 'price-list_0a1b2c3d4e.pdf'
const PATH = '/media/price-list_0a1b2c3d4e.bbbbbbbb.pdf'
const FILE = { name: 'price-list.pdf', facts: 'PDF, 1.2 MB' }
const LINK = `/uploads/${NAME}`

const withFile = (sha256 = 'b'.repeat(64)) => ({
  [NAME]: {
    ...{ name: NAME, mime: 'application/pdf', width: null, height: null },
    ...{ bytes: 1_234_567, sha256 },
  },
})

/** A site whose media library has the file. */
const siteWith = (
  collections: Parameters<typeof siteOf>[0],
  change: (snapshot: Snapshot) => void = () => {},
  media = withFile(),
): Site =>
  siteOf(collections, (snapshot) => {
    Object.assign(snapshot.media, media)
    change(snapshot)
  })

const contentOf = (site: Site, path: string) =>
  site.pages.find((it) => it.path === path)?.content as never

const deadLinks = (site: Site) => site.problems.filter(({ about }) => about === 'link')

const form = (key: string): Entry<'forms'> => ({
  documentId: `form${key}`.padEnd(12, '0'),
  ...{
    title: 'Ask',
    key,
    intro: null,
    openingHours: [],
    timeZone: null,
    consentText: 'c',
    consentVersion: '1',
    submitLabel: 's',
  },
  ...{ thankYouTitle: 't', thankYouText: 't', failureText: 'f' },
  ...{ mailTo: null, answerSubject: null, answerText: null },
  fields: [
    {
      ...{ name: 'email', label: 'Email', kind: 'email', placeholder: null, help: null },
      ...{ autocomplete: null, mask: null, width: 'full', rules: [], about: null, choices: [] },
    },
  ],
})

describe('a link to a file of the media library', () => {
  it('leads to the published file from header, menu, footer and texts', () => {
    const link = { label: 'L', href: LINK, newTab: false }
    const site = siteWith(
      { pages: [mainPage, page({ blocks: [textBlock(`[x](${LINK})`)] })] },
      ({ singles }) => {
        const layout = singles.layout.en as Snapshot['singles']['layout'][string]
        layout.header.links = [link]
        layout.header.menuItems = [{ label: 'M', href: LINK, links: [link] }]
        layout.footer.columnOne = { title: 'C', links: [link] }
      },
    )
    const target = { href: PATH, external: false, file: FILE }
    const { header, footer } = site.shells.en as Site['shells'][string]
    expect(header.links).toEqual([{ ...target, label: 'L', newTab: false }])
    expect(header.menuItems).toMatchObject([{ ...target, links: [target] }])
    expect(footer.columns).toMatchObject([{ links: [target] }])
    expect(contentOf(site, '/about')).toMatchObject({
      blocks: [{ text: { links: { [LINK]: PATH }, files: { [LINK]: FILE } } }],
    })
    expect(site.media).toContain(NAME)
    expect(deadLinks(site)).toEqual([])
  })

  it('to a file that is not there is reported with its entry, and leaves its words', () => {
    const lost = '/uploads/lost_0a1b2c3d4e.pdf'
    const site = siteWith({
      articles: [article({ text: `[x](${lost})` })],
      projects: [project({ salesAction: { label: 'L', href: lost, newTab: false } })],
    })
    expect(deadLinks(site)).toContainEqual({
      ...{ entry: 'articles/article001', locale: 'en', about: 'link' },
      problem: expect.stringContaining(`The link to ${lost} names a file that the site does not`),
    })
    expect(contentOf(site, '/articles/an-article')).toMatchObject({
      text: { links: { [lost]: null } },
    })
  })

  it.each(['constructor', '__proto__'])('names a file or nothing: /uploads/%s', (name) => {
    const site = siteWith({ articles: [article({ text: `[x](/uploads/${name})` })] }, (all) => {
      all.collections.redirects['*'] = [
        { documentId: 'redirect01', from: '/x', to: `/uploads/${name}`, permanent: true },
      ]
    })
    expect(deadLinks(site).length).toBeGreaterThan(1)
    expect(site.media).not.toContain(name)
  })

  it('may be where a redirect leads', () => {
    const site = siteWith({ articles: [article({ text: '[x](/prices)' })] }, (all) => {
      all.collections.redirects['*'] = [
        { documentId: 'redirect01', from: '/prices', to: LINK, permanent: true },
      ]
    })
    expect(site.redirects).toContainEqual(expect.objectContaining({ from: '/prices', to: PATH }))
    expect(site.media).toContain(NAME)
    expect(contentOf(site, '/articles/an-article')).toMatchObject({
      text: { links: { '/prices': PATH }, files: { '/prices': FILE } },
    })
    expect(deadLinks(site)).toEqual([])
  })

  it('is asked for anew each time at the end of a redirect: its address changes when it is replaced', () => {
    const redirect = (from: string, to: string) => ({
      ...{ documentId: `redirect${from.slice(1)}`, permanent: true },
      ...{ from, to },
    })
    const site = siteWith({ articles: [article()] }, (all) => {
      all.collections.redirects['*'] = [
        redirect('/prices', LINK),
        redirect('/older', '/prices?from=print'),
        redirect('/page', '/articles/an-article'),
      ]
    })
    const statusOf = (path: string) => site.redirects.find(({ from }) => from === path)?.status
    expect(['/prices', '/older', '/ru/older', '/page'].map(statusOf)).toEqual([302, 302, 302, 301])
  })

  it('publishes no file that nothing links to', () => {
    expect(siteWith({ articles: [article()] }).media).not.toContain(NAME)
  })

  it('changes with the file the pages that link to it, and no others', () => {
    const linking = article({ title: 'Linking', text: `[x](${LINK})` })
    const other = article({ documentId: 'article002', slug: 'other' })
    const contents = (sha256?: string) => {
      const site = siteWith({ articles: [linking, other] }, undefined, withFile(sha256))
      return new Map(site.pages.map(({ path, content }) => [path, JSON.stringify(content)]))
    }
    const [before, after] = [contents(), contents('c'.repeat(64))]
    const changed = [...after].filter(([path, text]) => before.get(path) !== text)
    expect(changed.map(([path]) => path)).toEqual([
      '/ar/articles/an-article',
      '/articles/an-article',
    ])
  })
})

describe('a document of a home', () => {
  const offered = (given: 'atOnce' | 'byForm', forms: Entry<'forms'>[]) =>
    siteWith({
      projects: [project({ files: [{ title: 'Prices: all', file: NAME, given }] })],
      units: [unit()],
      forms,
    })
  const filesOf = (site: Site) => (contentOf(site, '/units/tower-1') as UnitModel).files

  it('may be one of its project; a saved one has its title', () => {
    expect(filesOf(offered('atOnce', []))).toEqual({
      offers: [
        {
          ...{ title: 'Prices: all', name: NAME, href: PATH, external: false, byForm: false },
          file: { name: 'Prices all.pdf', facts: FILE.facts },
        },
      ],
      form: null,
    })
  })

  it('that its project has too is offered once, as the home has it', () => {
    const files = (title: string) => [{ title, file: NAME, given: 'atOnce' as const }]
    const site = siteWith({
      projects: [project({ files: files('Prices: all') })],
      units: [unit({ files: files('Prices of this home') })],
    })
    expect(filesOf(site)?.offers.map(({ title }) => title)).toEqual(['Prices of this home'])
  })

  it('that is given by form comes with that form', () => {
    expect(filesOf(offered('byForm', [form('file')]))).toMatchObject({
      offers: [{ byForm: true }],
      form: { key: 'file' },
    })
  })

  it('that is given by form is neither shown nor published without the form, which is reported', () => {
    const site = offered('byForm', [form('other')])
    expect(filesOf(site)).toBeNull()
    expect(site.media).not.toContain(NAME)
    expect(site.problems).toContainEqual({
      ...{ entry: 'projects/project001', locale: 'en' },
      problem: expect.stringContaining('no form with the key "file" is published'),
    })
  })
})

describe('what is said of a file', () => {
  const word = (key: MessageKey) => MESSAGES[key]
  const facts = (code: string, bytes: number) =>
    fileFacts(
      { mime: 'application/pdf', bytes },
      { locale: { code, name: code, dir: code === 'ar' ? 'rtl' : 'ltr', prefix: '' }, word },
    ).replaceAll('\u00a0', ' ')

  it.each([
    ['en', 900, 'PDF, 1 kB'],
    ['en', 87_600, 'PDF, 88 kB'],
    ['de', 1_234_567, 'PDF, 1,2 MB'],
    ['ar', 1_234_567, '\u2068PDF\u2069, 1.2 م.ب'],
  ])('is its type and size: %s, %i bytes', (code, bytes, said) => {
    expect(facts(code, bytes)).toBe(said)
  })

  it.each([
    ['brochure_0a1b2c3d4e.pdf', undefined, 'brochure.pdf'],
    ['brochure.final_0a1b2c3d4e.pdf', undefined, 'brochure.final.pdf'],
    ['b_0a1b2c3d4e.pdf', 'كتيّب مارينا', 'كتيّب مارينا.pdf'],
    ['b_0a1b2c3d4e.pdf', 'Prices / plans: 1', 'Prices plans 1.pdf'],
  ])('is a name that can be read: %s called %s', (name, title, saved) => {
    expect(savedName({ name, mime: 'application/pdf' }, title)).toBe(saved)
  })
})
