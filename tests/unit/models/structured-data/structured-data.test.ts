import { describe, expect, it } from 'vitest'
import { withStructuredData } from '#scripts/build/next/with-structured-data.ts'
import { readSnapshot } from '#src/content/read.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { organisation } from '#src/models/structured-data/organisation.ts'
import { structuredData } from '#src/models/structured-data/structured-data.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { siteConfig } from '#src/site/site-config.ts'

type Thing = Record<string, unknown>

const ORIGIN = 'https://mira.example'
const site = makeSite({ snapshot: await readSnapshot('content'), siteConfig, origin: ORIGIN })

const thingsOf = (path: string): Thing[] => {
  const page = site.pages.find((it) => it.path === path)
  if (!page) throw new Error(`The demo has no page ${path}.`)
  const shell = site.shells[page.locale] as Shell
  return structuredData(page, shell, organisation(shell)) as Thing[]
}
const typesOf = (path: string) => thingsOf(path).map((thing) => thing['@type'])
const thing = (path: string, type: string): Thing =>
  thingsOf(path).find((it) => [it['@type']].flat().includes(type)) as Thing

describe('what search engines are told', () => {
  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/ar', ['Organization', 'WebSite']],
    ['/units', ['BreadcrumbList']],
    ['/units/marina-crest-1204', ['BreadcrumbList', ['Apartment', 'Product']]],
    ['/ar/projects/marina-crest', ['BreadcrumbList', 'ApartmentComplex']],
    ['/articles/how-light-shapes-a-plan', ['BreadcrumbList', 'Article']],
    ['/jobs/architect', ['BreadcrumbList', 'JobPosting']],
    ['/residents', []],
    ['/404', []],
  ])('of %s is %j', (path, types) => {
    expect(typesOf(path)).toEqual(types)
  })

  it('has what Google asks for, on every page of every language', () => {
    const required: Record<string, string[]> = {
      Organization: ['name', 'url', 'logo'],
      WebSite: ['name', 'url'],
      BreadcrumbList: ['itemListElement'],
      Article: ['headline', 'image', 'datePublished', 'author'],
      Product: ['name', 'image', 'offers'],
      ApartmentComplex: ['name', 'address'],
      Apartment: ['name', 'image', 'floorSize'],
      JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    }
    const seen = new Set<string>()
    for (const { path } of site.pages) {
      for (const data of thingsOf(path)) {
        const type = [data['@type']].flat().at(-1) as string
        seen.add(type)
        for (const field of required[type] ?? ['no such type is known']) {
          expect({ path, type, field, value: data[field] }).toMatchObject({
            value: expect.anything(),
          })
          expect(data[field]).not.toEqual([])
        }
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(required).sort())
  })

  it('names the language of the site by its tag, which its code may not be', () => {
    const page = site.pages.find((it) => it.path === '/') as PageModel
    const shell = { ...(site.shells.en as Shell), locale: 'ir' }
    expect(structuredData(page, shell, organisation(shell))).toContainEqual(
      expect.objectContaining({ '@type': 'WebSite', inLanguage: 'fa' }),
    )
  })

  it.each(['/projects/marina-crest', '/units/marina-crest-1204'])(
    'has the picture of the shared link where %s has none of its own',
    (path) => {
      const page = site.pages.find((it) => it.path === path) as PageModel
      const content = { ...page.content, pictures: [] } as unknown as PageModel['content']
      const shell = site.shells.en as Shell
      expect(structuredData({ ...page, content }, shell, organisation(shell))).toContainEqual(
        expect.objectContaining({
          image: [expect.stringMatching(/^https:\/\/mira\.example\/api\/share-picture\?page=/)],
        }),
      )
    },
  )

  it('gives a home its price and whether it can be had', () => {
    expect(thing('/units/marina-crest-1204', 'Product').offers).toMatchObject({
      '@type': 'Offer',
      url: `${ORIGIN}/units/marina-crest-1204`,
      price: expect.any(Number),
      priceCurrency: 'AED',
      availability: expect.stringMatching(
        /^https:\/\/schema\.org\/(InStock|LimitedAvailability|SoldOut)$/,
      ),
    })
  })

  it('gives no offer where the price is told on request', () => {
    const home = thing('/units/marina-crest-3401', 'Apartment')
    expect(home['@type']).toBe('Apartment')
    expect(home.offers).toBeUndefined()
  })

  it('leads from the home page to the page, every step with its full address', () => {
    expect(thing('/ar/units/marina-crest-1204', 'BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, item: `${ORIGIN}/ar` },
      { position: 2, item: `${ORIGIN}/ar/units` },
      { position: 3, item: `${ORIGIN}/ar/units/marina-crest-1204` },
    ])
  })

  it('describes a job in HTML without links', () => {
    const { description } = thing('/jobs/architect', 'JobPosting')
    expect(description).toMatch(/^<p>.+<\/p>/)
    expect(description).not.toMatch(/<a |<img|<script/)
  })
})

describe('a page with structured data', () => {
  it('has it in its head, and no text can end the block', () => {
    const html = withStructuredData('<html><head></head><body></body></html>', [
      { '@type': 'Article', headline: '</script><script>alert(1)</script>' },
    ])
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const json = /<script type="application\/ld\+json">(.*)<\/script><\/head>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)['@graph'][0].headline).toBe('</script><script>alert(1)</script>')
  })
})
