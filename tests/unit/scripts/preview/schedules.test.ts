import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSchedules, runSchedules } from '#scripts/preview/schedules.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:30Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const started = (cron: string, answer: () => Promise<Response | undefined>) => {
  const calls: { at: string; request: Request }[] = []
  const log = vi.fn()
  // The clock of the test does not wait for a body that is read: a test reads it afterwards.
  const handle = (request: Request) => {
    calls.push({ at: new Date().toISOString().slice(11, 19), request })
    return answer()
  }
  const url = () => 'http://localhost:1'
  const end = runSchedules([{ name: 'job', cron }], { functions: { handle }, url, log })
  return { calls, log, end }
}

const fine = async () => new Response(null, { status: 204 })

test('a function runs at the minutes of its schedule, and is told of its next run', async () => {
  const { calls, end } = started('*/2 * * * *', fine)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  end()
  expect(calls.map(({ at }) => at)).toEqual(['10:02:00', '10:04:00'])
  const request = calls[0]?.request
  expect(request?.url).toBe('http://localhost:1/.netlify/functions/job')
  expect(await request?.json()).toEqual({ next_run: '2026-11-21T10:04:00.000Z' })
})

test('not any more when the preview has ended', async () => {
  const { calls, end } = started('* * * * *', fine)
  end()
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(calls).toEqual([])
})

test('a failure is said, and the next run comes all the same', async () => {
  const answers = [
    () => Promise.reject(new Error('crashed')),
    async () => new Response('', { status: 500 }),
    async () => undefined,
    fine,
  ]
  const { calls, log, end } = started('* * * * *', () => (answers[calls.length - 1] ?? fine)())
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  end()
  expect(calls).toHaveLength(4)
  expect(log.mock.calls.flat()).toEqual([
    'The scheduled function job failed: crashed',
    'The scheduled function job answered 500.',
    'The scheduled function job was not found.',
  ])
})

test('a run that takes longer is not joined by another one', async () => {
  const { calls, end } = started('* * * * *', async () => {
    await new Promise((done) => setTimeout(done, 150_000))
    return fine()
  })
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  end()
  expect(calls.map(({ at }) => at)).toEqual(['10:01:00', '10:04:00'])
})

test('the schedules are read from the functions', async () => {
  vi.useRealTimers()
  expect(await readSchedules(resolve('functions'))).toContainEqual({
    name: 'lead-redelivery',
    cron: '* * * * *',
  })
})
