import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SourceMapStore, sourceMapStore } from '#scripts/build/store/source-map-store.ts'
import { uploadSourceMaps } from '#scripts/build/upload-source-maps.ts'
import type { SentryAccess } from '#src/environment/commands.ts'
import { type SentryUploads, startSentryUploads } from '#tests/fixtures/sentry-uploads.ts'

let folder: string
let sentry: SentryUploads
let maps: SourceMapStore
let access: SentryAccess

beforeEach(async () => {
  sentry = await startSentryUploads()
  access = { token: 'a-token', organization: 'our-house', project: 'site', url: sentry.url }
  folder = await mkdtemp(join(tmpdir(), 'mira-upload-'))
  maps = sourceMapStore(join(folder, 'store'))
  const chunks = join(folder, 'static/chunks')
  await mkdir(chunks, { recursive: true })
  await writeFile(join(chunks, 'a.js'), 'a()\n\n//# sourceMappingURL=b.js.map')
  await writeFile(
    join(chunks, 'b.js.map'),
    '{"version":3,"names":[],"sources":["src/a.ts"],"sourcesContent":["a()"],"mappings":"AAAA"}',
  )
  await maps.add('release-1', { folder: join(folder, 'static') }, new Date())
})
afterEach(async () => {
  await sentry.close()
  await rm(folder, { recursive: true })
})

test('the scripts of a release and their maps are uploaded, once', async () => {
  expect(await uploadSourceMaps(maps, 'release-1', access)).toBeUndefined()
  expect(await uploadSourceMaps(maps, 'release-1', access)).toBeUndefined()
  expect(sentry.bundles).toHaveLength(1)
  const [bundle] = sentry.bundles
  expect(bundle).toMatchObject({
    token: 'Bearer a-token',
    projects: ['site'],
    version: 'release-1',
  })
  expect(bundle?.bytes).toContain('_next/static/chunks/a.js.map')
})

test('an upload that fails is told and tried again, and it never throws', async () => {
  const refused = { ...access, organization: 'nobody' }
  expect(await uploadSourceMaps(maps, 'release-1', refused)).toMatch(
    /release-1 did not reach Sentry; the next build tries again[\s\S]*sentry-cli/,
  )
  expect(sentry.bundles).toEqual([])
  expect(await uploadSourceMaps(maps, 'release-1', access)).toBeUndefined()
  expect(sentry.bundles).toHaveLength(1)
})

test('without access nothing is uploaded', async () => {
  expect(await uploadSourceMaps(maps, 'release-1', undefined)).toBeUndefined()
  expect(sentry.bundles).toEqual([])
})
