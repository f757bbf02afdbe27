import { expect, test } from 'vitest'
import { readPublished } from '#src/rebuild/published.ts'

const read = (answer: () => Response) => readPublished('https://mira.example', async () => answer())

test.each([
  ['that it does not say', 404, null],
  ['nothing where it is down', 503, undefined],
])('what a site was made from: %s', async (_what, status, known) => {
  expect(await read(() => new Response('{}', { status }))).toBe(known)
})

test('what a site was made from is known where it says so, and not where it cannot be reached', async () => {
  const source = { id: 'b1', content: 's1' }
  expect(await read(() => Response.json(source))).toEqual(source)
  expect(await read(() => new Response('<!doctype html>'))).toBeUndefined()
  const fail = () => {
    throw new Error('timeout')
  }
  expect(await read(fail)).toBeUndefined()
})
