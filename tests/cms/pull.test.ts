import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { collectionNames, singleNames } from '#src/cms/types.ts'
import { type PullReport, pullSnapshot } from '#src/content/pull.ts'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { hashFolder } from '#tests/fixtures/faults-folder.ts'
import { signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { writeToDatabase } from './write-to-database.ts'

const TAG = 'api::tag.tag'
const embedded = join(import.meta.dirname, '../../content')

let cms: RunningCms
let root: string
let report: PullReport
let snapshot: Snapshot

/** A separate CMS: tests of this folder that share one also edit it. */
beforeAll(async () => {
  cms = await ownCms('pull', { template: inject('cmsTemplate') })
  root = await mkdtemp(join(tmpdir(), 'mira-pull-'))
  report = await pull('content')
  snapshot = await readSnapshot(join(root, 'content'))
})
afterAll(async () => {
  await cms?.stop()
  await rm(root, { recursive: true, force: true })
})

function pull(name: string): Promise<PullReport> {
  const { url, token } = cms
  return pullSnapshot({ url, token, contentDir: join(root, name), cacheDir: join(root, 'cache') })
}

test('brings every type in every locale, and nothing needs attention (§7.9)', () => {
  expect(report).toMatchObject({
    status: 'changed',
    locales: ['en', 'ar', 'de'],
    quarantined: [],
    warnings: [],
  })
  for (const type of singleNames) {
    const locales = type === 'currency' ? ['*'] : ['en', 'ar', 'de']
    expect(Object.keys(snapshot.singles[type])).toEqual(locales)
  }
  for (const type of collectionNames) {
    const perLocale = Object.values(snapshot.collections[type])
    expect(perLocale).toHaveLength(type === 'redirects' ? 1 : 3)
    for (const entries of perLocale) expect(entries).toHaveLength(perLocale[0]?.length ?? 0)
    expect(perLocale[0]).not.toHaveLength(0)
  }
})

test('brings every file that the content names, and no other', async () => {
  const names = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      names.add(value)
      for (const [, name] of value.matchAll(/\/uploads\/([^\s)]+)/g)) names.add(name as string)
    } else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  collect([snapshot.singles, snapshot.collections])
  const media = Object.keys(snapshot.media)
  expect(media.length).toBeGreaterThan(50)
  for (const name of media) expect(names).toContain(name)
  const files = await hashFolder(join(root, 'content', 'media'))
  expect(files).toEqual(
    Object.fromEntries(Object.values(snapshot.media).map(({ name, sha256 }) => [name, sha256])),
  )
})

test('gives the same bytes when it pulls again, into the same folder or another', async () => {
  expect(await pull('content')).toMatchObject({ status: 'unchanged', media: { downloaded: 0 } })
  expect(await pull('again')).toMatchObject({ status: 'changed', media: { downloaded: 0 } })
  expect(await hashFolder(join(root, 'again'))).toEqual(await hashFolder(join(root, 'content')))
})

test('gives the bytes of the embedded content', async () => {
  const [pulled, kept] = await Promise.all([join(root, 'content'), embedded].map(hashFolder))
  const names = new Set([...Object.keys(pulled ?? {}), ...Object.keys(kept ?? {})])
  const differing = [...names].filter((name) => pulled?.[name] !== kept?.[name])
  const remedy = 'Run `npm run cms` and `npm run pull`, then commit content/.'
  expect(differing.length > 0 ? [remedy, ...differing] : []).toEqual([])
})

test('leaves out what is not published', async () => {
  const editor = await signInEditor(cms)
  const documentId = await editor.create(TAG, { title: 'Draft', slug: 'draft' })
  const published = snapshot.collections.tags.en?.[0]?.documentId ?? ''
  await editor.save({ uid: TAG, documentId: published, locale: 'en' }, { title: 'Not yet' })
  expect((await pull('content')).status).toBe('unchanged')
  await editor.publish({ uid: TAG, documentId, locale: 'en' })
  await pull('published')
  const { tags } = (await readSnapshot(join(root, 'published'))).collections
  const find = (locale: string) => tags[locale]?.find((tag) => tag.documentId === documentId)
  expect(find('en')).toEqual({ documentId, title: 'Draft', slug: 'draft' })
  expect(find('ar')).toBeUndefined()
  await editor.remove({ uid: TAG, documentId })
})

test('sets a broken entry aside, names its field, and brings the rest', async () => {
  const [article] = snapshot.collections.articles.ar ?? []
  const documentId = article?.documentId ?? ''
  const broken =
    "update articles set summary = null where document_id = ? and locale = 'ar' and published_at is not null"
  expect(await writeToDatabase(cms, broken, documentId)).toBe(1)
  const { quarantined, entries } = await pull('broken')
  expect(quarantined).toEqual([
    {
      type: 'articles',
      documentId,
      locale: 'ar',
      field: 'summary',
      problem: 'is empty, but required',
      lastGoodVersionShown: false,
    },
  ])
  expect(entries).toBe(report.entries - 1)
  const { articles } = (await readSnapshot(join(root, 'broken'))).collections
  expect(articles.ar).toEqual(snapshot.collections.articles.ar?.slice(1))
  expect(articles.en).toEqual(snapshot.collections.articles.en)
})

test('makes no snapshot of a single type that is broken in the default locale', async () => {
  const broken =
    "update initials set site_name = '' where locale = 'en' and published_at is not null"
  expect(await writeToDatabase(cms, broken)).toBe(1)
  await expect(pull('none')).rejects.toThrow(
    'The single type "initial" is broken in the default locale "en": siteName is empty, but required. Fix it',
  )
})
