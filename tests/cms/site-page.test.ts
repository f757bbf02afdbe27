import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { siteReportOf } from '#src/rebuild/site-report.ts'
import type { SiteAnswer } from '../../cms/src/site-page/site-answer.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { type FakeSite, startFakeSite } from './fake-site.ts'
import { ownCms } from './own-cms.ts'
import { panelToken } from './panel-token.ts'

/** The CMS asks the site again only after some seconds, later if the last answer took longer. */
const TOO_LONG_MS = 30_000
const NOBODY = { email: 'nobody@mira.example', password: 'Nobody-1234' }
const REDIRECTS = { email: 'redirects@mira.example', password: 'Redirects-1234' }

let site: FakeSite
let cms: RunningCms
let editor: Editor
let token: string
let article: string

type Told = Extract<SiteAnswer['told'], { status: 'told' }>

beforeAll(async () => {
  site = await startFakeSite()
  const template = inject('cmsTemplate')
  cms = await ownCms('site-page', { template, env: { SITE_URL: site.url } })
  editor = await signInEditor(cms)
  token = await signIn(cms.admin)
  const articles = await call<Entries>(`${cms.url}/api/articles?filters[slug]=choosing-stone`)
  article = articles.body.data[0]?.documentId as string
})

afterAll(async () => {
  await cms?.stop()
  await site?.stop()
})

beforeEach(() => {
  site.answer = () => ({ status: 200, body: site.status })
})

const signIn = (user: { email: string; password: string }): Promise<string> =>
  panelToken({ url: cms.url, admin: user })

const ask = (as: string | undefined = token) =>
  call<SiteAnswer>(`${cms.url}/site-status`, as ? { token: as } : {})

/** The answer once the CMS has asked the site again. */
const askAnew = async (): Promise<SiteAnswer> => {
  const before = site.asked.length
  const deadline = Date.now() + TOO_LONG_MS
  while (Date.now() < deadline) {
    const { body } = await ask()
    if (site.asked.length > before) return body
    await sleep(100)
  }
  throw new Error(`The CMS did not ask the site in ${TOO_LONG_MS / 1000} s.`)
}

const tell = async (): Promise<Told> => {
  const { told } = await askAnew()
  if (told.status !== 'told') throw new Error(`The site was ${told.why}.`)
  return told
}

/** A user of the panel in a role of their own, who may read these types. */
const addUser = async (user: { email: string; password: string }, mayRead: string[]) => {
  const admin = <Body>(path: string, method: string, body: unknown) =>
    call<{ data: Body }>(`${cms.url}/admin/${path}`, { method, token, body })
  const role = await admin<{ id: number }>('roles', 'POST', { name: user.email, description: '' })
  const { id } = role.body.data
  const action = 'plugin::content-manager.explorer.read'
  const permissions = mayRead.map((subject) => ({
    ...{ action, subject, conditions: [], properties: { fields: ['from', 'to'] } },
  }))
  await admin(`roles/${id}/permissions`, 'PUT', { permissions })
  const { email, password } = user
  const made = await admin<{ id: number }>('users', 'POST', {
    ...{ firstname: 'Some', lastname: 'Body', email, roles: [id] },
  })
  const { id: userId } = made.body.data
  await admin(`users/${userId}`, 'PUT', { password, isActive: true })
}

describe('who may see what became of what was published', () => {
  it('nobody without a session in the panel: no token, the tokens of the site, made-up ones', async () => {
    expect((await ask('')).status).toBe(401)
    for (const other of [cms.token, cms.draftToken, cms.secret, 'made-up', 'a.b.c']) {
      expect((await ask(other)).status).toBe(401)
    }
  })

  it('nobody whose role may see no content', async () => {
    await addUser(NOBODY, [])
    expect((await ask(await signIn(NOBODY))).status).toBe(403)
  })

  it('each role sees the entries of types that it may read, and the count of those', async () => {
    await addUser(REDIRECTS, ['api::redirect.redirect'])
    const problem = 'is wrong'
    site.status.report = siteReportOf({
      quarantined: [],
      problems: [
        { entry: `articles/${article}`, locale: 'en', problem },
        { entry: 'redirects/gone', locale: '*', problem },
      ],
    })
    expect((await tell()).report?.toFix.total).toBe(2)
    const seen = (await ask(await signIn(REDIRECTS))).body.told as Told
    expect(seen.report?.toFix).toMatchObject({ total: 1, entries: [{ edit: null }] })
  })
})

describe('the answer', () => {
  it('names each entry as editors know it, with the way to its form in the right language', async () => {
    const field = 'blocks.2.images'
    const problem = 'is empty, but required'
    site.status.report = siteReportOf({
      quarantined: [
        {
          type: 'articles',
          documentId: article,
          locale: 'de',
          field,
          problem,
          lastGoodVersionShown: true,
        },
        { type: 'layout', documentId: 'any', locale: 'ar', field: '', problem },
      ],
      problems: [{ entry: `articles/${article}`, locale: 'en', problem, about: 'link' }],
    })
    const { report } = await tell()
    const path = `/content-manager/collection-types/api::article.article/${article}`
    const titled = { type: 'Articles', language: 'German' }
    expect(report?.leftOut.entries[0]).toMatchObject({
      ...{ field, problem, lastGoodVersionShown: true, ...titled },
      title: expect.stringMatching(/\w+ \w+/),
      edit: `${path}?plugins[i18n][locale]=de`,
    })
    expect(report?.deadLinks.entries[0]).toMatchObject({
      language: 'English',
      edit: `${path}?plugins[i18n][locale]=en`,
    })
    expect(report?.leftOut.entries[1]).toMatchObject({ language: 'Arabic', edit: null })
  })

  it('of 10,000 problems stays small, and counts them all', async () => {
    const problem = { entry: `articles/${article}`, locale: 'en', problem: 'x'.repeat(1_000) }
    const problems = Array.from({ length: 10_000 }, () => problem)
    site.status.report = siteReportOf({ quarantined: [], problems })
    const { report } = await tell()
    expect(report?.toFix).toMatchObject({ total: 10_000, entries: { length: 100 } })
    expect(JSON.stringify(report).length).toBeLessThan(100_000)
  })

  it('tells an editor whether their own last publish is on the site', async () => {
    const at = Date.now()
    await editor.publish(
      { uid: 'api::article.article', documentId: article, locale: 'en' },
      { title: 'Stone, and when it is live' },
    )
    const step = { askedAt: at, problem: null }
    const running = {
      ...step,
      startedAt: Date.now() + 1,
      endedAt: null,
      status: 'running',
    } as const
    site.status.builds = [running]
    const building = await tell()
    expect(building).toMatchObject({ state: 'building', buildingSince: running.startedAt })
    expect(building.yours).toMatchObject({
      ...{ title: 'Stone, and when it is live', state: 'building', liveSince: null },
    })
    site.status.builds = [{ ...running, endedAt: at + 9_000, status: 'succeeded' }]
    expect((await tell()).yours).toMatchObject({ state: 'live', liveSince: at + 9_000 })
    expect(((await ask(await signIn(REDIRECTS))).body.told as Told).yours).toBeNull()
  })

  it('knows what an editor published a moment ago, however fresh the answer before it was', async () => {
    const { body } = await call<{ state: string }>(`${cms.url}/api/content-versions`, {
      token: cms.token,
    })
    const since = new Date().toISOString()
    Object.assign(site.status, { builds: [], live: { id: 'a', since, content: body.state } })
    expect(await tell()).toMatchObject({ state: 'up to date' })
    const entry = { uid: 'api::article.article', documentId: article, locale: 'en' }
    await editor.publish(entry, { title: 'Stone, a moment ago' })
    expect((await ask()).body.told).toMatchObject({
      ...{ state: 'behind', edits: 1 },
      yours: { title: 'Stone, a moment ago', state: 'waiting' },
    })
  })

  it('counts the edits that are not on the site yet', async () => {
    site.status.builds = []
    const look = () =>
      call<{ state: string }>(`${cms.url}/api/content-versions`, { token: cms.token })
    site.status.live = {
      ...{ id: 'b', since: new Date().toISOString() },
      content: (await look()).body.state,
    }
    expect(await tell()).toMatchObject({ state: 'up to date', edits: 0 })
    for (const slug of ['one', 'two', 'three']) {
      const documentId = await editor.create('api::tag.tag', { title: slug, slug })
      await editor.publish({ uid: 'api::tag.tag', documentId, locale: 'en' })
    }
    expect(await tell()).toMatchObject({ state: 'behind', edits: 3 })
    site.status.live.content = 'of long ago'
    expect(await tell()).toMatchObject({ state: 'behind', edits: null })
    site.status.live.content = null
    expect(await tell()).toMatchObject({ state: 'elsewhere' })
  })

  it('tells what goes live by itself, the next first', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const tag = (title: string, hours: number) =>
      editor.create('api::tag.tag', { title, slug: title, publishAt: inHours(hours) })
    await tag('later', 9)
    await tag('sooner', 2)
    const { planned } = await askAnew()
    expect(planned.entries.map(({ title, what }) => [title, what])).toEqual([
      ['sooner', 'goes live'],
      ['later', 'goes live'],
    ])
  })

  it.each([
    ['does not know the secret', 401, {}, 'not trusted'],
    ['has no secret', 503, {}, 'not set up'],
    ['is of an older version', 404, {}, 'older'],
    ['says something else', 200, { hello: 'world' }, 'older'],
    ['fails', 500, {}, 'unreachable'],
  ])('says why where the site %s', async (_what, status, body, why) => {
    site.answer = () => ({ status, body })
    expect((await askAnew()).told).toEqual({ status: 'silent', why })
  })

  it('asks the site once for all who look, with the secret that the two share', async () => {
    await askAnew()
    const before = site.asked.length
    await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(site.asked.length - before).toBeLessThanOrEqual(1)
    expect(site.asked.at(-1)?.['x-mira-webhook-secret']).toBe(cms.secret)
  })
})
