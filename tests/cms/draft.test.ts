import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from '@netlify/functions'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from 'vitest'
import draft from '#functions/draft/draft.ts'
import draftFile from '#functions/draft-file/draft-file.ts'
import type { RunningCms } from '#scripts/cms/start.ts'
import { type DraftLink, signLink } from '#src/draft/link.ts'
import type { DraftAnswer } from '#src/models/whole-site/draft.ts'
import { FILE_POLICY } from '#src/site/file-policy.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'

const SECRET = 'the-secret-of-drafts'
let cms: RunningCms
let editor: Editor
let site: Server
let origin: string

beforeAll(async () => {
  cms = await ownCms('draft', { template: inject('cmsTemplate') })
  editor = await signInEditor(cms)
  // Of the site, the function asks for its empty page and for its media.
  site = createServer((request, response) => {
    const isPage = /^\/(ar\/|de\/)?draft$/.test(request.url ?? '')
    response.writeHead(isPage ? 200 : 404)
    response.end(`<html><head><title>${request.url}</title></head><body></body></html>`)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})

afterAll(async () => {
  await cms?.stop()
  await new Promise((closed) => site.close(closed))
})

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubEnv('CMS_URL', cms.url)
  vi.stubEnv('CMS_DRAFT_TOKEN', cms.draftToken)
  vi.stubEnv('DRAFT_SECRET', SECRET)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

type Wanted = Partial<DraftLink> & Pick<DraftLink, 'type' | 'documentId'>

const address = (wanted: Wanted): string => {
  const until = Math.floor(Date.now() / 1000) + 60
  return `/api/draft?${signLink({ locale: 'en', status: 'draft', until, ...wanted }, SECRET)}`
}

const get = (path: string, accept = 'text/html'): Promise<Response> =>
  draft(new Request(origin + path, { headers: { accept } }), {} as Context)

/** Nobody keeps it, nobody lists it, and only who may frames it. */
const expectClosed = (answer: Response, policy: string) =>
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  })

const answerTo = async (path: string): Promise<DraftAnswer> =>
  (await get(path, 'application/json')).json() as Promise<DraftAnswer>

const shown = async (path: string) => {
  const answer = await answerTo(path)
  if (answer.status !== 'shown') throw new Error(`The draft is ${JSON.stringify(answer)}.`)
  return answer
}

const firstOf = async (path: string) => {
  const { body } = await call<Entries>(`${cms.url}/api/${path}?sort=documentId`)
  return body.data[0]?.documentId ?? ''
}

describe('a link to a draft', () => {
  it('gives the page for drafts with the draft in it, to the panel alone and to no cache', async () => {
    const documentId = await firstOf('jobs')
    await editor.save(
      { uid: 'api::job.job', documentId, locale: 'de' },
      { title: 'Nur </script> Entwurf' },
    )
    const answer = await get(address({ type: 'jobs', documentId, locale: 'de' }))
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('<title>/de/draft</title>')
    expect(html).toContain('Nur \\u003c/script> Entwurf')
    expectClosed(answer, `frame-ancestors ${new URL(cms.url).origin}`)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('shows each change as soon as it is saved, by the link that the page was given', async () => {
    const documentId = await firstOf('articles')
    const entry = { uid: 'api::article.article', documentId, locale: 'en' }
    const html = await (await get(address({ type: 'articles', documentId }))).text()
    const json = /<script type="application\/json" id="draft">(.*?)<\/script>/.exec(html)?.[1]
    const { refresh } = JSON.parse(json ?? '{}') as { refresh: string }
    for (const title of ['Once', 'Twice']) {
      await editor.save(entry, { title })
      const answer = await shown(refresh)
      expect(answer.page.content).toMatchObject({ type: 'article', title })
      expect(answer.refresh).toBe(refresh)
    }
  })

  it('ends eight hours after it was opened, however often it is prolonged', async () => {
    const documentId = await firstOf('jobs')
    const until = Math.floor(Date.now() / 1000) + 20
    const refreshOf = async (path: string) => {
      const html = await (await get(path)).text()
      const json = /<script type="application\/json" id="draft">(.*?)<\/script>/.exec(html)?.[1]
      return (JSON.parse(json ?? '{}') as { refresh?: string }).refresh ?? ''
    }
    const first = await refreshOf(address({ type: 'jobs', documentId, until }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 3_600_000 })
    // Opened as a document, as somebody would who wants to prolong it.
    expect(await refreshOf(first)).toBe(first)
    vi.setSystemTime(Date.now() + 3_600_000)
    expect((await get(first)).status).toBe(410)
    vi.useRealTimers()
  })

  it('shows what others have published meanwhile', async () => {
    const project = await firstOf('projects')
    const link = address({ type: 'projects', documentId: project })
    await shown(link)
    const layout = await editor.readSingle({ uid: 'api::layout.layout', locale: 'en' })
    const footer = { ...(layout?.footer as object), legal: 'Legal anew' }
    await editor.saveSingle({ uid: 'api::layout.layout', locale: 'en' }, { footer })
    await editor.publishSingle({ uid: 'api::layout.layout', locale: 'en' })
    expect((await shown(link)).shell.footer.legal).toBe('Legal anew')
  })

  it('says what a draft lacks', async () => {
    const documentId = await editor.create('api::job.job', { title: 'Half' })
    const answer = await answerTo(address({ type: 'jobs', documentId }))
    expect(answer).toMatchObject({ status: 'incomplete', field: 'slug' })
  })

  it('to an entry that is not there in a language says so', async () => {
    const documentId = await editor.create('api::job.job', { title: 'English only' })
    const answer = await answerTo(address({ type: 'jobs', documentId, locale: 'ar' }))
    expect(answer.status).toBe('missing')
  })

  it('to the published version does not show the draft', async () => {
    const documentId = await firstOf('articles')
    const entry = { uid: 'api::article.article', documentId, locale: 'en' }
    await editor.save(entry, { title: 'Still secret' })
    const answer = await shown(address({ type: 'articles', documentId, status: 'published' }))
    expect(JSON.stringify(answer)).not.toContain('Still secret')
  })

  it('that has expired, or was made by somebody else, shows nothing', async () => {
    const documentId = await firstOf('jobs')
    const expired = await get(address({ type: 'jobs', documentId, until: 1 }), 'application/json')
    expect([expired.status, await expired.json()]).toEqual([410, { status: 'expired' }])
    const forged = await get(`${address({ type: 'jobs', documentId })}x`)
    expect([forged.status, await forged.text()]).toEqual([403, 'Forbidden\n'])
    for (const refusal of [expired, forged]) {
      expectClosed(refusal, `frame-ancestors ${new URL(cms.url).origin}`)
    }
  })
})

it('a refusal is as closed as a draft', async () => {
  const ask = (method: string) => new Request(`${origin}/api/draft`, { method })
  const posted = await draft(ask('POST'), {} as Context)
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET'])
  expectClosed(posted, `frame-ancestors ${new URL(cms.url).origin}`)
  vi.stubEnv('DRAFT_SECRET', '')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const handle of [draft, draftFile]) {
    const answer = await handle(ask('GET'), {} as Context)
    expect(answer.status).toBe(503)
    expectClosed(answer, "frame-ancestors 'none'")
  }
})

it('a picture that only a draft shows is brought from the CMS, and nothing else is', async () => {
  const documentId = await firstOf('units')
  const answer = await shown(address({ type: 'units', documentId }))
  // The site of this test publishes no media at all.
  const [path] = JSON.stringify(answer).match(/\/api\/draft-file\?[^"]+/) ?? []
  const bring = (query: string) => draftFile(new Request(origin + query), {} as Context)
  const file = await bring(path ?? '')
  expect([file.status, file.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  expect(file.headers.has('content-length')).toBe(false)
  const forged = await bring((path ?? '').replace(/name=[^&]+/, 'name=other.jpg'))
  expect(forged.status).toBe(403)
  const panel = `frame-ancestors ${new URL(cms.url).origin}`
  for (const answer of [file, forged]) expectClosed(answer, `${FILE_POLICY}; ${panel}`)
})

it('a picture that was uploaded after the last look is shown too', async () => {
  const documentId = await firstOf('amenities')
  await shown(address({ type: 'amenities', documentId }))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  await editor.addFile(new Blob([svg], { type: 'image/svg+xml' }), 'fresh.svg')
  const files = await call<{ id: number; name: string }[]>(`${cms.url}/api/upload/files`, {
    token: cms.draftToken,
  })
  const icon = files.body.find(({ name }) => name === 'fresh.svg')?.id
  await editor.save({ uid: 'api::amenity.amenity', documentId, locale: 'en' }, { icon })
  expect(JSON.stringify(await shown(address({ type: 'amenities', documentId })))).toMatch(
    /draft-file\?[^"]*fresh/,
  )
})

it('the token of drafts reads them and changes nothing; that of the build reads none', async () => {
  const path = `${cms.url}/api/jobs?status=draft`
  expect((await call(path, { token: cms.draftToken })).status).toBe(200)
  expect((await call(path, { token: cms.token })).status).toBe(403)
  const body = { data: { title: 'Mine' } }
  const write = await call(`${cms.url}/api/tags`, { method: 'POST', token: cms.draftToken, body })
  expect(write.status).toBe(403)
  expect((await call(`${cms.url}/api/users`, { token: cms.draftToken })).status).toBe(403)
})
