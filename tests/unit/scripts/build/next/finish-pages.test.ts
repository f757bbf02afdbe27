import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import type { StoredFrame } from '#scripts/build/next/collect-frames.ts'
import {
  type OpenDocument,
  openDocument,
  splitDocument,
  type UnframedPage,
} from '#scripts/build/next/content-once.ts'
import { finishPages } from '#scripts/build/next/finish-pages.ts'
import { pageStore } from '#scripts/build/store/page-store.ts'
import { unframedStore } from '#scripts/build/store/unframed-store.ts'
import { mark, ORGANISATION_MARK } from '#src/models/pages/frame-marks.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-finish-'))
})
afterEach(() => rm(folder, { recursive: true }))

const markOf = (...fields: Parameters<typeof mark<string>>) => mark(...fields).join('')

const OWNER = { name: 'Mira </script> & عمارة' }
const WORDS = 'words of the page '.repeat(10)

/** A payload row with an HTML string. */
const row = (id: number, html: string) =>
  `${id}:["$","p",null,{"__html":${JSON.stringify(html)}}]\n`

/** A page as Next renders it: a header that is a part of the frame, and a content. */
const pageWith = (header: string, text = WORDS): UnframedPage => {
  const payload = row(0, header) + row(1, text)
  const script = `self.__next_f.push(${JSON.stringify([1, payload]).replaceAll('<', '\\u003c')})`
  const opened = openDocument({
    ...{ scripts: [], entry: '' },
    html: byteText(
      `<html><head><meta charSet="utf-8"/><script type="application/ld+json">[${JSON.stringify(ORGANISATION_MARK)}]</script></head><body><header class="x">${header}</header><main>${text}</main><script>${script}</script></body></html>`,
    ),
  })
  return splitDocument(opened as OpenDocument)
}

const HEADER = markOf('part', ['header', 'languages', '<b>العربية</b>'])

/** Finishes so many pages with a frame, and reads them. */
const finished = async (
  page: UnframedPage,
  parts: Record<string, string>,
  { count = 1, path = '/units/one' } = {},
) => {
  const stores = {
    unframed: join(folder, 'unframed'),
    frames: join(folder, 'frames'),
    finished: join(folder, 'pages'),
  }
  unframedStore<UnframedPage>(stores.unframed).put('page', page)
  const frame = { parts, shared: '' }
  unframedStore<StoredFrame>(stores.frames).put('frame', frame)
  const pages = Array.from({ length: count }, (_, number) => ({
    ...{ path, locale: 'en', unframedHash: 'page', hash: `ab${number}` },
  }))
  await finishPages({
    ...{ pages, policySources: {}, stores },
    frames: { en: { hash: 'frame', home: '/', organisation: OWNER } },
  })
  return Promise.all(
    pages.map(({ hash }) => readFile(pageStore(stores.finished).file(hash), 'utf8')),
  )
}

const FRAME = {
  header: `<p><a href="/units" aria-current="${markOf('current', ['%2Funits'])}">منازل</a>${markOf('slot', ['languages'])}</p>`,
}
const JOINED = '<p><a href="/units" aria-current="true">منازل</a><b>العربية</b></p>'

it('joins the frame to a document, with what the page shows in it', async () => {
  const [page] = await finished(pageWith(HEADER), FRAME)
  expect(page).toContain(`<header class="x" data-payload="0">${JOINED}</header>`)
  expect(page).toContain(`<main data-payload="1">${WORDS}</main>`)
  expect(page?.split('منازل')).toHaveLength(2)
})

it('puts the owner of the site into the structured data, where it cannot end the script', async () => {
  const [page] = await finished(pageWith(HEADER), FRAME)
  expect(page).toContain('[{"name":"Mira \\u003c/script> & عمارة"}]')
})

it('allows no inline script: the joined document has none', async () => {
  const [page] = await finished(pageWith(HEADER), FRAME)
  expect(page).not.toContain('<script>')
  expect(page).toContain("script-src 'self';")
})

it('marks a link by the page that it is on', async () => {
  const currents: (string | undefined)[] = []
  for (const path of ['/units', '/unit', '/']) {
    const [page] = await finished(pageWith(HEADER), FRAME, { path })
    currents.push(/aria-current="(\w+)"/.exec(page ?? '')?.[1])
  }
  expect(currents).toEqual(['page', undefined, undefined])
})

it('leaves in the payload what a browser would give back otherwise because of the frame', async () => {
  const odd = '<p>a<div>b</div></p>'
  const [page] = await finished(pageWith(HEADER), { header: odd })
  expect(page).toContain(`<header class="x">${odd}</header>`)
  // The parser of the browser is not where it should be, so that what follows is not taken out either.
  expect(page).toContain(`<main>${WORDS}</main>`)
  const parts = [row(0, odd) + row(1, WORDS)]
  const shared = '/_next/static/payload/frame.txt'
  expect(page).toContain(
    JSON.stringify({ shared, parts, lengths: [], rendered: [], scripts: [] }).replaceAll(
      '<',
      '\\u003c',
    ),
  )
})

it('chooses by the entry that a page is about', async () => {
  const choice = markOf('choice', [
    'project',
    '<i>which?</i>',
    'one',
    '<i>1</i>',
    'two',
    '<i>2</i>',
  ])
  const headers: (string | undefined)[] = []
  for (const slots of [['project', 'two id2'], ['project', 'three id3'], []]) {
    const page = pageWith(markOf('part', ['header', ...slots]))
    const [finishedPage] = await finished(page, { header: choice })
    headers.push(/<header[^>]*>(.*)<\/header>/.exec(finishedPage ?? '')?.[1])
  }
  expect(headers).toEqual(['<i>2</i>', '<i>which?</i>', '<i>which?</i>'])
})

it('makes the same of many pages, in threads', async () => {
  const [one] = await finished(pageWith(HEADER), FRAME)
  const many = await finished(pageWith(HEADER), FRAME, { count: 400 })
  expect(new Set(many)).toEqual(new Set([one]))
})

it('refuses a page that asks for a part that the frame lacks, in a thread too', async () => {
  const page = pageWith(markOf('part', ['sidebar']))
  await expect(finished(page, FRAME)).rejects.toThrow('a page has the mark "part sidebar"')
  await expect(finished(page, FRAME, { count: 400 })).rejects.toThrow('part sidebar')
})
