import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteTexts } from '#scripts/build/output/site-files.ts'
import { pageMetadata } from '#src/app/[locale]/[[...path]]/metadata.ts'
import { PageTree } from '#src/components/pages/Page.tsx'
import { typesetModel } from '#src/components/typography/typeset-model.ts'
import { routedTypes } from '#src/content/addresses.ts'
import { organisation } from '#src/models/structured-data/organisation.ts'
import { structuredData } from '#src/models/structured-data/structured-data.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { sharePicture, sharePictureFiles } from '#src/models/whole-site/share-picture.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import type { Site } from '#src/models/whole-site/site.ts'
import { searchFiles } from '#src/models/whole-site/unit-search.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { sitemapFiles } from '#tests/fixtures/sitemaps.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import { anyContent, type Judged } from '../any-content.ts'
import { HOSTILE_ADDRESSES, oddTexts } from '../odd-texts.ts'
import { markupProblems } from './markup-problems.ts'

const ORIGIN = 'https://mira.example'
const RUNS = runs({ test: 4, soak: 200 })
const SITES = runs({ test: 6, soak: 60 })

/** Every page as it is shown, by its path: no step of the way to it may throw. */
const rendered = (site: Site): Map<string, string> => {
  const pages = [...site.pages, ...site.restricted.map(({ page }) => page)]
  return new Map(
    pages
      .filter(({ content }) => content.type !== 'draft')
      .map((page) => {
        const shell = site.shells[page.locale] as Shell
        structuredData(page, shell, organisation(shell))
        pageMetadata(
          typesetModel(page, shell),
          typesetModel(shell, shell),
          sharePicture(page, shell),
        )
        const tree = { page: typesetModel(page, shell), shell: typesetModel(shell, shell) }
        return [`${page.path} ${page.content.type}`, renderToStaticMarkup(PageTree(tree))]
      }),
  )
}

const textsOf = (site: Site): Record<string, string> => ({
  ...siteTexts(site, ORIGIN),
  ...sitemapFiles(site, ORIGIN),
})

const siteOf = ({ snapshot }: Judged): Site => {
  const site = makeSite({ snapshot, siteConfig, origin: ORIGIN })
  searchFiles(site.search)
  sharePictureFiles(site.sharePictures)
  textsOf(site)
  return site
}

test(`random content of every type becomes pages, or is left out and named (${RUNS} sites)`, {
  timeout: SOAK_TIMEOUT,
}, () => {
  const seen = { entries: 0, refused: 0, quarantined: 0, pages: 0 }
  fc.assert(
    fc.property(anyContent({ texts: oddTexts, wrong: 1, full: false }), (content) => {
      const { snapshot, refused } = content
      for (const { field, problem } of refused) {
        expect(field).not.toBe('')
        expect(problem).not.toBe('')
      }
      const site = siteOf(content)
      const named = new Set(
        site.quarantined.map((it) => `${it.type}/${it.documentId} ${it.locale}`),
      )
      const shown = new Set(site.pages.map(({ key, locale }) => `${key} ${locale}`))
      for (const type of routedTypes) {
        for (const [locale, entries] of Object.entries(snapshot.collections[type])) {
          seen.entries += entries.length
          for (const { documentId } of entries) {
            const key = `${type}/${documentId} ${locale}`
            expect(named.has(key) !== shown.has(key), `${key} is shown or named`).toBe(true)
          }
        }
      }
      const html = rendered(site)
      for (const [path, page] of html) expect(markupProblems(page), path).toEqual([])
      seen.refused += refused.length
      seen.quarantined += site.quarantined.length
      seen.pages += html.size
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(seen.entries).toBeGreaterThan(RUNS * 10)
  if (process.env.SOAK) console.info(JSON.stringify(seen))
})

test(`addresses that run or read stand in no markup, whatever field they are written in (${SITES} sites)`, {
  timeout: SOAK_TIMEOUT,
}, () => {
  const texts = fc.constantFrom(...HOSTILE_ADDRESSES)
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyContent({ texts, wrong: 0, full: true }), (content) => {
      const site = siteOf(content)
      const html = rendered(site)
      for (const key of html.keys()) seen.add(key.split(' ')[1] ?? '')
      for (const [path, page] of html) expect(markupProblems(page), path).toEqual([])
      for (const [file, text] of Object.entries(textsOf(site))) {
        if (file.endsWith('.xml')) expect(text, file).not.toMatch(/(?:href="|<link>)(?!https:)/)
      }
      // They were written in link fields, and the report names them.
      const told = site.problems.filter(({ problem }) => problem.includes('no address'))
      expect(told.length).toBeGreaterThan(20)
    }),
    { numRuns: SITES, endOnFailure: true },
  )
  const types = ['main', 'page', 'list', 'project', 'unit', 'article', 'job']
  expect([...seen]).toEqual(expect.arrayContaining(types))
})
