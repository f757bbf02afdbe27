import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

const { outDir } = inject('site')

const documents = (await readdir(outDir, { recursive: true })).filter((it) => it.endsWith('.html'))
const pages = await Promise.all(
  documents.map(async (path) => ({ path, html: await readFile(join(outDir, path), 'utf8') })),
)

/** What a visitor reads. Texts that stand in elements of their own are apart. */
const wordsOf = (html: string): string[] =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '')

it('has pages in three languages', () => {
  expect(pages.length).toBeGreaterThan(300)
})

it('no title says anything twice', () => {
  const twice = pages.flatMap(({ path, html }) => {
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    const parts = title.split(/ [|·–] /)
    return title === '' || new Set(parts).size < parts.length ? [`${path}: ${title}`] : []
  })
  expect(twice).toEqual([])
})

it('Arabic has its own commas, semicolons and question marks', () => {
  const arabic = pages.filter(({ html }) => /<html[^>]* lang="ar"/.test(html))
  expect(arabic.length).toBeGreaterThan(100)
  const latin = arabic.flatMap(({ path, html }) =>
    wordsOf(html)
      .filter((text) => /[\u0620-\u064a]\s?[,;?]/.test(text))
      .map((text) => `${path}: ${text}`),
  )
  expect(latin).toEqual([])
})

it('no fact of a home or a project is nought, but its floor', () => {
  const nought = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>(?:<[^>]*>)*0(?=<|\s)/g)].map(
      ([, label = '']) => `${path}: ${label}`,
    ),
  )
  const labels = new Set(nought.map((it) => it.split(': ')[1]))
  expect([...labels].toSorted()).toEqual(['Floor', 'Geschoss', 'الطابق'])
})
