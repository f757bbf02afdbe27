import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPrevious } from '#src/content/previous.ts'

test('content/ holds what its manifest says, to the byte, and nothing else', async () => {
  const kept = await readPrevious(join(import.meta.dirname, '../../../content'))
  expect(kept, 'Run `npm run cms` and `npm run pull`, then commit content/.').toMatchObject({
    whole: true,
  })
})
