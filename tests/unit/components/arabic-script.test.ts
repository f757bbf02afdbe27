import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ARABIC_SCRIPT } from '#scripts/build/theme/theme-css.ts'

test('rules for Arabic letters hold for all languages that are written in them', async () => {
  const found: string[] = []
  for await (const file of glob('src/**/*.css')) {
    const css = await readFile(file, 'utf8')
    for (const [rule] of css.replaceAll(ARABIC_SCRIPT, '').matchAll(/.*:lang\(.*/g)) {
      found.push(`${file}: ${rule}`)
    }
  }
  expect(found).toEqual([])
})
