import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { CMS_DIR } from '#scripts/cms/paths.ts'
import { call, type Entries, type Entry } from './call.ts'
import { CONTENT_TYPES } from './content-types.ts'
import { panelToken } from './panel-token.ts'

const { url, token, admin } = inject('cms')
const LOCALES = ['en', 'ar', 'de']

/** Other tests upload files of their own meanwhile. */
const DEMO_FILES = new Set(readdirSync(join(CMS_DIR, 'demo/media')))

type Layout = { data: { header: { logo: { url: string; formats: unknown } } } }

async function idsIn(path: string, locale: string): Promise<string[]> {
  const query = `locale=${locale}&fields=documentId&sort=documentId&pagination[pageSize]=100`
  const { body } = await call<Entries>(`${url}/api/${path}?${query}`, { token })
  return body.data.map(({ documentId }) => documentId)
}

type FileRow = { name: string; folder: { name: string } | null }
type Files = { results: FileRow[]; pagination: { pageCount: number } }

/** The names of the demo's files in the media library, each with that of its folder, as the panel shows them. */
async function foldersOfFiles(): Promise<Map<string, string | undefined>> {
  const panel = await panelToken({ url, admin })
  const folders = new Map<string, string | undefined>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = `populate=folder&pageSize=100&page=${page}`
    const files = await call<Files>(`${url}/upload/files?${query}`, { token: panel })
    const ofDemo = files.body.results.filter(({ name }) => DEMO_FILES.has(name))
    for (const { name, folder } of ofDemo) folders.set(name, folder?.name)
    pages = files.body.pagination.pageCount
  }
  return folders
}

describe('the demo content', () => {
  it.each(CONTENT_TYPES.filter(({ single, localized }) => !single && localized))(
    'has every entry of $path in every language',
    async ({ path }) => {
      const [en = [], ...others] = await Promise.all(LOCALES.map((locale) => idsIn(path, locale)))
      expect(en.length).toBeGreaterThan(0)
      for (const ids of others) expect(ids).toEqual(en)
    },
  )

  it.each(CONTENT_TYPES.filter(({ single, localized }) => single && localized))(
    'has $path in every language',
    async ({ path }) => {
      for (const locale of LOCALES) {
        const address = `${url}/api/${path}?locale=${locale}`
        const { status, body } = await call<{ data: Entry }>(address, { token })
        expect(status).toBe(200)
        expect(body.data.locale).toBe(locale)
      }
    },
  )

  it.each(CONTENT_TYPES.filter(({ localized }) => !localized))(
    'has $path, which is not translated',
    async ({ path, single }) => {
      const { body } = await call<Entries>(`${url}/api/${path}`, { token })
      expect(single ? [body.data] : body.data).not.toHaveLength(0)
    },
  )

  it('has its files in folders that are named like the types in the menu', async () => {
    const folderOf = await foldersOfFiles()
    expect(folderOf.size).toBeGreaterThan(100)
    expect([...folderOf].filter(([, folder]) => folder === undefined)).toEqual([])
    expect(folderOf.get('marina-crest-day-desktop.jpg')).toBe('Projects')
    expect(folderOf.get('icon-pool.svg')).toBe('Amenities')
    expect(folderOf.get('logo-mira.svg')).toBe('Brand')
  })

  it('serves files as they lie in the repository, under an address with their hash', async () => {
    const query = 'populate[header][populate]=logo'
    const { body } = await call<Layout>(`${url}/api/layout?${query}`, { token })
    const { logo } = body.data.header
    expect(logo.url).toMatch(/^\/uploads\/logo-mira_[0-9a-f]{10}\.svg$/)
    expect(logo.formats).toBeNull()
    const served = await fetch(`${url}${logo.url}`)
    const original = readFileSync(join(CMS_DIR, 'demo/media/logo-mira.svg'))
    expect(Buffer.from(await served.arrayBuffer())).toEqual(original)
  })
})
