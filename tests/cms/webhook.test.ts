import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { listenForWebhooks, type Receiver } from './webhook-receiver.ts'

const uid = 'api::tag.tag'
let receiver: Receiver
let cms: RunningCms
let editor: Editor
let documentId: string

beforeAll(async () => {
  receiver = await listenForWebhooks()
  const template = inject('cmsTemplate')
  cms = await ownCms('webhook', { template, env: { SITE_URL: receiver.url } })
  editor = await signInEditor(cms)
  const { body } = await call<Entries>(`${cms.url}/api/tags`)
  documentId = body.data[0]?.documentId ?? ''
})

afterAll(async () => {
  await cms?.stop()
  await receiver?.stop()
})

beforeEach(() => {
  receiver.received.length = 0
})

describe('the webhook to the publish function', () => {
  it('tells of a published entry, with the secret in its header', async () => {
    await editor.publish({ uid, documentId, locale: 'de' }, { title: 'Neu' })
    const request = await receiver.next(({ body }) => body.event === 'entry.publish')
    expect(request.path).toBe('/api/publish')
    expect(request.secret).toBe(cms.secret)
    expect(request.body).toMatchObject({ uid, entry: { documentId, locale: 'de' } })
  })

  it('tells of a draft that was saved and of an entry that was deleted', async () => {
    const draft = await editor.create(uid, { title: 'Short', slug: 'short' })
    await receiver.next(({ body }) => body.event === 'entry.create')
    await editor.save({ uid, documentId: draft, locale: 'en' }, { title: 'Shorter' })
    await receiver.next(({ body }) => body.event === 'entry.update')
    await editor.remove({ uid, documentId: draft })
    await receiver.next(({ body }) => body.event === 'entry.delete')
  })

  it('tells nobody of the people who register', async () => {
    const body = { username: 'nora', email: 'nora@mira.example', password: 'A-long-1' }
    const { status } = await call(`${cms.url}/api/auth/local/register`, { method: 'POST', body })
    expect(status).toBe(200)
    await editor.publish({ uid, documentId, locale: 'en' })
    await receiver.next(({ body }) => body.event === 'entry.publish')
    expect(JSON.stringify(receiver.received)).not.toContain('nora')
  })
})
