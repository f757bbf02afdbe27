import { describe, expect, test } from 'vitest'
import { get, RETRY_STATUSES } from '#src/lib/get.ts'

/** A `fetch` that returns these answers, one for each call: a status, or an error that it throws. */
const answering = (...answers: (number | Error)[]) => {
  const calls: (RequestInit | undefined)[] = []
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    const answer = answers[calls.length] as number | Error
    calls.push(init)
    if (answer instanceof Error) throw answer
    return new Response('x', { status: answer })
  }
  return { fetch, calls }
}

const ask = (...answers: (number | Error)[]) => {
  const { fetch, calls } = answering(...answers)
  return { calls, answer: get('/x', { fetch, retryDelayMs: 1 }) }
}

describe('a GET of the browser', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'is tried once more after %i (§7.13)',
    async (status) => {
      const { calls, answer } = ask(status, 200)
      expect((await answer).status).toBe(200)
      expect(calls).toHaveLength(2)
    },
  )

  test('is tried once more where no answer came', async () => {
    const { calls, answer } = ask(new TypeError('Failed to fetch'), 200)
    expect((await answer).status).toBe(200)
    expect(calls).toHaveLength(2)
  })

  test('gives the second answer, whatever it is', async () => {
    const { calls, answer } = ask(503, 503, 200)
    expect((await answer).status).toBe(503)
    expect(calls).toHaveLength(2)
  })

  test.each([[503], [new TypeError('Failed to fetch')]])(
    'fails where no answer comes to the second try after %s (§7.13)',
    async (first) => {
      const { calls, answer } = ask(first, new TypeError('It is gone'), 200)
      await expect(answer).rejects.toThrow('It is gone')
      expect(calls).toHaveLength(2)
    },
  )

  test.each([200, 301, 400, 401, 403, 404, 410, 501])(
    'is tried once where the answer is %i',
    async (status) => {
      const { calls, answer } = ask(status === 301 ? 302 : status)
      await answer
      expect(calls).toHaveLength(1)
      expect(RETRY_STATUSES).not.toContain(status)
    },
  )

  test('is not tried again when it was given up', async () => {
    const stop = new AbortController()
    const { fetch, calls } = answering(503, 200)
    const answer = get('/x', { fetch, retryDelayMs: 50, signal: stop.signal })
    stop.abort(new Error('left'))
    await expect(answer).rejects.toThrow('left')
    expect(calls).toHaveLength(1)
  })

  test('has a clock for each try', async () => {
    const signals: AbortSignal[] = []
    const fetch: typeof globalThis.fetch = (_address, init) =>
      new Promise((_, reject) => {
        const signal = init?.signal as AbortSignal
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    await expect(get('/x', { fetch, timeoutMs: 10, retryDelayMs: 1 })).rejects.toThrow()
    expect(signals).toHaveLength(2)
    expect(signals[0]).not.toBe(signals[1])
  })
})
