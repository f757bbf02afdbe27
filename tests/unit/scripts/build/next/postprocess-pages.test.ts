import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import type { UnframedPage } from '#scripts/build/next/content-once.ts'
import { postprocessPages, type RenderedPage } from '#scripts/build/next/postprocess-pages.ts'
import { unframedStore } from '#scripts/build/store/unframed-store.ts'
import { readSnapshot } from '#src/content/read.ts'
import { ORGANISATION_MARK } from '#src/models/site/frame-marks.ts'
import { makeSite } from '#src/models/site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'

const snapshot = await readSnapshot('content')
const site = makeSite({ snapshot, siteConfig, origin: 'https://mira.example' })
const model = site.pages.find(({ content }) => content.type === 'main')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-finish-'))
})
afterEach(() => rm(folder, { recursive: true }))

const SCRIPT = '<script src="/_next/a.js" async=""></script>'
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
        unframed: hashOfPage,
        documentFile: `${file}.html`,
        otherFiles: [`${file}.rsc`, `${file}.meta`],
        modelFile,
      }
    }),
  )
}

const settings = () => ({
  store: unframedStore<UnframedPage>(join(folder, 'unframed')),
  shells: site.shells,
  familiar: true,
})

it('moves pages into the store with late scripts and structured data but for the owner, and leaves nothing behind', async () => {
  const pages = await rendered(3)
  await postprocessPages(pages, settings())
  const { store } = settings()
  for (const [number, { unframed }] of pages.entries()) {
    const document = store.get(unframed)
    if (typeof document === 'string') throw new Error('The document is not split.')
    const { start, body, end } = document
    expect(Buffer.from(body, 'latin1').toString()).toContain(`صفحة Page ${number}<script>`)
    expect(start).toContain(`"@graph":[${JSON.stringify(byteText(ORGANISATION_MARK))},`)
    expect(start).not.toContain(SCRIPT)
    expect(end).toContain('requestAnimationFrame')
  }
  expect(await readdir(join(folder, 'app'))).toEqual([])
})

it('names a page that Next has not left', async () => {
  const pages = await rendered(3)
  await rm(pages[1]?.documentFile ?? '')
  await expect(postprocessPages(pages, settings())).rejects.toMatchObject({
    name: 'MissingRenderError',
    message: expect.stringContaining('the page /1.'),
  })
})

it.each([
  ['scripts', SCRIPT, 'the page /1 loads no script'],
  ['a payload', PAYLOAD, 'the page /1 has none, or another'],
])('stops at a document without %s, unless it may look otherwise', async (_, missing, found) => {
  const pages = await rendered(2)
  const file = pages[1]?.documentFile ?? ''
  await writeFile(file, (await readFile(file, 'utf8')).replace(missing, ''))
  await expect(postprocessPages(pages.slice(1), settings())).rejects.toMatchObject({
    name: 'NextChangedError',
    message: expect.stringContaining(found),
  })
  const rejected = await postprocessPages(pages, { ...settings(), familiar: false })
  expect(rejected).toEqual([])
})
