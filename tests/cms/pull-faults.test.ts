import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type PullOptions, type PullReport, pullSnapshot } from '#src/content/pull.ts'
import { readSnapshot } from '#src/content/read.ts'
import { hashFolder } from '#tests/fixtures/faults-folder.ts'
import { type Fault, type FaultsProxy, startFaultsProxy } from '#tests/fixtures/faults-proxy.ts'

const { url, token } = inject('cms')
const command = join(import.meta.dirname, '../../scripts/pull.ts')

let root: string
let contentDir: string
let cacheDir: string
let proxy: FaultsProxy
/** An address where nothing listens. */
let down: string
let before: Record<string, string>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mira-faults-'))
  contentDir = join(root, 'content')
  cacheDir = join(root, 'cache')
  proxy = await startFaultsProxy(url)
  const gone = await startFaultsProxy(url)
  await gone.close()
  down = gone.url
  await pull()
  before = await hashFolder(contentDir)
})
afterEach(() => proxy.heal())
/** Without what the last pull left, everything is read again, and every fault is met. */
beforeEach(() => rm(join(cacheDir, 'pull/state.json'), { force: true }))
afterAll(async () => {
  await proxy.close()
  await rm(root, { recursive: true })
})

/** A pull through the proxy. */
function pull(options: Partial<PullOptions> = {}): Promise<PullReport> {
  return pullSnapshot({
    ...{ url: proxy.url, token, contentDir, cacheDir, retryDelayMs: 10 },
    ...options,
  })
}

/** A slow CMS is met with little patience; any other gets the usual. */
const timeFor = ({ kind }: Fault) => (kind === 'slow' ? { timeoutMs: 5_000 } : {})

async function expectPreviousSnapshot() {
  expect(await hashFolder(contentDir)).toEqual(before)
  expect((await readdir(root)).sort()).toEqual(['cache', 'content'])
}

/** `npm run pull` itself, without npm. */
async function runCommand(env: Record<string, string>) {
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, CI: '1', CONTENT_DIR: contentDir, CACHE_DIR: cacheDir, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await new Promise((ended) => child.on('close', ended))
  return { code, output }
}

describe('a pull that fails leaves the previous snapshot and says what to do', () => {
  test.each<[string, RegExp, Fault, RegExp]>([
    [
      '500 for ever',
      /api\/pages/,
      { kind: 'status', status: 500 },
      /\[GET\] ".*\/api\/pages\?.*": 500 Internal Server Error\. The CMS failed: look into its log/,
    ],
    [
      'a gateway in the way',
      /api\/layout/,
      { kind: 'status', status: 502 },
      /api\/layout.*": 502 Bad Gateway\. The CMS failed/,
    ],
    [
      'a CMS that is too slow',
      /api\/units/,
      { kind: 'slow', ms: 12_000 },
      /api\/units.*": <no response> in time\. The CMS takes too long/,
    ],
    [
      'HTML instead of JSON',
      /api\/tags/,
      { kind: 'html' },
      /api\/tags.*": 200 with text\/html instead of JSON.*CMS_URL/,
    ],
    [
      'JSON that is cut off',
      /api\/articles/,
      { kind: 'cutJson' },
      /api\/articles.*": 200 with JSON that is cut off.*run this again/,
    ],
    [
      'a connection that breaks',
      /api\/projects/,
      { kind: 'cutConnection' },
      /api\/projects.*": <no response>.*connection broke.*run this again/,
    ],
    [
      'a collection that is missing',
      /api\/jobs/,
      { kind: 'status', status: 404 },
      /api\/jobs.*": 404 Not Found\. The CMS has nothing there.*same version/,
    ],
    [
      'a single type that is missing',
      /api\/initial/,
      { kind: 'status', status: 404 },
      /\[GET\] ".*\/api\/initial": 404 Not Found\. The single type "initial" is not published in the default locale "en": publish it/,
    ],
    [
      'no right to see the files',
      /api\/upload/,
      { kind: 'status', status: 403 },
      /api\/upload\/files.*": 403 Forbidden.*The token may not read this/,
    ],
    [
      'another service with the same paths',
      /api\/forms/,
      { kind: 'change', json: () => ({ ok: true }) },
      /api\/forms.*": 200 with something other than a page of entries/,
    ],
    [
      'no locales',
      /i18n\/locales/,
      { kind: 'change', json: () => [] },
      /no default locale: choose one/,
    ],
  ])('%s', async (_what, address, fault, message) => {
    proxy.inject(address, fault)
    await expect(pull(timeFor(fault))).rejects.toThrow(message)
    await expectPreviousSnapshot()
  })

  test('files that cannot be had', async () => {
    proxy.inject(/^\/uploads/, { kind: 'status', status: 503 })
    const empty = await mkdtemp(join(tmpdir(), 'mira-no-cache-'))
    await expect(pull({ cacheDir: empty })).rejects.toThrow(
      /\/uploads\/.*": 503 Service Unavailable/,
    )
    await expectPreviousSnapshot()
    await rm(empty, { recursive: true })
  })

  test('asks nothing more after the first failure', async () => {
    proxy.inject(/./, { kind: 'status', status: 404 })
    await expect(pull()).rejects.toThrow('404')
    // Locales and versions are asked for at once.
    expect(proxy.asked).toHaveLength(2)
  })
})

describe('the command ends with exit code 1 and one sentence', () => {
  test.each<[string, () => Record<string, string>, RegExp]>([
    [
      'when the server is down',
      () => ({ CMS_URL: down }),
      /\[GET\] ".*\/api\/i18n\/locales": <no response> ECONNREFUSED\. Nothing listens there: start the CMS/,
    ],
    [
      'when the token is wrong',
      () => ({ CMS_URL: proxy.url, CMS_TOKEN: 'wrong' }),
      /\[GET\] ".*\/api\/i18n\/locales": 401 Unauthorized.*set CMS_TOKEN/,
    ],
    [
      'when the address is none',
      () => ({ CMS_URL: 'somewhere' }),
      /CMS_URL="somewhere" cannot be used/,
    ],
  ])('%s', async (_what, env, message) => {
    const { code, output } = await runCommand({ CMS_TOKEN: token, ...env() })
    expect(code).toBe(1)
    expect(output).toMatch(message)
    expect(output).not.toMatch(/^\s+at /m)
    await expectPreviousSnapshot()
  })

  test('when the CMS fails for ever', async () => {
    proxy.inject(/api\/pages/, { kind: 'status', status: 500 })
    const { code, output } = await runCommand({ CMS_URL: proxy.url, CMS_TOKEN: token })
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toMatch(
      /^\[GET\] ".*": 500 Internal.*run this again\.$/,
    )
    await expectPreviousSnapshot()
  })

  test('and with 0 and the counts when all went well', async () => {
    const { code, output } = await runCommand({ CMS_URL: proxy.url, CMS_TOKEN: token })
    expect(code).toBe(0)
    expect(output.trim().split('\n').at(-1)).toMatch(
      /^Snapshot unchanged: \d+ entries, 3 locales, \d+ files \(0 new\), 0 quarantined, (everything|\d+) read, \d+\.\d s$/,
    )
    await expectPreviousSnapshot()
  })
})

describe('a pull goes on', () => {
  test.each<[string, RegExp, Fault]>([
    ['after one 500', /api\/pages/, { kind: 'status', status: 500 }],
    ['after one answer that took too long', /api\/tags/, { kind: 'slow', ms: 12_000 }],
    ['after one connection that broke', /api\/articles/, { kind: 'cutConnection' }],
  ])('%s', async (_what, address, fault) => {
    proxy.inject(address, fault, 1)
    expect(await pull(timeFor(fault))).toMatchObject({
      status: 'unchanged',
      quarantined: [],
      warnings: [],
    })
    await expectPreviousSnapshot()
  })

  test('when the CMS clamps the page size: all is there, and the report says so', async () => {
    const url = (url: string) => url.replace('pageSize]=100', 'pageSize]=7')
    proxy.inject(/pageSize/, { kind: 'rewrite', url })
    const report = await pull()
    expect(report.status).toBe('unchanged')
    expect(report.warnings).toEqual([expect.stringContaining('pages of 7 entries')])
    await expectPreviousSnapshot()
  })
})

/** A change to the entries of a reply. */
const change = (edit: (entry: Record<string, unknown>, index: number) => void): Fault => ({
  kind: 'change',
  json: (body: { data: Record<string, unknown>[] }) => {
    body.data.forEach(edit)
    return body
  },
})

describe('one thing that is wrong is set aside, and the rest goes on', () => {
  let other: string
  beforeAll(() => {
    other = join(root, '..', `${root.split('/').at(-1)}-other`)
  })
  afterEach(() => rm(other, { recursive: true, force: true }))

  test('a block that the query does not name', async () => {
    const invented = (entry: Record<string, unknown>, index: number) => {
      const blocks = entry.blocks as unknown[]
      if (index === 0) blocks.push({ __component: 'blocks.invented', id: 1 })
    }
    proxy.inject(/api\/pages\?.*populate\[blocks\]=true/, change(invented))
    const { quarantined } = await pull({ contentDir: other })
    expect(quarantined).toEqual([
      expect.objectContaining({
        type: 'pages',
        problem: expect.stringContaining('blocks.invented'),
      }),
    ])
    const all = await readSnapshot(contentDir)
    const rest = await readSnapshot(other)
    const [left] = quarantined
    const locale = left?.locale ?? ''
    expect(rest.collections.pages[locale]).toEqual(
      all.collections.pages[locale]?.filter(({ documentId }) => documentId !== left?.documentId),
    )
  })

  test('a field that the site does not know', async () => {
    const surprise = (entry: Record<string, unknown>) => {
      entry.mood = 'good'
    }
    proxy.inject(/api\/tags/, change(surprise))
    const { warnings, quarantined } = await pull()
    expect(warnings).toEqual([expect.stringContaining('tags has a field "mood"')])
    expect(quarantined).toEqual([])
    await expectPreviousSnapshot()
  })

  test('a single type that another locale lacks: that of the default locale is used', async () => {
    proxy.inject(/api\/layout\?.*locale=ar/, { kind: 'status', status: 404 })
    const { warnings } = await pull({ contentDir: other })
    expect(warnings).toEqual([expect.stringContaining('"layout" has no usable version in "ar"')])
    const { layout } = (await readSnapshot(other)).singles
    expect(layout.ar).toEqual(layout.en)
  })

  test('a file that the CMS has lost', async () => {
    const { media } = await readSnapshot(contentDir)
    const icon = Object.keys(media).find((name) => name.endsWith('.svg')) ?? ''
    proxy.inject(new RegExp(`^/uploads/${icon}`), { kind: 'status', status: 404 })
    const empty = await mkdtemp(join(tmpdir(), 'mira-no-cache-'))
    const outcome = await pull({ contentDir: other, cacheDir: empty }).catch((error) => error)
    const said = outcome instanceof Error ? outcome.message : JSON.stringify(outcome.quarantined)
    expect(said).toContain(`${icon} can't be downloaded (404 Not Found)`)
    await rm(empty, { recursive: true })
  })
})
