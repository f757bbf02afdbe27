import { expect, test } from 'vitest'
import { scrub, scrubText } from '#src/lib/scrub.ts'

test.each([
  ['https://mira.example/units?name=Anna#x', 'https://mira.example/units'],
  ['GET /api/lead?email=a@b.example failed', 'GET /api/lead failed'],
  ['/#modal:interest', '/'],
  ['"anna.maria@example.com" is taken', '"[email]" is taken'],
  ['زائر@مثال.إمارات', '[email]'],
  ['call +971 50 123 4567 or 0049 (30) 901820', 'call [number] or [number]'],
  ['What? It failed # again', 'What? It failed # again'],
  ['at f (https://mira.example/_next/static/chunks/2-dle_4x9p0re.js:1:2345)', undefined],
  ['/node_modules/@sentry/core@11.12.0/build', undefined],
  ['127.0.0.1:8888 at 2026-11-21T10:00:00.000Z', undefined],
  ['4add7828c93671ea4add7828c93671ea', undefined],
])('%s becomes %s', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed ?? text)
})

test('what was typed is removed wherever it is', () => {
  const event = {
    message: 'Anna Maria failed',
    list: [{ value: 'x Anna Maria' }],
    at: 7,
    none: null,
  }
  expect(scrub(event, ['Anna Maria'])).toEqual({
    message: '[typed] failed',
    list: [{ value: 'x [typed]' }],
    at: 7,
    none: null,
  })
})

test('instances of classes stay themselves', () => {
  const date = new Date(0)
  expect(scrub({ date }).date).toBe(date)
})
