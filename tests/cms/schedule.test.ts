import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { signInAs } from './panel.ts'
import { listenForWebhooks, type Receiver } from './webhook-receiver.ts'
import { writeToDatabase } from './write-to-database.ts'

const uid = 'api::tag.tag'
const SLUG_HELP =
  'The end of the page’s address: small letters, digits and hyphens, such as marina-crest.'
const TOO_LONG_MS = 40_000

type Listed = { documentId: string; publishAt: string | null; unpublishAt: string | null }

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

  it('that is not fit to be published says why, and goes live as soon as it is fixed', async () => {
    const documentId = await editor.create(uid, { title: 'Broken', publishAt: inSeconds(-60) })
    const entry = { uid, documentId, locale: 'en' }
    const problem = async () => (await editor.read(entry))?.publishProblem
    await until('Saying why', problem)
    expect(await problem()).toBe(`Slug: This is empty, but it is needed. ${SLUG_HELP}`)
    expect(await isPublic(documentId)).toBe(false)
    await editor.save(entry, { slug: 'fixed' })
    await until('Publishing', () => isPublic(documentId))
    expect(await problem()).toBeNull()
  })

  it('that is put off has no problem any more, whatever an older form says', async () => {
    const documentId = await editor.create(uid, { title: 'Put off', publishAt: inSeconds(-60) })
    const entry = { uid, documentId, locale: 'en' }
    const problem = async () => (await editor.read(entry))?.publishProblem
    await until('Saying why', problem)
    const publishProblem = await problem()
    await editor.save(entry, { title: 'Not yet', publishProblem })
    expect(await problem()).toBe(publishProblem)
    const later = inSeconds(3600)
    await editor.save(entry, { publishAt: later })
    expect(await editor.read(entry)).toMatchObject({ publishAt: later, publishProblem: null })
    await editor.save(entry, { publishProblem })
    expect(await problem()).toBeNull()
  })

  it('that went live publishes nothing of what a form saves that was open since', async () => {
    const at = inSeconds(4)
    const form = { title: 'Open', slug: 'form-open', publishAt: at }
    const documentId = await editor.create(uid, form)
    await until('Publishing', () => isPublic(documentId))
    const entry = { uid, documentId, locale: 'en' }
    await editor.save(entry, { ...form, title: 'Not yet' })
    expect(await editor.read(entry)).toMatchObject({ title: 'Not yet', publishAt: null })
    await sleep(12_000)
    const { body } = await call<{ data: { title: string } }>(`${cms.url}/api/tags/${documentId}`)
    expect(body.data.title).toBe('Open')
  })

  it('whose time was taken back does not go live by an older form', async () => {
    const at = inSeconds(3)
    const form = { title: 'Back', slug: 'taken-back', publishAt: at }
    const documentId = await editor.create(uid, form)
    const entry = { uid, documentId, locale: 'en' }
    await editor.save(entry, { publishAt: null })
    await sleep(4_000)
    await editor.save(entry, form)
    await sleep(12_000)
    expect(await isPublic(documentId)).toBe(false)
  })

  it('is taken down then, and not put up again by a form that was open', async () => {
    const form = { title: 'Offer', slug: 'offer', unpublishAt: inSeconds(6) }
    const documentId = await editor.create(uid, form)
    const entry = { uid, documentId, locale: 'en' }
    await editor.publish(entry)
    expect(await isPublic(documentId)).toBe(true)
    await until('Taking down', async () => !(await isPublic(documentId)))
    await receiver.next(
      ({ body }) => body.event === 'entry.unpublish' && body.entry?.documentId === documentId,
    )
    await editor.publish(entry, form)
    await sleep(12_000)
    expect(await isPublic(documentId)).toBe(true)
  })

  it('goes up and comes down', async () => {
    const times = { publishAt: inSeconds(3), unpublishAt: inSeconds(18) }
    const documentId = await editor.create(uid, { title: 'Both', slug: 'both', ...times })
    await until('Publishing', () => isPublic(documentId))
    await until('Taking down', async () => !(await isPublic(documentId)))
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(times.unpublishAt))
  })

  it('whose end has passed before it could go up is not put up', async () => {
    const times = { publishAt: inSeconds(-60), unpublishAt: inSeconds(-30) }
    const documentId = await editor.create(uid, { title: 'Over', slug: 'over', ...times })
    const entry = { uid, documentId, locale: 'en' }
    await until('Its end', async () => (await editor.read(entry))?.unpublishAt === null)
    expect(await editor.read(entry)).toMatchObject({ publishAt: null, status: 'draft' })
  })

  it('that comes down before it goes up is refused with a sentence', async () => {
    const times = { publishAt: inSeconds(60), unpublishAt: inSeconds(30) }
    const refused = editor.create(uid, { title: 'Wrong', slug: 'wrong', ...times })
    await expect(refused).rejects.toThrow('is not after that of')
  })

  it('keeps its end when a draft is thrown away, and gets no old time back', async () => {
    const end = inSeconds(3600)
    const documentId = await editor.create(uid, { title: 'Kept', slug: 'kept-end', publishAt: end })
    const entry = { uid, documentId, locale: 'en' }
    await editor.publish(entry)
    await editor.save(entry, { title: 'Changed', publishAt: null, unpublishAt: end })
    await editor.discard(entry)
    expect(await editor.read(entry)).toMatchObject({
      ...{ title: 'Kept', publishAt: null },
      unpublishAt: end,
    })
  })

  it('that is published by hand when it is due goes live by itself no more', async () => {
    const draft = { title: 'No slug', publishAt: inSeconds(-5) }
    const documentId = await editor.create(uid, draft)
    const entry = { uid, documentId, locale: 'en' }
    await until('Saying why', async () => (await editor.read(entry))?.publishProblem)
    await editor.publish(entry, { ...draft, slug: 'by-hand' })
    expect(await editor.read(entry)).toMatchObject({ publishAt: null, publishProblem: null })
  })

  it('has copies that do not go live with it', async () => {
    const draft = { title: 'Original', slug: 'original', publishAt: inSeconds(5000) }
    const documentId = await editor.create(uid, draft)
    const panel = await signInAs(cms, 'editor')
    const path = `/content-manager/collection-types/${uid}/clone/${documentId}?locale=en`
    const { body } = await panel('POST', path, { title: 'Copy', slug: 'copy' })
    const copy = body.data?.documentId as string
    expect(copy).not.toBe(documentId)
    expect(await editor.read({ uid, documentId: copy, locale: 'en' })).toMatchObject({
      ...{ title: 'Copy', publishAt: null },
    })
  })

  it('is listed with what happens when, what comes first first', async () => {
    const times = { publishAt: inSeconds(7200), unpublishAt: inSeconds(9000) }
    const documentId = await editor.create(uid, { title: 'Listed', slug: 'listed', ...times }, 'de')
    const panel = await signInAs(cms, 'editor')
    const { body } = await panel<{ data: Listed[] }>('GET', '/admin/site/schedule')
    const own = body.data.find((one) => one.documentId === documentId)
    expect(own).toEqual({
      ...{ type: uid, documentId, locale: 'de', title: 'Listed', problem: null },
      ...times,
    })
    const first = body.data.map((one) => Date.parse(one.publishAt ?? one.unpublishAt ?? ''))
    expect(first).toEqual(first.toSorted((a, b) => a - b))
    expect((await call(`${cms.url}/admin/site/schedule`)).status).toBe(401)
  })
})

it('the time of an entry is not part of what the site is told of it', async () => {
  const { body } = await call<Entries>(`${cms.url}/api/tags`)
  const before = await state()
  const entry = { uid, documentId: body.data[0]?.documentId ?? '', locale: 'en' }
  await editor.save(entry, { publishAt: inSeconds(3600) })
  expect(await state()).toBe(before)
})

it('nothing else writes by the clock: the metrics that Strapi counts soon after its start are off', async () => {
  const sql = "delete from strapi_core_store_settings where value like '%lastWeeklyUpdate%'"
  expect(await writeToDatabase(cms, sql)).toBe(0)
})
