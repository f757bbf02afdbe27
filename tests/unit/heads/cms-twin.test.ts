import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const [SITE, CMS] = ['src/heads', 'cms/src/heads/rules']

/** The CMS is installed without the site, so it has its own copy of the rules. */
test('the panel shows search results and shared links by the very rules by which the site makes them', async () => {
  const names = await readdir(SITE)
  expect(await readdir(CMS)).toEqual(names)
  for (const name of names) {
    expect(await readFile(join(CMS, name), 'utf8'), name).toBe(
      await readFile(join(SITE, name), 'utf8'),
    )
  }
})
