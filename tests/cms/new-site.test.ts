import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { makeNewSite } from '#scripts/new-site/make-new-site.ts'
import { pullSnapshot } from '#src/content/pull.ts'
import { readSnapshot } from '#src/content/read.ts'
import { hashFolder } from '#tests/fixtures/faults-folder.ts'
import { ownCms } from './own-cms.ts'

let root: string
let cms: RunningCms

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-site-'))
  const site = {
    dir: join(root, 'site'),
    name: 'Nord',
    locales: ['de', 'ar', 'fr'],
    currency: 'CHF',
  }
  await makeNewSite(resolve('.'), site)
  cms = await ownCms('new-site', { env: { CMS_DEMO_DIR: join(site.dir, 'cms/demo') } })
})
afterAll(async () => {
  await cms?.stop()
  await rm(root, { recursive: true, force: true })
})

test('the CMS of a new site begins with what the site was built from, to the byte', async () => {
  const contentDir = join(root, 'content')
  const { url, token } = cms
  const report = await pullSnapshot({ url, token, contentDir, cacheDir: join(root, 'cache') })
  expect(report).toMatchObject({ locales: ['de', 'ar', 'fr'], quarantined: [], warnings: [] })
  expect(await readSnapshot(contentDir)).toEqual(await readSnapshot(join(root, 'site/content')))
  expect(await hashFolder(contentDir)).toEqual(await hashFolder(join(root, 'site/content')))
})

test('it has the languages of the site and no other', async () => {
  const response = await fetch(`${cms.url}/api/i18n/locales`, {
    headers: { authorization: `Bearer ${cms.token}` },
  })
  const locales = (await response.json()) as { code: string; isDefault: boolean }[]
  expect(locales.map(({ code, isDefault }) => [code, isDefault])).toEqual([
    ['de', true],
    ['ar', false],
    ['fr', false],
  ])
})
