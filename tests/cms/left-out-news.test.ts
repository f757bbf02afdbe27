import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { type MailSink, startMailSink } from '#tests/fixtures/mail-sink.ts'
import { call, type Entries } from './call.ts'
import { signInEditor } from './editor.ts'
import { type FakeSite, startFakeSite } from './fake-site.ts'
import { ownCms } from './own-cms.ts'

/** The CMS looks every fifteen seconds whether another build is published. */
const LOOK_MS = 16_000
const WEB = 'web@mira.example'
const EDITOR = 'admin@site.example'

let site: FakeSite
let mails: MailSink
let cms: RunningCms
let article: string

beforeAll(async () => {
  site = await startFakeSite()
  mails = await startMailSink()
  cms = await ownCms('left-out-news', {
    template: inject('cmsTemplate'),
    env: {
      SITE_URL: site.url,
      CMS_PUBLIC_URL: 'https://cms.example',
      SITE_REPORT_MAIL: `${WEB}, editors`,
      SITE_REPORT_WEBHOOK_URL: `${site.url}/message`,
      SMTP_PORT: String(mails.port),
    },
  })
  const editor = await signInEditor(cms)
  const articles = await call<Entries>(`${cms.url}/api/articles?filters[slug]=choosing-stone`)
  article = articles.body.data[0]?.documentId as string
  const entry = { uid: 'api::article.article', documentId: article, locale: 'en' }
  await editor.publish(entry, { title: 'Stone <b>& more</b>' })
})

afterAll(async () => {
  await cms?.stop()
  await mails?.close()
  await site?.stop()
})

const leftOut = (field: string, more: { documentId?: string; type?: string } = {}) => ({
  ...{ type: 'articles', documentId: article, locale: 'en', lastGoodVersionShown: false, ...more },
  ...{ field, problem: 'is empty, but required' },
})

/** Waits until the CMS must have looked; a message comes sooner. */
const looked = async (holds: () => boolean = () => false) => {
  const deadline = Date.now() + LOOK_MS
  while (Date.now() < deadline && !holds()) await sleep(100)
}

const sent = () => [mails.waiting(WEB).length, mails.waiting(EDITOR).length, site.messages.length]

it('whoever is to hear of it is told once of each entry that a build left out', async () => {
  site.publish([leftOut('seo.title'), leftOut('slug', { type: 'tags', documentId: 'unknown' })])
  await looked(() => site.messages.length > 0)
  const mail = await mails.next(WEB)
  expect(mail.subject).toBe('Left out of the site: “Stone <b>& more</b>” and 1 more')
  expect(mail.text).toContain('Seo › Title: is empty, but required')
  const form = `https://cms.example/admin/content-manager/collection-types/api::article.article/${article}`
  expect(mail.links).toContain(`${form}?plugins%5Bi18n%5D%5Blocale%5D=en`)

  const own = await mails.next(EDITOR)
  expect(own.subject).toBe('Left out of the site: “Stone <b>& more</b>”')
  expect(site.messages).toHaveLength(1)
  expect(site.messages[0]?.text).toContain('“Stone &lt;b&gt;&amp; more&lt;/b&gt;”')
})

it('not again by the next builds, and of another problem at once', async () => {
  site.messages.length = 0
  site.publish([leftOut('seo.title')])
  await looked()
  expect(sent()).toEqual([0, 0, 0])

  site.publish([leftOut('seo.title'), leftOut('date')])
  await looked(() => sent().every((count) => count > 0))
  const mail = await mails.next(WEB)
  expect(mail.text).toContain('Date: is empty, but required')
  expect(mail.text).not.toContain('Seo')
  await mails.next(EDITOR)
})

it('again where it was on the site in between', async () => {
  site.publish([])
  await looked()
  site.messages.length = 0
  site.publish([leftOut('date')])
  await looked(() => sent().every((count) => count > 0))
  expect(sent()).toEqual([1, 1, 1])
})

it('a message that is refused does not keep the mails, and is not taken for told', async () => {
  await mails.next(WEB)
  site.messageStatus = 500
  site.messages.length = 0
  site.publish([leftOut('text')])
  await looked(() => mails.waiting(WEB).length > 0)
  expect(mails.waiting(WEB)).toHaveLength(1)
  site.messageStatus = 200
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline && site.messages.length === 0) await sleep(200)
  expect(site.messages).toHaveLength(1)
  expect(mails.waiting(WEB)).toHaveLength(1)
})
