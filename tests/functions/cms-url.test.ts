import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import type { Context } from '@netlify/functions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import account from '#functions/account/account.ts'
import draft from '#functions/draft/draft.ts'
import draftFile from '#functions/draft-file/draft-file.ts'
import health from '#functions/health/health.ts'
import rebuildCheck from '#functions/rebuild-check/rebuild-check.ts'
import { pullSnapshot } from '#src/content/pull.ts'
import { fileAddress } from '#src/draft/file-address.ts'
import { signLink } from '#src/draft/link.ts'
import { readEnvironment } from '#src/environment/commands.ts'

const SECRET = 'a-secret-of-drafts'
const LATER = Math.floor(Date.now() / 1000) + 600

let folder: string
let blobs: BlobsServer
/** Site and CMS in one, which has nothing: what counts is what it is asked for. */
let server: Server
let url: string
let asked: Set<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-cms-url-'))
  blobs = new BlobsServer({ directory: join(folder, 'blobs'), token: 'token' })
  const edgeURL = `http://localhost:${(await blobs.start()).port}`
  setEnvironmentContext({ siteID: '0', token: 'token', edgeURL, uncachedEdgeURL: edgeURL })
  server = createServer((request, response) => {
    asked.add(`${request.url}`.replace(/\?.*/, ''))
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await blobs.stop()
  await rm(folder, { recursive: true })
})

beforeEach(() => {
  asked = new Set()
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => {})
  }
  vi.stubEnv('CMS_TOKEN', 'token')
  vi.stubEnv('CMS_DRAFT_TOKEN', 'token')
  vi.stubEnv('DRAFT_SECRET', SECRET)
  vi.stubEnv('BUILD_HOOK_URL', `${url}/hook`)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const call = (handler: typeof account, path: string) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  return handler(new Request(url + path, { headers }), {} as Context)
}

/** What each reader of `CMS_URL` asks the CMS for. */
const READERS: Record<string, { ask: () => Promise<unknown>; path: string }> = {
  accounts: {
    ask: () => call(account, '/api/account/connect/google'),
    path: '/api/connect/google',
  },
  health: { ask: () => call(health, '/api/health'), path: '/_health' },
  drafts: {
    ask: () => {
      const entry = { type: 'pages', documentId: 'x', locale: 'en', status: 'draft' } as const
      return call(draft, `/api/draft?${signLink({ ...entry, until: LATER }, SECRET)}`)
    },
    path: '/api/pages/x',
  },
  'files of drafts': {
    ask: () => call(draftFile, fileAddress('a.png', { until: LATER, secret: SECRET })),
    path: '/uploads/a.png',
  },
  'the rebuild check': {
    ask: () => call(rebuildCheck, '/'),
    path: '/api/content-versions',
  },
  'the pull': {
    ask: async () => {
      const { cms } = readEnvironment()
      const folders = { contentDir: join(folder, 'content'), cacheDir: join(folder, 'cache') }
      const source = cms ?? { url: '', token: '' }
      await expect(pullSnapshot({ ...source, ...folders })).rejects.toThrow(`"${url}/api/`)
    },
    path: '/api/i18n/locales',
  },
}

const SPELLINGS = ['', '/', '//', '/api', '/api/', '/api//']

test.each(
  Object.entries(READERS).flatMap(([name, reader]) =>
    SPELLINGS.map((end) => ({ name, end, ...reader })),
  ),
)('$name: a CMS_URL that ends in "$end" is the same CMS', async ({ ask, path, end }) => {
  vi.stubEnv('CMS_URL', url + end)
  await ask()
  expect([...asked]).toContain(path)
  expect([...asked].join(' ')).not.toMatch(/\/api\/api|\/\//)
})

test('one that is no address is none, and health says so', async () => {
  vi.stubEnv('CMS_URL', 'somewhere')
  const problem = 'CMS_URL cannot be used: it must be an address such as https://cms.example.'
  expect(await (await call(health, '/api/health')).json()).toMatchObject({
    cms: { status: 'failing', problem },
  })
  const login = await call(account, '/api/account/connect/google')
  expect(login.headers.get('location')).toContain('notConfigured')
  expect((await call(draft, '/api/draft')).status).toBe(503)
})
