import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import { sitemapText } from '#tests/fixtures/sitemaps.ts'

const { outDir } = inject('site')

const read = (file: string) => readFile(join(outDir, file), 'utf8')

const LINK = /hreflang="([^"]+)" href="([^"]+)"/gi

/** The other languages of a page, and its own, with their addresses. */
const languagesIn = (markup: string) => [...markup.matchAll(LINK)].map(([, ...its]) => its).sort()

it('the sitemap names each page that says it may be found, with the languages that the page names', async () => {
  const entries = (await sitemapText(read)).match(/<url>.*?<\/url>/gs) ?? []
  const listed = entries.map((entry): [string | undefined, string[][]] => [
    /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    languagesIn(entry),
  ])
  const documents = (await filesBelow(outDir)).filter((file) => file.endsWith('.html'))
  const heads = await Promise.all(
    documents.map(async (file) => (await read(file)).split('</head>')[0] ?? ''),
  )
  const found = heads.flatMap((head): [string, string[][]][] => {
    const own = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]
    return own && !head.includes('content="noindex') ? [[own, languagesIn(head)]] : []
  })
  expect(found.length).toBeGreaterThan(300)
  expect(listed.toSorted()).toEqual(found.toSorted())
})
