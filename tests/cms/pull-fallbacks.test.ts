import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { type Pulling, startPulling } from './pulling.ts'
import { writeToDatabase } from './write-to-database.ts'

const [TAG, ARTICLE] = ['api::tag.tag', 'api::article.article'] as const

let cms: RunningCms
let editor: Editor
let pulling: Pulling
let first: Snapshot

beforeAll(async () => {
  cms = await ownCms('fallbacks', { template: inject('cmsTemplate') })
  editor = await signInEditor(cms)
  pulling = await startPulling(cms)
  await pulling.pull()
  first = await readSnapshot(pulling.contentDir)
})
afterAll(async () => {
  await cms?.stop()
  await pulling?.remove()
})

const read = () => readSnapshot(pulling.contentDir)
const expectSameAsFull = async () => expect(await pulling.hashes()).toEqual(await pulling.full())

describe('an entry that breaks', () => {
  let documentId: string
  const breakIt = () =>
    writeToDatabase(
      cms,
      "update articles set title = 'Broken', summary = null where document_id = ? and locale = 'en' and published_at is not null",
      documentId,
    )
  const articleOf = ({ collections }: Snapshot) =>
    collections.articles.en?.find((article) => article.documentId === documentId)

  beforeAll(async () => {
    documentId = first.collections.articles.en?.[1]?.documentId ?? ''
    await pulling.pull()
  })

  test('keeps its last published version, in a pull of what changed as in one of everything', async () => {
    const before = articleOf(await read())
    const copy = await pulling.copy()
    expect(await breakIt()).toBe(1)
    const report = await pulling.pull()
    expect(report).toMatchObject({
      mode: 'delta',
      quarantined: [
        {
          type: 'articles',
          documentId,
          locale: 'en',
          field: 'summary',
          lastGoodVersionShown: true,
        },
      ],
    })
    expect(articleOf(await read())).toEqual(before)
    expect(await pulling.hashes()).toEqual(await pulling.full({ from: copy }))
  })

  test('is named by every pull after', async () => {
    const quarantined = [expect.objectContaining({ documentId, lastGoodVersionShown: true })]
    expect(await pulling.pull()).toMatchObject({ status: 'unchanged', read: 0, quarantined })
    const tag = { uid: TAG, documentId: first.collections.tags.en?.[0]?.documentId ?? '' }
    await editor.save({ ...tag, locale: 'en' }, { title: 'Another' })
    await editor.publish({ ...tag, locale: 'en' })
    const copy = await pulling.copy()
    expect(await pulling.pull()).toMatchObject({ mode: 'delta', quarantined })
    expect(await pulling.hashes()).toEqual(await pulling.full({ from: copy }))
  })

  test('is left out of a snapshot that never had it', async () => {
    const empty = { contentDir: join(pulling.root, 'empty'), cacheDir: join(pulling.root, 'none') }
    expect(await pulling.pull(empty)).toMatchObject({
      quarantined: [{ documentId, lastGoodVersionShown: false }],
    })
    expect(articleOf(await readSnapshot(empty.contentDir))).toBeUndefined()
  })

  test('has its new version when it is fixed', async () => {
    const article = { uid: ARTICLE, documentId, locale: 'en' }
    await editor.save(article, { summary: 'Fixed' })
    await editor.publish(article)
    expect(await pulling.pull()).toMatchObject({ quarantined: [] })
    expect(articleOf(await read())?.summary).toBe('Fixed')
    await expectSameAsFull()
  })

  test('goes when it is deleted', async () => {
    await breakIt()
    await pulling.pull()
    await editor.remove({ uid: ARTICLE, documentId, locale: '*' })
    expect(await pulling.pull()).toMatchObject({ quarantined: [] })
    expect(articleOf(await read())).toBeUndefined()
    await expectSameAsFull()
  })
})

describe('everything is read', () => {
  const state = () => join(pulling.cacheDir, 'pull/state.json')
  /** The bytes of everything, which nobody edits meanwhile. */
  let everything: Record<string, string>
  beforeAll(async () => {
    await pulling.pull()
    everything = await pulling.full({ files: 'anew' })
  })

  test('and it is said once, where the CMS does not tell versions', async () => {
    const older: typeof fetch = (input, init) =>
      String(input).includes('content-versions')
        ? Promise.resolve(Response.json({ error: { message: 'Not Found' } }, { status: 404 }))
        : fetch(input, init)
    const { mode, warnings } = await pulling.pull({ fetch: older })
    expect(mode).toBe('full')
    expect(warnings).toEqual([expect.stringContaining('does not tell what has changed (404')])
    expect(await pulling.hashes()).toEqual(everything)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['the last pull left nothing', () => rm(state())],
    ['what it left is damaged', () => writeFile(state(), '{"version":')],
    ['a file of the snapshot was edited', () => edit('tags.en.json')],
    ['a file of the snapshot is lost', () => rm(join(pulling.contentDir, 'units.de.json'))],
    [
      'the homes of all projects are lost',
      () => rm(join(pulling.contentDir, 'units.de'), { recursive: true }),
    ],
    ['the snapshot is another', () => rm(pulling.contentDir, { recursive: true })],
  ])('when %s', async (_what, happens) => {
    await pulling.pull()
    await happens()
    expect(await pulling.pull()).toMatchObject({ mode: 'full' })
    expect(await pulling.hashes()).toEqual(everything)
    expect(await pulling.pull()).toMatchObject({ mode: 'delta', read: 0 })
  })

  const edit = async (name: string) => {
    const file = join(pulling.contentDir, name)
    await writeFile(file, `${await readFile(file, 'utf8')} `)
  }
})
