import { afterEach, expect, test, vi } from 'vitest'
import { submissionIdOf } from '#src/components/forms/live/submission-id.ts'
import { DAY_MS } from '#src/lib/time.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')

afterEach(() => vi.unstubAllGlobals())

test('a tab has one id for a form and a day, for every page that has the form', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const id = submissionIdOf('contact', NOON)
  expect(submissionIdOf('contact', NOON + 1)).toBe(id)
  expect(submissionIdOf('visit', NOON)).not.toBe(id)
  expect(submissionIdOf('contact', NOON + DAY_MS)).not.toBe(id)
})

test('where the browser keeps nothing, each page has its own', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(submissionIdOf('contact', NOON)).not.toBe(submissionIdOf('contact', NOON))
})
