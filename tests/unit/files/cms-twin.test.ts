import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FILE_LIMITS } from '#src/files/limits.ts'
import { FILE_POLICY } from '#src/site/file-policy.ts'

const [SITE, CMS] = ['src/files', 'cms/src/files/rules']

/** The CMS is installed without the site, so it has its own copy of the rules. */
test('the CMS takes files by the very rules by which the site publishes them', async () => {
  const names = await readdir(SITE)
  expect(await readdir(CMS)).toEqual(names)
  for (const name of names) {
    expect(await readFile(join(CMS, name), 'utf8'), name).toBe(
      await readFile(join(SITE, name), 'utf8'),
    )
  }
})

test('the CMS confines what was uploaded as the site does', async () => {
  expect(await readFile('cms/src/files/upload-policy.ts', 'utf8')).toContain(FILE_POLICY)
})

test('the CMS takes no larger files than films may be', async () => {
  const plugins = await readFile('cms/config/plugins.ts', 'utf8')
  expect(plugins).toContain('sizeLimit: 200 * 1024 * 1024')
  expect(FILE_LIMITS.filmBytes).toBe(200 * 1024 * 1024)
})

test('both clean drawings with the same version of the same library', async () => {
  const versions = await Promise.all(
    ['package.json', 'cms/package.json'].map(
      async (path) => JSON.parse(await readFile(path, 'utf8')).dependencies['sanitize-html'],
    ),
  )
  expect(versions[0]).toMatch(/^\d/)
  expect(versions[1]).toBe(versions[0])
})
