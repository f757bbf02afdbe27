import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersFile } from '#scripts/build/output/headers.ts'
import { redirectFiles } from '#scripts/build/output/redirects-file.ts'
import { type Preview, startPreview } from '#scripts/preview/start-preview.ts'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'
import { smallSite } from '../fixtures/small-site.ts'

const COUNT = 6_000

let folder: string
let preview: Preview

const redirects: RedirectRule[] = [
  { from: '/ru/old', to: '/projects', status: 301 },
  { from: '/ru', to: '/', status: 301 },
  { from: '/ru/*', to: '/:splat', status: 301 },
  ...Array.from({ length: COUNT }, (_, index): RedirectRule => {
    return { from: `/old/${index}`, to: `/projects?from=${index}`, status: 301 }
  }),
  { from: '/ar/قديم', to: '/ar/projects', status: 302 },
  { from: '/sale', to: '/projects#ready', status: 301 },
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-redirects-'))
  const files: Record<string, string> = {
    ...redirectFiles({ ...smallSite(), redirects }),
    _headers: headersFile(),
    'index.html': 'home',
    'projects.html': 'projects',
    '404.html': 'not found',
    'ar/404.html': 'not found ar',
    'builds/latest.json': '{"id":"b1","timestamp":"2026-11-20T10:00:00.000Z"}\n',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'out', path)), { recursive: true })
    await writeFile(join(folder, 'out', path), text)
  }
  preview = await startPreview({
    outDir: join(folder, 'out'),
    projectDir: resolve('.'),
  })
})

afterAll(async () => {
  await preview.close()
  await rm(folder, { recursive: true })
})

const get = async (path: string) => {
  const response = await fetch(preview.url + path, { redirect: 'manual' })
  const { status, headers } = response
  return { status, location: headers.get('location'), body: await response.text() }
}

describe(`${COUNT} redirects, with Netlify’s engine and the function`, () => {
  it.each([
    ['/old/0', '/projects?from=0'],
    ['/old/5999', '/projects?from=5999'],
    ['/old/17/', '/projects?from=17'],
  ])('%s leads to %s', async (from, to) => {
    expect(await get(from)).toMatchObject({ status: 301, location: to })
  })

  it('a path that is not plain ASCII leads on', async () => {
    expect(await get(encodeURI('/ar/قديم'))).toMatchObject({
      status: 302,
      location: '/ar/projects',
    })
  })

  it.each([
    [
      'without a query takes over the visitor’s',
      '/sale?utm_source=x',
      '/projects?utm_source=x#ready',
    ],
    ['with a query drops the visitor’s', '/old/1?utm_source=x', '/projects?from=1'],
  ])('a target %s: %s leads to %s', async (_what, from, to) => {
    expect(await get(from)).toMatchObject({ status: 301, location: to })
  })

  it('the site’s own rules come first', async () => {
    expect(await get('/ru/projects')).toMatchObject({ status: 301, location: '/projects' })
    expect(await get('/ru/old')).toMatchObject({ status: 301, location: '/projects' })
  })

  it('pages are served as before', async () => {
    expect(await get('/projects')).toMatchObject({ status: 200, body: 'projects' })
  })

  it.each([
    ['/nowhere', 'not found'],
    ['/old/6000', 'not found'],
    ['/ar/nowhere', 'not found ar'],
    ['/xx/nowhere', 'not found'],
  ])('%s is not found, in its language', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 404, body })
  })
})
