import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { DeploySucceededEvent } from '@netlify/functions'
import { zipFunction } from '@netlify/zip-it-and-ship-it'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import deployEvents from '#functions/deploy-events/deploy-events.ts'

let server: Server
let status: number
/** What the deploy itself answers. */
let health: string
let received: { type: string | undefined; body: { text: string; blocks: unknown } }[]
const log = vi.spyOn(console, 'log')
const error = vi.spyOn(console, 'error')

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.url === '/api/health') return response.end(health)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    received.push({ type: request.headers['content-type'], body })
    return response.writeHead(status).end('ok')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})

beforeEach(() => {
  status = 200
  health = healthOf(0, [])
  received = []
  log.mockReset().mockImplementation(() => {})
  error.mockReset().mockImplementation(() => {})
  vi.stubEnv('DEPLOY_WEBHOOK_URL', `${address()}/services/secret`)
  vi.stubEnv('CMS_URL', 'https://cms.example/api')
  vi.stubEnv('CMS_PUBLIC_URL', '')
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => server.close())

const healthOf = (leftOut: number, documentIds: string[]): string =>
  JSON.stringify({
    status: 'ok',
    content: {
      ...{ status: 'warning', leftOut },
      first: documentIds.map((documentId) => ({
        ...{ type: 'pages', documentId, locale: 'de', field: 'slug' },
      })),
    },
  })

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const event = (deploy: Partial<DeploySucceededEvent['deploy']> = {}): DeploySucceededEvent => ({
  deploy: {
    id: 'deploy-1',
    siteId: 'site-1',
    buildId: 'b',
    state: 'ready',
    errorMessage: null,
    url: 'http://mira.example',
    sslUrl: address(),
    permalinkUrl: 'https://deploy-1--mira.example',
    adminUrl: 'https://app.netlify.example/deploys/deploy-1',
    context: 'production',
    branch: 'main',
    commitRef: null,
    commitUrl: null,
    commitMessage: null,
    committer: 'Anna Maria',
    title: 'Deploy triggered by hook: Strapi',
    createdAt: '2026-11-21T10:00:00Z',
    publishedAt: null,
    time: 71,
    manual: false,
    framework: null,
    ...deploy,
  },
  site: { id: 'site-1', name: 'mira', url: 'https://mira.example', adminUrl: 'https://x' },
})

const shown = () => {
  const blocks = received[0]?.body.blocks as { text: { text: string } }[] | undefined
  return blocks?.[0]?.text.text ?? ''
}

test('a deploy that succeeded is told in Slack’s format, with links to the site and to the summary', async () => {
  await deployEvents.deploySucceeded(event())
  expect(received[0]?.type).toBe('application/json')
  expect(received[0]?.body.text).toBe(':white_check_mark: mira: deploy succeeded')
  expect(shown().split('\n')).toEqual([
    '*:white_check_mark: mira: deploy succeeded*',
    'production · main · 71 s',
    'Deploy triggered by hook: Strapi',
    `<${address()}|See the site> · <https://app.netlify.example/deploys/deploy-1|Summary and log>`,
  ])
})

test('it names the first of the entries that were left out, with links to where they are edited', async () => {
  health = healthOf(7, ['p1', 'p2'])
  await deployEvents.deploySucceeded(event())
  const edit = 'https://cms.example/admin/content-manager/collection-types/api::page.page'
  expect(shown().split('\n').slice(3, -1)).toEqual([
    ':warning: 7 entries were left out. The page Site of the CMS says why.',
    `• <${edit}/p1?plugins[i18n][locale]=de|pages p1 (de)>`,
    `• <${edit}/p2?plugins[i18n][locale]=de|pages p2 (de)>`,
    '• and 5 more',
  ])
})

test.each([
  ['answers with a page of words', '<!doctype html>'],
  ['is of an older build', '{"status":"ok"}'],
])('a deploy whose health %s is told all the same', async (_what, answer) => {
  health = answer
  await deployEvents.deploySucceeded(event())
  expect(shown()).not.toContain('left out')
  expect(shown()).toContain('See the site')
  expect(error.mock.calls.join()).toContain('left out unknown')
})

test('one that failed says why, and that the site stays', async () => {
  const errorMessage = 'Build script returned <non-zero> exit code: 1'
  await deployEvents.deployFailed(event({ errorMessage, time: null, title: null }))
  expect(shown()).toContain('```Build script returned &lt;non-zero&gt; exit code: 1```')
  expect(shown()).toContain('The site stays as it was.')
  expect(shown()).toContain('production · main\n')
})

test('without an address nothing is sent, and the log says so', async () => {
  vi.stubEnv('DEPLOY_WEBHOOK_URL', '')
  await deployEvents.deploySucceeded(event())
  expect(received).toEqual([])
  expect(log.mock.calls).toEqual([
    ['{"event":"deploy succeeded","id":"deploy-1","webhook":"not set"}'],
  ])
})

test('a webhook that fails is an error in the log, which does not tell its address', async () => {
  status = 404
  await deployEvents.deployFailed(event())
  vi.stubEnv('DEPLOY_WEBHOOK_URL', 'http://127.0.0.1:1/services/secret')
  await deployEvents.deployFailed(event())
  expect(error.mock.calls.map(([line]) => JSON.parse(line).webhook)).toEqual([
    'HTTP 404',
    'TypeError',
  ])
  expect(JSON.stringify(error.mock.calls)).not.toContain('secret')
})

test('Netlify reads which events the function is for', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'mira-events-'))
  const zipped = await zipFunction(resolve('functions/deploy-events'), dir, {
    archiveFormat: 'none',
    basePath: resolve('.'),
  })
  await rm(dir, { recursive: true })
  expect(zipped).toMatchObject({ eventSubscriptions: ['deploy_succeeded', 'deploy_failed'] })
})

test.each([
  ['is long', 'Error: it broke at <main> & everywhere. '.repeat(400)],
  ['is all signs that Slack reads', '&'.repeat(9_000)],
  ['has the marks of code', '``` '.repeat(2_000)],
])(
  'a failure whose error %s keeps its end and the link to the log',
  async (_what, errorMessage) => {
    await deployEvents.deployFailed(event({ errorMessage, title: 'why '.repeat(500) }))
    const text = shown()
    expect(text.length).toBeLessThanOrEqual(3_000)
    expect(text.split('```')).toHaveLength(3)
    expect(text).toMatch(/…```\nThe site stays as it was\. <https:\S+\|See the log>$/)
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;)/)
  },
)
