import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersFile } from '#scripts/build/output/headers.ts'
import { headersFor, readHeaderRules } from '#scripts/preview/published-rules.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-headers-'))
  await writeFile(join(folder, '_headers'), headersFile())
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['/', undefined],
  ['/articles/x', undefined],
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/media/tower.01234567.jpg', 'public, max-age=31536000, immutable'],
  ['/builds/latest.json', 'no-cache'],
])('%s is safe, and cached as it should be', async (path, caching) => {
  const headers = headersFor(path, await readHeaderRules({ outDir: folder, configPath: undefined }))
  expect(headers['Cache-Control']).toBe(caching)
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  expect(headers['Content-Security-Policy']).toMatch(/(?:^|; )frame-ancestors 'none'$/)
  expect(headers['Permissions-Policy']).toContain('microphone=(), geolocation=()')
})

test.each([
  ['/media/evil.01234567.svg', undefined],
  ['/media/film.01234567.mp4', undefined],
  ['/media/plan.01234567.pdf', 'attachment'],
  ['/media/evil.01234567.bin', 'attachment'],
  ['/.netlify/images', undefined],
])('%s is confined to itself', async (path, disposition) => {
  const headers = headersFor(path, await readHeaderRules({ outDir: folder, configPath: undefined }))
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none';.*; sandbox;/)
  expect(headers['Content-Security-Policy']).not.toMatch(/script-src|allow-/)
  expect(headers['Content-Disposition']).toBe(disposition)
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
})
