import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkCompiled, checkRendered } from '#scripts/build/next/check-next.ts'

const FINGERPRINT = '0123456789abcdef0123456789abcdef'
const COMPILED = {
  '.next/BUILD_ID': '0123456789abcdef',
  '.next/prerender-manifest.json': '{"version":4,"routes":{}}',
  '.next/static/chunks/a.js': 'a()',
}
const RENDERED = {
  '.next/server/app/en/about.html': '<html></html>',
  '.next/server/app/en/about.rsc': '0:{"b":"0123456789abcdef"}',
  '.next/server/app/en/about.meta': '{}',
  '.next/server/app/en/about-us.html': '<html></html>',
}

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mira-next-'))
})
afterEach(() => rm(root, { recursive: true }))

const write = async (files: Record<string, string | undefined>) => {
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}
const code = () => ({ root, cacheDir: join(root, 'cache'), codeFingerprint: FINGERPRINT })

describe('what Next has compiled', () => {
  test('is taken as it is assumed', async () => {
    await write(COMPILED)
    await checkCompiled(code())
  })

  test.each([
    ['prerender manifest', '.next/prerender-manifest.json', undefined],
    ['prerender manifest', '.next/prerender-manifest.json', '{"pages":{}}'],
    ['prerender manifest', '.next/prerender-manifest.json', '{"routes":{"/en":{}}}'],
    ['prerender manifest', '.next/prerender-manifest.json', '{"routes":'],
    ['build id', '.next/BUILD_ID', undefined],
    ['build id', '.next/BUILD_ID', 'of its own'],
    ['static files', '.next/static/chunks/a.js', undefined],
  ])('breaks "%s" where %s is %s', async (assumption, path, text) => {
    await write({ ...COMPILED, [path]: text })
    await expect(checkCompiled(code())).rejects.toMatchObject({
      name: 'NextChangedError',
      assumption,
      message: expect.stringContaining(`"${assumption}" in docs/next.md`),
    })
  })
})

describe('a page that Next has rendered', () => {
  test('is taken as it is assumed', async () => {
    await write(RENDERED)
    await checkRendered(code(), 'en/about')
  })

  test.each([
    ['segment files', { '.next/server/app/en/about.segments/_tree.segment.rsc': '' }],
    ['prerender manifest', { '.cache/export/en/about.html': '<html></html>' }],
    ['build id', { '.next/server/app/en/about.rsc': '0:{}' }],
  ])('breaks "%s" where Next left %o', async (assumption, files) => {
    await write({ ...RENDERED, ...files })
    await expect(checkRendered(code(), 'en/about')).rejects.toMatchObject({ assumption })
  })
})
