import { expect, test } from 'vitest'
import { createLimit } from '#src/lib/limit.ts'

test('runs no more tasks at once than it may, and all of them', async () => {
  const limit = createLimit(2)
  let running = 0
  let most = 0
  const task = async (number: number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setTimeout(done, 1))
    running -= 1
    return number
  }
  const results = await Promise.all([1, 2, 3, 4, 5].map((number) => limit(() => task(number))))
  expect(results).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('goes on after a task that failed', async () => {
  const limit = createLimit(1)
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit(async () => 'yes')).toBe('yes')
})
