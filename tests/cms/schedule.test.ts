import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type RunningCms, startCms } from '#scripts/cms/start.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms, ownHome } from './own-cms.ts'
import { listenForWebhooks, type Receiver } from './webhook-receiver.ts'

const uid = 'api::tag.tag'
const SLUG_HELP =
  'The end of the page’s address: small letters, digits and hyphens, such as marina-crest.'
const TOO_LONG_MS = 40_000

let receiver: Receiver
let cms: RunningCms
let editor: Editor

beforeAll(async () => {
  receiver = await listenForWebhooks()
  const template = inject('cmsTemplate')
  cms = await ownCms('schedule', { template, env: { SITE_URL: receiver.url } })
  editor = await signInEditor(cms)
})

afterAll(async () => {
  await cms?.stop()
  await receiver?.stop()
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

const isPublic = async (documentId: string, locale = 'en') =>
  (await call(`${cms.url}/api/tags/${documentId}?locale=${locale}`)).status === 200

const until = async (what: string, holds: () => Promise<unknown>) => {
  const deadline = Date.now() + TOO_LONG_MS
  while (Date.now() < deadline) {
    if (await holds()) return
    await sleep(250)
  }
  throw new Error(`${what} did not happen in ${TOO_LONG_MS / 1000} s.`)
}

const state = async () => {
  const answer = await call<{ state: string }>(`${cms.url}/api/content-versions`, {
    token: cms.token,
  })
  return answer.body.state
}

/** Each of them waits for the CMS's clock: all at once. */
describe.concurrent('an entry with a time', () => {
  it('goes live then, not before, and the site is told', async () => {
    const at = inSeconds(12)
    const documentId = await editor.create(uid, { title: 'Soon', slug: 'soon', publishAt: at })
    await until('Publishing', () => isPublic(documentId))
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at))
    const told = await receiver.next(
      ({ body }) => body.event === 'entry.publish' && body.entry?.documentId === documentId,
    )
    expect(told.body).toMatchObject({ uid, entry: { documentId, locale: 'en' } })

    const entry = await call<{ data: object }>(`${cms.url}/api/tags/${documentId}`)
    expect(
      Object.keys(entry.body.data).filter((name) => /^publish(At|Problem)$/.test(name)),
    ).toEqual([])
    const draft = await editor.read({ uid, documentId, locale: 'en' })
    expect(draft).toMatchObject({ publishAt: null, publishProblem: null, status: 'published' })
  })

  it('whose time has passed goes live at once, in its own language alone', async () => {
    const documentId = await editor.create(uid, { title: 'Past', slug: 'past' })
    const german = { title: 'Vorbei', slug: 'vorbei', publishAt: inSeconds(-3600) }
    await editor.save({ uid, documentId, locale: 'de' }, german)
    await until('Publishing', () => isPublic(documentId, 'de'))
    expect(await isPublic(documentId, 'en')).toBe(false)
  })

  it('is published as it was saved last, and has no time after that', async () => {
    const documentId = await editor.create(uid, {
      ...{ title: 'One', slug: 'twice', publishAt: inSeconds(8) },
    })
    await editor.save({ uid, documentId, locale: 'en' }, { title: 'Two' })
    await until('Publishing', () => isPublic(documentId))
    const entry = await call<{ data: { title: string } }>(`${cms.url}/api/tags/${documentId}`)
    expect(entry.body.data.title).toBe('Two')
    await editor.unpublish({ uid, documentId, locale: 'en' })
    await sleep(11_000)
    expect(await isPublic(documentId)).toBe(false)
  })

  it('that is not fit to be published says why, and goes live as soon as it is mended', async () => {
    const documentId = await editor.create(uid, { title: 'Broken', publishAt: inSeconds(-60) })
    const entry = { uid, documentId, locale: 'en' }
    const problem = async () => (await editor.read(entry))?.publishProblem
    await until('Saying why', problem)
    expect(await problem()).toBe(`Slug: This is empty, but it is needed. ${SLUG_HELP}`)
    expect(await isPublic(documentId)).toBe(false)
    await editor.save(entry, { slug: 'mended' })
    await until('Publishing', () => isPublic(documentId))
    expect(await problem()).toBeNull()
  })

  it('whose time came while the CMS was down goes live when it runs again', async () => {
    const { options, remove } = await ownHome('down', { template: inject('cmsTemplate') })
    const first = await startCms(options)
    const draft = { title: 'Down', slug: 'down', publishAt: inSeconds(15) }
    const documentId = await (await signInEditor(first)).create(uid, draft)
    await first.stop()
    await sleep(Math.max(0, Date.parse(draft.publishAt) - Date.now()))

    const second = await startCms(options)
    try {
      await until('Publishing', async () => {
        return (await call(`${second.url}/api/tags/${documentId}`)).status === 200
      })
    } finally {
      await second.stop()
      await remove()
    }
  })
})

it('the time of an entry is not part of what the site is told of it', async () => {
  const { body } = await call<Entries>(`${cms.url}/api/tags`)
  const before = await state()
  const entry = { uid, documentId: body.data[0]?.documentId ?? '', locale: 'en' }
  await editor.save(entry, { publishAt: inSeconds(3600) })
  expect(await state()).toBe(before)
})
