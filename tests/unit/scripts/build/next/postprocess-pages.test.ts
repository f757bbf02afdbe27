import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import type { UnframedPage } from '#scripts/build/next/content-once.ts'
import { postprocessPages, type RenderedPage } from '#scripts/build/next/postprocess-pages.ts'
import { unframedStore } from '#scripts/build/store/unframed-store.ts'
import { readSnapshot } from '#src/content/read.ts'
import { ORGANISATION_MARK } from '#src/models/pages/frame-marks.ts'
import { htmlMark, textMark } from '#src/models/pages/page-parts.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'

const snapshot = await readSnapshot('content')
const site = makeSite({ snapshot, siteConfig, origin: 'https://mira.example' })
const model = site.pages.find(({ content }) => content.type === 'main')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-finish-'))
})
afterEach(() => rm(folder, { recursive: true }))

const SCRIPT_ADDRESS = '/_next/a.js'
const SCRIPT = `<script src="${SCRIPT_ADDRESS}" async=""></script>`
const PAYLOAD = '<script>self.__next_f.push([1,"1:null\\n"])</script>'

/** So many pages as Next leaves them. */
const rendered = async (count: number): Promise<RenderedPage[]> => {
  await mkdir(join(folder, 'app'))
  const modelFile = join(folder, 'model.json')
  await writeFile(modelFile, JSON.stringify(model))
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const file = join(folder, 'app', String(number))
      await writeFile(
        `${file}.html`,
        `<html><head><meta charSet="utf-8"/>${SCRIPT}</head><body>صفحة Page ${number}<script>'é ${number}'</script>${PAYLOAD}</body></html>`,
      )
      await writeFile(`${file}.rsc`, `payload ${number}`)
      await writeFile(`${file}.meta`, '{}')
      const hashOfPage = number.toString(16).padStart(64, '0')
      return {
        path: `/${number}`,
        locale: model?.locale ?? '',
        unframedHash: hashOfPage,
        documentFile: `${file}.html`,
        otherFiles: [`${file}.rsc`, `${file}.meta`],
        modelFile,
      }
    }),
  )
}

const order = (pages: RenderedPage[], { anyScripts = false } = {}) => ({
  ...{ pages, anyScripts },
  store: join(folder, 'unframed'),
  shells: site.shells,
})

/** A page of the store, as text. */
const stored = (hash: string) => {
  const page = unframedStore<UnframedPage>(join(folder, 'unframed')).get(hash)
  const text = (bytes: string) => Buffer.from(bytes, 'latin1').toString()
  return { start: text(page.start), body: text(page.body), page }
}

it.each([3, 400])(
  'moves %i pages into the store with late scripts and structured data but for the owner, and leaves nothing behind',
  async (count) => {
    const pages = await rendered(count)
    await postprocessPages(order(pages))
    for (const [number, { unframedHash }] of pages.entries()) {
      const { start, body, page } = stored(unframedHash)
      expect(body).toContain(`صفحة Page ${number}<script>`)
      expect(start).toContain(`"@graph":[${JSON.stringify(ORGANISATION_MARK)},`)
      expect(start).not.toContain(SCRIPT)
      expect(page.scripts).toEqual([SCRIPT_ADDRESS])
    }
    expect(await readdir(join(folder, 'app'))).toEqual([])
  },
)

it('makes pages of the specimen of their shape, and leaves that', async () => {
  const documentFile = join(folder, 'specimen.html')
  const payload = JSON.stringify(
    `0:{"c":["en","_specimen-0-0_"]}\n1:["$","title",null,{"children":"${textMark(0)}"}]\n2:["$","main",null,{"__html":"${htmlMark(0)}"}]\n`,
  )
  await writeFile(
    documentFile,
    `<html><head><title>${textMark(0)}</title>${SCRIPT}</head><body><main>${htmlMark(0)}</main><script>self.__next_f.push([1,${payload}])</script></body></html>`,
  )
  const titles = ['Café & "Bar"', 'Zimmer <mit> Blick']
  const file = join(folder, 'parts.json')
  const htmlOf = (title: string) => `<p>${title.replace(/[&"<>]/g, '')} ${'long '.repeat(40)}</p>`
  const parts = titles.map((title) => ({ shapeHash: 'x', html: [htmlOf(title)], values: [title] }))
  await writeFile(file, JSON.stringify(parts))
  await postprocessPages(
    order(
      titles.map((_, index) => ({
        ...{ path: `/page-${index}`, locale: model?.locale ?? '', unframedHash: `ab${index}` },
        ...{ documentFile, otherFiles: [], parts: { file, index } },
        segments: [{ name: '_specimen-0-0_', value: `page-${index}` }],
      })),
    ),
  )
  for (const [index, title] of titles.entries()) {
    const { start, body, page } = stored(`ab${index}`)
    const escaped = title.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
    expect(start).toContain(`<title>${escaped.replace(/>/g, '&gt;')}</title>`)
    expect(body).toContain(`<main>${htmlOf(title)}</main>`)
    expect(page.elements).toHaveLength(1)
    expect(page.payload).toEqual([
      byteText(
        `0:{"c":["en","page-${index}"]}\n1:["$","title",null,{"children":${JSON.stringify(title)}}]\n2:["$","main",null,{"__html":`,
      ),
      { before: '', string: 0, after: '' },
      '}]\n',
    ])
  }
  expect(await readdir(folder)).toContain('specimen.html')
})

it('names a page that Next has not left', async () => {
  const pages = await rendered(3)
  await rm(pages[1]?.documentFile ?? '')
  await expect(postprocessPages(order(pages))).rejects.toMatchObject({
    name: 'MissingRenderError',
    message: expect.stringContaining('the page /1.'),
  })
})

/** Two pages, the second without a part of its document. */
const renderedWithout = async (part: string) => {
  const pages = await rendered(2)
  const file = pages[1]?.documentFile ?? ''
  await writeFile(file, (await readFile(file, 'utf8')).replace(part, ''))
  return pages
}

it('stops at a document without scripts, unless they may look otherwise', async () => {
  const pages = await renderedWithout(SCRIPT)
  await expect(postprocessPages(order(pages.slice(1)))).rejects.toMatchObject({
    name: 'NextChangedError',
    message: expect.stringContaining('the page /1 loads no script'),
  })
  expect(await postprocessPages(order(pages, { anyScripts: true }))).toEqual([])
})

it('stops at a document without a payload, which every page is made of', async () => {
  const pages = await renderedWithout(PAYLOAD)
  await expect(postprocessPages(order(pages, { anyScripts: true }))).rejects.toMatchObject({
    name: 'NextChangedError',
    message: expect.stringContaining('the page /1 has none, or another'),
  })
})
