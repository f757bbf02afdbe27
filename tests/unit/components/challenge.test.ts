import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startChallenge } from '#src/components/forms/live/turnstile.ts'

type Script = { src: string; onload: () => void; onerror: () => void }

let script: Script
const options = { siteKey: 'key', locale: 'en' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const append = (it: Script) => {
    script = it
  }
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('where Cloudflare cannot be reached, nobody waits for a token', async () => {
  const challenge = startChallenge({} as HTMLElement, options)
  const early = challenge.token()
  script.onerror()
  // No clock moves: these would wait for ever.
  expect(await early).toBeUndefined()
  expect(await challenge.token()).toBeUndefined()
})

test('a challenge that nobody solves is waited for, and not for long', async () => {
  const challenge = startChallenge({} as HTMLElement, options)
  const solved = vi.fn()
  void challenge.token().then(solved)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(solved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(solved).toHaveBeenCalledWith(undefined)
})
