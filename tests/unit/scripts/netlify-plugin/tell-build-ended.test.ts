import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tellBuildEnded } from '#scripts/netlify-plugin/tell-build-ended.js'

let site: Server
let heard: unknown[] = []
const answer = { status: 200 }
let env: Record<string, string>

beforeAll(async () => {
  site = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push([request.url, request.headers['x-mira-webhook-secret'], JSON.parse(body)])
    response.writeHead(answer.status).end()
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
})

afterAll(() => new Promise((closed) => site.close(closed)))

beforeEach(() => {
  heard = []
  answer.status = 200
  const { port } = site.address() as AddressInfo
  env = {
    URL: `http://127.0.0.1:${port}`,
    PUBLISH_SECRET: 'secret',
    INCOMING_HOOK_BODY: '{"turn":7}',
  }
})

test('the site hears how the build has ended that it asked for', async () => {
  await tellBuildEnded('failed', { env })
  const body = { event: 'build.ended', status: 'failed', turn: 7 }
  expect(heard).toEqual([['/api/publish', 'secret', body]])
})

test('and why it failed', async () => {
  await tellBuildEnded('failed', { env, problem: 'The CMS answered 502.' })
  const body = { event: 'build.ended', status: 'failed', turn: 7, problem: 'The CMS answered 502.' }
  expect(heard).toEqual([['/api/publish', 'secret', body]])
})

test.each([
  ['of a branch tells the site of the branch', 'branch-deploy'],
  ['of a preview tells the preview', 'deploy-preview'],
])('a build %s, whose turns are others', async (_, CONTEXT) => {
  const { URL: own, ...others } = env
  const main = 'http://127.0.0.1:9'
  await tellBuildEnded('succeeded', {
    env: { ...others, CONTEXT, URL: main, DEPLOY_PRIME_URL: own },
  })
  expect(heard).toHaveLength(1)
  await tellBuildEnded('succeeded', {
    env: { ...env, CONTEXT: 'production', DEPLOY_PRIME_URL: main },
  })
  expect(heard).toHaveLength(2)
})

test.each([
  ['that nobody asked for', { INCOMING_HOOK_BODY: '' }],
  ['that somebody else asked for', { INCOMING_HOOK_BODY: '{"by":"cron"}' }],
  ['without the secret', { PUBLISH_SECRET: '' }],
])('a build %s tells nobody', async (_, without) => {
  await tellBuildEnded('succeeded', { env: { ...env, ...without } })
  expect(heard).toEqual([])
})

test.each([
  ['refuses', async () => Object.assign(answer, { status: 503 })],
  ['is not there', async () => Object.assign(env, { URL: 'http://127.0.0.1:9' })],
])('a site that %s is no reason for the build to fail', async (_, prepare) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  await prepare()
  await tellBuildEnded('succeeded', { env })
  expect(said.mock.calls.join()).toContain('it will find out')
  said.mockRestore()
})
