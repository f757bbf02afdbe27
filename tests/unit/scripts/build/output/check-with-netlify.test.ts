import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkWithNetlify,
  refusedProblem,
  refusedRedirects,
} from '#scripts/build/output/check-with-netlify.ts'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-rules-'))
})
afterAll(() => rm(folder, { recursive: true }))

const check = (redirects: string, headers: string): Promise<void> =>
  checkWithNetlify({ _redirects: redirects, _headers: headers }, join(folder, 'rules'))

test('passes what Netlify reads, and leaves nothing behind', async () => {
  await expect(check('/a /b 301!\n', '/*\n  X-A: b\n')).resolves.toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

test('names the redirect that Netlify cannot read', async () => {
  await expect(check('/a /b 301!\n/c nowhere\n', '')).rejects.toThrow(
    /cannot read _redirects:[\s\S]*line 2[\s\S]*\/c nowhere/,
  )
})

test('names the header that Netlify cannot read', async () => {
  await expect(check('', '/*\n  X-A:\n')).rejects.toThrow(
    /cannot read _headers:[\s\S]*line 2[\s\S]*X-A:/,
  )
})

const rule = (from: string, entry?: string): RedirectRule => ({
  ...{ from, to: '/projects', status: 301 },
  ...(entry ? { entry } : {}),
})

test('a redirect of an entry that Netlify’s parser refuses is found among the others, and named', async () => {
  const [good, odd, own] = [rule('/old', 'x1'), rule('/odd', 'x2'), rule('/odd/own')]
  const refused = await refusedRedirects([good, odd, own], async (text) => text.includes('/odd'))
  expect([...refused]).toEqual([odd])
  expect(refusedProblem(odd)).toEqual({
    entry: 'redirects/x2',
    locale: '*',
    problem: expect.stringMatching(/^\/odd cannot/),
  })
})
