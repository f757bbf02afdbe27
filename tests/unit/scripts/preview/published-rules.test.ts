import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishedRules } from '#scripts/preview/published-rules.ts'

let outDir: string
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'rules-'))
  await mkdir(join(outDir, 'builds'))
  await writeFile(join(outDir, 'builds/latest.json'), '{}')
})
afterEach(() => rm(outDir, { recursive: true }))

test('rules that cannot be read are read again, and once they can be they hold', async () => {
  const configPath = join(outDir, 'netlify.toml')
  await writeFile(configPath, '[[redirects]]\nfrom = "/old"\n')
  const rules = publishedRules({ outDir, configPath })
  await expect(rules()).rejects.toThrow('Netlify cannot read')
  await writeFile(configPath, '[[redirects]]\nfrom = "/old"\nto = "/new"\n')
  const { redirect } = await rules()
  expect(redirect(new Request('http://site.test/old'))).toMatchObject({ to: '/new' })
})
