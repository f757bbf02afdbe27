import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type RunningCms, startCms } from '#scripts/cms/start.ts'
import { call, type Entries } from '../call.ts'
import { type Editor, signInEditor } from '../editor.ts'
import { type Home, ownHome } from '../own-cms.ts'
import { query } from '../postgres.ts'
import { type Pulling, startPulling } from '../pulling.ts'
import { listenForWebhooks, type Receiver } from '../webhook-receiver.ts'

const [TAG, UNIT, ARTICLE] = ['api::tag.tag', 'api::unit.unit', 'api::article.article'] as const
const TOO_LONG_MS = 60_000

let receiver: Receiver
let home: Home
let instances: RunningCms[]
let editors: [Editor, Editor]
let pulling: Pulling

beforeAll(async () => {
  receiver = await listenForWebhooks()
  const env = { SITE_URL: receiver.url }
  home = await ownHome('two-instances', { template: inject('cmsTemplate'), env })
  instances = [await startCms(home.options), await startCms(home.options)]
  editors = (await Promise.all(instances.map(signInEditor))) as [Editor, Editor]
  pulling = await startPulling(instances[0] as RunningCms)
})
afterAll(async () => {
  await Promise.all((instances ?? []).map((cms) => cms.stop()))
  await home?.remove()
  await pulling?.remove()
  await receiver?.stop()
})

/** How often each entry of a table is published in one language; nothing may be so twice. */
async function publishedTwice(table: string): Promise<unknown[]> {
  const { rows } = await query(
    home.options.env?.DATABASE_URL ?? '',
    `select document_id, locale, count(*) from ${table} where published_at is not null
     group by document_id, locale having count(*) > 1`,
  )
  return rows
}

it('publish an entry with a time once, and tell the site once', async () => {
  const publishAt = new Date(Date.now() + 5_000).toISOString()
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      editors[0].create(TAG, { title: `Due ${number}`, slug: `due-${number}`, publishAt }),
    ),
  )
  const [cms] = instances as [RunningCms]
  const isPublic = async (id: string) => (await call(`${cms.url}/api/tags/${id}`)).status === 200
  const deadline = Date.now() + TOO_LONG_MS
  while (!(await Promise.all(made.map(isPublic))).every(Boolean)) {
    if (Date.now() > deadline) throw new Error('Not all were published in a minute.')
    await sleep(250)
  }
  // Whoever was slower has looked again by now.
  await sleep(12_000)
  const told = receiver.received
    .filter(({ body }) => body.event === 'entry.publish')
    .map(({ body }) => body.entry?.documentId ?? '')
    .filter((documentId) => made.includes(documentId))
  expect(told.sort()).toEqual(made.sort())
  expect(await publishedTwice('tags')).toEqual([])
})

it('publish what two editors publish at the same time, each in its turn', async () => {
  const { body } = await call<Entries>(`${instances[0]?.url}/api/units?sort=documentId`)
  const [unit, other] = body.data.map(({ documentId }) => ({ uid: UNIT, documentId, locale: 'en' }))
  if (!unit || !other) throw new Error('The demo has no two units.')
  for (let round = 0; round < 6; round += 1) {
    const both = round % 2 === 0 ? [unit, unit] : [unit, other]
    await Promise.all(
      editors.flatMap((editor, index) => [
        editor.save(both[index] ?? unit, { summary: `Round ${round}, editor ${index}` }),
        editor.publish(both[1 - index] ?? unit),
        editor.publish(both[index] ?? unit),
      ]),
    )
    expect(await publishedTwice('units')).toEqual([])
  }
})

it('do not lock one another out over entries that name each other', async () => {
  const read = async (path: string) =>
    (await call<Entries>(`${instances[0]?.url}/api/${path}?sort=documentId`)).body.data
  const [tags, articles] = await Promise.all([read('tags'), read('articles')])
  const reference = ({ documentId }: { documentId: string }) => ({ documentId, locale: 'en' })
  for (let round = 0; round < 4; round += 1) {
    const [tag, article] = [tags[round % tags.length], articles[round % articles.length]]
    if (!tag || !article) throw new Error('The demo has no tags or articles.')
    await Promise.all([
      ...[tag].map(async ({ documentId }) => {
        const entry = { uid: TAG, documentId, locale: 'en' }
        await editors[0].save(entry, { articles: { connect: articles.map(reference) } })
        await editors[0].publish(entry)
      }),
      ...[article].map(async ({ documentId }) => {
        const entry = { uid: ARTICLE, documentId, locale: 'en' }
        await editors[1].save(entry, { tags: { connect: tags.map(reference) } })
        await editors[1].publish(entry)
      }),
      editors[1].bulkPublish(
        ARTICLE,
        articles.map(({ documentId }) => documentId),
        'en',
      ),
    ])
  }
  expect(await publishedTwice('articles')).toEqual([])
  const report = await pulling.pull()
  expect(report).toMatchObject({ quarantined: [], warnings: [] })
  expect(await pulling.pull()).toMatchObject({ status: 'unchanged', mode: 'delta', read: 0 })
})
