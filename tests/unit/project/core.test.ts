import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CORE } from '#tests/core.ts'

test.each(
  Object.entries(CORE).flatMap(([kind, names]) =>
    names.map((name) => `tests/${kind}/${name}.test.ts`),
  ),
)('the core has a file that is there: %s', (file) => {
  expect(existsSync(file)).toBe(true)
})
