import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkWithNetlify } from '#scripts/publish/check-with-netlify.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-rules-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('passes what Netlify reads', async () => {
  await write('/a /b 301!\n', '/*\n  X-A: b\n')
  await expect(checkWithNetlify(folder)).resolves.toBeUndefined()
})

test('names the redirect that Netlify cannot read', async () => {
  await write('/a /b 301!\n/c nowhere\n', '')
  await expect(checkWithNetlify(folder)).rejects.toThrow(
    /cannot read _redirects:[\s\S]*line 2[\s\S]*\/c nowhere/,
  )
})

test('names the header that Netlify cannot read', async () => {
  await write('', '/*\n  X-A:\n')
  await expect(checkWithNetlify(folder)).rejects.toThrow(
    /cannot read _headers:[\s\S]*line 2[\s\S]*X-A:/,
  )
})

const write = async (redirects: string, headers: string): Promise<void> => {
  await writeFile(join(folder, '_redirects'), redirects)
  await writeFile(join(folder, '_headers'), headers)
}
