import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishPages, type RenderedPage } from '#scripts/render/finish-pages.ts'
import { pageStore } from '#scripts/render/page-store.ts'
import { readSnapshot } from '#src/content/read.ts'
import { buildSite } from '#src/models/build-site.ts'
import { policy } from '#src/site/policy.ts'

const snapshot = await readSnapshot('content')
const site = buildSite({ snapshot, policy, origin: 'https://mira.example' })
const page = site.pages.find(({ content }) => content.type === 'main')

vi.setConfig({ testTimeout: 60_000 })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-finish-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** So many pages as Next leaves them. */
const rendered = async (count: number): Promise<RenderedPage[]> => {
  await mkdir(join(folder, 'app'))
  const modelFile = join(folder, 'model.json')
  await writeFile(modelFile, JSON.stringify(page))
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const file = join(folder, 'app', String(number))
      await writeFile(
        `${file}.html`,
        `<html><head><meta charSet="utf-8"/></head><body>Page ${number}<script>${number}</script></body></html>`,
      )
      await writeFile(`${file}.rsc`, `payload ${number}`)
      await writeFile(`${file}.meta`, '{}')
      const hash = number.toString(16).padStart(64, '0')
      return { path: `/${number}`, locale: page?.locale ?? '', hash, file, modelFile }
    }),
  )
}

const settings = () => ({
  storeDir: join(folder, 'pages'),
  shells: site.shells,
  policySources: {},
})

it.each([1, 600])('finishes %i pages, whatever thread takes them', async (count) => {
  const pages = await rendered(count)
  await finishPages(pages, settings())
  const store = pageStore(settings().storeDir)
  for (const [number, { hash }] of pages.entries()) {
    const { html, payload } = store.files(hash)
    const document = await readFile(html, 'utf8')
    expect(document).toContain(`Page ${number}<script>`)
    expect(document).toContain('Content-Security-Policy')
    expect(document).toContain('application/ld+json')
    expect(await readFile(payload, 'utf8')).toBe(`payload ${number}`)
  }
  expect(await readdir(join(folder, 'app'))).toEqual([])
})

it.each([0, 300])('names page %i of 600 when Next has not left it', async (missing) => {
  const pages = await rendered(600)
  await rm(`${pages[missing]?.file}.html`)
  await expect(finishPages(pages, settings())).rejects.toMatchObject({
    name: 'MissingRenderError',
    message: expect.stringContaining(`the page /${missing}.`),
  })
})
