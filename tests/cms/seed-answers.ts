import { expect } from 'vitest'
import { call, type Locale } from './call.ts'
import type { ContentType } from './content-types.ts'

type Cms = { url: string; token: string }

/** What two seeds may differ in: when they ran, and the numbers that the database counted. */
const DIFFERS = ['id', 'createdAt', 'updatedAt', 'publishedAt']

/** What the API returns for a type, as it is in every fresh seed: document ids, fields, addresses of media. */
export async function seededEntries(cms: Cms, type: ContentType): Promise<unknown> {
  const { path, single, localized } = type
  const order = localized ? 'documentId,locale' : 'documentId'
  const all = `locale=*&sort=${order}&pagination[pageSize]=100`
  const query = single ? 'populate=*' : `populate=*&${all}`
  const { status, body } = await call(`${cms.url}/api/${path}?${query}`, { token: cms.token })
  expect(status).toBe(200)
  return JSON.parse(
    JSON.stringify(body, (key, value) => (DIFFERS.includes(key) ? undefined : value)),
  )
}

/** The document ids of the locales, in their order. */
export async function seededLocales({ url }: Cms): Promise<string[]> {
  const { body } = await call<Locale[]>(`${url}/api/i18n/locales`)
  const ids = body.map(({ documentId }) => documentId)
  expect(ids).toHaveLength(3)
  return ids
}
