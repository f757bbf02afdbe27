import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFile } from '#scripts/build/output/headers.ts'
import { type Preview, startPreview } from '#scripts/preview/start-preview.ts'

const FILES: Record<string, string | Buffer> = {
  'index.html': '<p>home',
  '_payloads/index.txt': 'home payload',
  'projects.html': '<p>projects',
  '_payloads/projects.txt': 'projects payload',
  'projects/tower.html': '<p>tower',
  'über.html': '<p>about',
  'ar.html': '<p>home ar',
  'ar/مشاريع.html': '<p>projects ar',
  'folder/index.html': '<p>folder',
  '404.html': '<p>not found',
  'ar/404.html': '<p>not found ar',
  'media/film.01234567.mp4': '0123456789',
  '_next/static/chunks/a.js': 'a()',
  'builds/latest.json': '{"id":"b1","timestamp":"2026-11-20T10:00:00.000Z"}\n',
  _headers: headersFile(),
  _redirects: [
    '/ru/ar/news /ar/articles 301!',
    '/ru/ar/news/* /ar/articles/:splat 301!',
    '/ru/news /articles 301!',
    '/ru/news/* /articles/:splat 301!',
    '/ru / 301!',
    '/ru/:head /:head 301!',
    '/ru/:head/* /:head/:splat 301!',
    '/ar/news /ar/articles 301!',
    '/ar/news/* /ar/articles/:splat 301!',
    '/news /articles 301!',
    '/news/* /articles/:splat 301!',
    '/old-offer /projects 301!',
    '/kürzlich /projects 301!',
    '/k%C3%BCrzlich /projects 301!',
    '/two%20words /projects 301!',
    '/campaign /projects?from=campaign 301!',
    '/shop https://shop.example/mira 301!',
    '/shop/* https://shop.example/:splat 302!',
    '/item id=5 /projects/tower 301!',
    '/kept /projects 301',
    '/projects /shadowed 301',
    '/gone /404.html 410',
    '/ar/* /ar/404.html 404',
    '',
  ].join('\n'),
}

let folder: string
let outDir: string
let preview: Preview

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-preview-'))
  outDir = join(folder, 'out')
  await fill(outDir, { ...FILES, 'media/dot.01234567.png': redDot(64) })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  const env = { CMS_URL: '' }
  preview = await startPreview({ scheduled: true, outDir, projectDir: resolve('.'), env })
})

afterAll(async () => {
  await preview.close()
  await rm(folder, { recursive: true })
})

describe('pages', () => {
  test.each([
    ['/', '<p>home'],
    ['/projects', '<p>projects'],
    ['/projects.html', '<p>projects'],
    ['/projects/tower', '<p>tower'],
    ['/projects?utm_source=x', '<p>projects'],
    ['/ar', '<p>home ar'],
    ['/%C3%BCber', '<p>about'],
    ['/ar/%D9%85%D8%B4%D8%A7%D8%B1%D9%8A%D8%B9', '<p>projects ar'],
    ['/folder/', '<p>folder'],
  ])('%s is served as HTML', async (path, body) => {
    const answer = await ask(path)
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each([
    ['/projects/', '/projects'],
    ['/projects/?q=1', '/projects?q=1'],
    ['/ar/', '/ar'],
    ['/%C3%BCber/', '/%C3%BCber'],
    ['/folder', '/folder/'],
  ])('%s leads to %s', async (path, location) => {
    expect(await hop(path)).toEqual([301, location])
  })

  test.each([
    ['/_payloads/index.txt', 'text/plain; charset=utf-8'],
    ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8'],
    ['/builds/latest.json?t=1', 'application/json'],
    ['/media/film.01234567.mp4', 'video/mp4'],
    ['/media/dot.01234567.png', 'image/png'],
  ])('%s is served as %s', async (path, type) => {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type']]).toEqual([200, type])
  })
})

describe('redirects, one hop each', () => {
  test.each([
    ['/ru', 301, '/'],
    ['/ru/', 301, '/'],
    ['/ru?q=1', 301, '/?q=1'],
    ['/ru/x?q=1', 301, '/x?q=1'],
    ['/ru/x/y/z', 301, '/x/y/z'],
    ['/ru/news', 301, '/articles'],
    ['/ru/news/', 301, '/articles'],
    ['/ru/news/x', 301, '/articles/x'],
    ['/ru/ar/news/x', 301, '/ar/articles/x'],
    ['/news', 301, '/articles'],
    ['/news/x?q=1&r=%D0%B0', 301, '/articles/x?q=1&r=%D0%B0'],
    ['/ar/news', 301, '/ar/articles'],
    ['/ar/news/x', 301, '/ar/articles/x'],
    ['/ru/%D0%B4%D0%BE%D0%BC', 301, '/%D0%B4%D0%BE%D0%BC'],
    ['/ru/a%3Fb%23c', 301, '/a%3Fb%23c'],
    ['/old-offer?q=1', 301, '/projects?q=1'],
    ['/old-offer/', 301, '/projects'],
    ['/k%C3%BCrzlich', 301, '/projects'],
    ['/two%20words', 301, '/projects'],
    ['/campaign?q=1', 301, '/projects?from=campaign'],
    ['/shop?q=1', 301, 'https://shop.example/mira?q=1'],
    ['/shop/a/b', 302, 'https://shop.example/a/b'],
    ['/item?id=5', 301, '/projects/tower?id=5'],
    ['/kept', 301, '/projects'],
  ])('%s answers %i to %s (§2.4, §2.5, §2.6)', async (path, status, location) => {
    expect(await hop(path)).toEqual([status, location])
  })

  test.each([
    ['/projects', 200],
    ['/item', 404],
    ['/item?id=6', 404],
    ['/rux', 404],
    ['/RU/x', 404],
    ['/newsroom', 404],
  ])('%s is not redirected', async (path, status) => {
    expect((await ask(path)).status).toBe(status)
  })

  test.each([
    '/ru//evil.example',
    '/ru/%2Fevil.example',
    '/ru/%5Cevil.example',
    '/ru/\\evil.example',
  ])('%s does not leave the site', async (path) => {
    const { status, headers } = await ask(path)
    const { host } = new URL(headers.location ?? '/', preview.url)
    expect([301, 404]).toContain(status)
    expect(host).toBe(new URL(preview.url).host)
  })
})

describe('what is not found', () => {
  test.each([
    ['/unknown', 404, '<p>not found'],
    ['/unknown/x', 404, '<p>not found'],
    ['/ar/unknown', 404, '<p>not found ar'],
    ['/ar/unknown/x?q=1', 404, '<p>not found ar'],
    ['/arx', 404, '<p>not found'],
    ['/gone', 410, '<p>not found'],
    ['/_redirects', 404, '<p>not found'],
    ['/_headers', 404, '<p>not found'],
    ['/unknown.png', 404, '<p>not found'],
    ['/projects//tower', 404, '<p>not found'],
  ])('%s answers %i with the page of its language', async (path, status, body) => {
    expect(await ask(path)).toMatchObject({ status, body })
  })

  test('is never cached as if it were there', async () => {
    const { status, headers } = await ask('/_next/static/chunks/missing.js')
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers.etag).toBeUndefined()
  })
})

describe('hostile addresses', () => {
  test.each([
    ['/../secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/%2e%2e%2fsecret.txt', 404],
    ['/projects/..%2f..%2f..%2fsecret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/..\\secret.txt', 404],
    ['//secret.txt', 404],
    ['/%00', 400],
    ['/projects%00.html', 400],
    ['/%zz', 400],
    ['/%', 400],
    ['/%C3', 400],
    ['*', 404],
    ['http://elsewhere.example/projects', 200],
    [`/${'x'.repeat(5000)}`, 404],
  ])('%s answers %i', async (path, status) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(answer.body).not.toContain('secret')
  })

  test('a host that is none answers 400', async () => {
    expect((await ask('/', { headers: { host: 'a b' } })).status).toBe(400)
  })

  test('a body beyond what Netlify takes answers 413', async () => {
    const body = Buffer.alloc(6 * 1024 * 1024 + 1)
    expect((await ask('/api/country', { method: 'POST', body })).status).toBe(413)
  })
})

describe('HTTP', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const get = await ask('/projects')
    const head = await ask('/projects', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, body: '' })
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })

  test('HEAD of a missing page is 404 without a body', async () => {
    expect(await ask('/unknown', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' })
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s on a file is 405',
    async (method) => {
      const { status, headers } = await ask('/projects', { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    },
  )

  test('POST on a redirect is redirected', async () => {
    const { status, headers } = await ask('/news/x', { method: 'POST' })
    expect([status, headers.location]).toEqual([301, '/articles/x'])
  })

  test('what the browser has already is not sent again', async () => {
    const { etag = '' } = (await ask('/projects')).headers
    for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await ask('/projects', { headers: { 'if-none-match': tags } })
      expect(answer).toMatchObject({ status: 304, body: '' })
      expect(answer.headers.etag).toBe(etag)
    }
    const other = await ask('/projects', { headers: { 'if-none-match': '"x"' } })
    expect(other.status).toBe(200)
  })

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=3-1', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
  ])('a film asked for with "%s" answers %i', async (range, status, body, contentRange) => {
    const answer = await ask('/media/film.01234567.mp4', { headers: { range } })
    expect(answer).toMatchObject({ status, body })
    expect(answer.headers['content-range']).toBe(contentRange)
    expect(answer.headers['accept-ranges']).toBe('bytes')
  })

  test('a part of a film that has changed meanwhile is sent in whole', async () => {
    const headers = { range: 'bytes=0-3', 'if-range': '"x"' }
    expect((await ask('/media/film.01234567.mp4', { headers })).status).toBe(200)
  })
})

describe('headers', () => {
  test.each(['/', '/projects', '/unknown', '/ar/unknown', '/media/dot.01234567.png'])(
    '%s is safe',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/(?:^|; )frame-ancestors 'none'$/)
      const confined = path.startsWith('/media/')
      expect(headers['content-security-policy']?.includes('sandbox')).toBe(confined)
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/)
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    },
  )

  test.each([
    ['/projects', 'public, max-age=0, must-revalidate'],
    ['/_payloads/projects.txt', 'public, max-age=0, must-revalidate'],
    ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
    ['/media/dot.01234567.png', 'public, max-age=31536000, immutable'],
    ['/builds/latest.json', 'no-cache'],
  ])('%s is cached as "%s"', async (path, caching) => {
    expect((await ask(path)).headers['cache-control']).toBe(caching)
  })
})

describe('functions and images', () => {
  test('does not know where a visitor of this machine is', async () => {
    const answer = await ask('/api/country')
    expect(answer).toMatchObject({ status: 200, body: '0;;;' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await ask('/api/country', { method: 'POST' })).status).toBe(405)
  })

  test('tells an uptime monitor how the site is', async () => {
    const { status, headers, body } = await ask('/api/health')
    const { status: said, build, cms, leads } = JSON.parse(body)
    expect(build).toMatchObject({ status: 'ok', id: 'b1', ageSeconds: expect.any(Number) })
    expect(cms).toEqual({ status: 'off' })
    // Leads that wait on this machine are its developer's.
    expect(leads).toMatchObject({ pending: expect.any(Number), dead: expect.any(Number) })
    expect([200, 503]).toContain(status)
    expect(said).toMatch(status === 200 ? /^(?:ok|warning)$/ : /^failing$/)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    })
    const head = await ask('/api/health', { method: 'HEAD' })
    // It asks anew: on a busy machine a part may be late in one answer and not in the other.
    expect([200, 503]).toContain(head.status)
    expect(head.body).toBe('')
    expect((await ask('/api/health', { method: 'POST' })).status).toBe(405)
  })

  test('a path below /api that no function has is not found', async () => {
    expect(await ask('/api/unknown')).toMatchObject({ status: 404, body: '<p>not found' })
  })

  test('resizes a picture of the site', async () => {
    const url = encodeURIComponent('/media/dot.01234567.png')
    const { status, headers } = await ask(`/.netlify/images?url=${url}&w=16&fm=webp`)
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('does not fetch pictures of other sites', async () => {
    const url = encodeURIComponent('https://elsewhere.example/a.png')
    expect((await ask(`/.netlify/images?url=${url}`)).status).toBe(403)
  })
})

test('a build that takes the place of the site is served at once', async () => {
  const next = join(folder, 'next')
  await fill(next, {
    ...FILES,
    'projects.html': '<p>projects, newer',
    _redirects: '/brand-new /projects 301!\n',
    'media/dot.01234567.png': redDot(64),
  })
  await ask('/projects')
  await rename(outDir, join(folder, 'old'))
  await rename(next, outDir)
  expect((await ask('/projects')).body).toBe('<p>projects, newer')
  expect(await hop('/brand-new')).toEqual([301, '/projects'])
  expect((await ask('/news')).status).toBe(404)
  await rename(outDir, next)
  await rename(join(folder, 'old'), outDir)
  expect(await hop('/news')).toEqual([301, '/articles'])
})

describe('npm run preview', () => {
  test('says where leads stay and where the site is, and ends on Ctrl-C', async () => {
    const child = run({ PORT: '0', OUT_DIR: outDir, FORM_API_HOST: '' })
    // Where a CMS has run on this machine, a line about it comes between.
    await child.said(/FORM_API_HOST is not set[\s\S]*\nThe site is at http:\/\/127\.0\.0\.1:\d+/)
    child.process.kill('SIGINT')
    expect(await child.ended).toMatchObject({ code: 0, stderr: '' })
  })

  test('a taken port costs one line', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => server.once('listening', listening))
    const { port } = server.address() as { port: number }
    const { code, stderr } = await run({ PORT: `${port}`, OUT_DIR: outDir }).ended
    server.close()
    expect(code).toBe(1)
    expect(stderr.trim()).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1}.`,
    )
  })

  test('a missing build costs one line', async () => {
    const { code, stderr } = await run({ PORT: '0', OUT_DIR: folder }).ended
    expect(code).toBe(1)
    expect(stderr.trim()).toBe(
      `There is no built site in ${folder} (builds/latest.json is missing). Run "npm run build" first.`,
    )
  })

  test('a bad variable costs one line', async () => {
    const { code, stderr } = await run({ PORT: 'abc', OUT_DIR: outDir }).ended
    expect(code).toBe(1)
    expect(stderr.trim()).toMatch(/^PORT="abc" cannot be used: .+$/)
  })
})

type Ask = { method?: string; headers?: Record<string, string>; body?: Buffer }
type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Asks as written: no client tidies up the path before. */
const ask = (path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> =>
  new Promise((answered, failed) => {
    const { hostname, port } = new URL(preview.url)
    const options = { hostname, port, path, method, headers, agent: false }
    const request = httpRequest(options, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString('utf8')
      answered({ status: response.statusCode ?? 0, headers: response.headers, body: text })
    })
    request.on('error', failed)
    request.end(body)
  })

const hop = async (path: string): Promise<[number, string | undefined]> => {
  const { status, headers } = await ask(path)
  return [status, headers.location]
}

/** The preview as its users start it. */
const run = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['scripts/preview.ts'], { env: { ...process.env, ...env } })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<{ code: number | null; stderr: string }>((done) => {
    child.on('close', (code) => done({ code, stderr }))
  })
  const said = (text: RegExp) =>
    new Promise<void>((heard) => {
      child.stdout.on('data', () => text.test(stdout) && heard())
    })
  return { process: child, ended, said }
}

const fill = async (dir: string, files: Record<string, string | Buffer>): Promise<void> => {
  for (const [file, content] of Object.entries(files)) {
    const path = join(dir, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}

/** A red square as a PNG file. */
const redDot = (pixels: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, checksum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels, 0)
  header.writeUInt32BE(pixels, 4)
  header.set([8, 2], 8)
  const line = Buffer.concat([Buffer.alloc(1), Buffer.alloc(pixels * 3, Buffer.from([255, 0, 0]))])
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array(pixels).fill(line)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
