import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from '#src/account/return-path.ts'

const ORIGIN = 'https://mira.example'

test.each(['/', '/residents', '/ar/residents?a=1#b', '/a%2Fb'])('%s may be gone on to', (path) => {
  expect(returnPath(path)).toBe(path)
})

test.each([
  ...[undefined, null, '', 'residents', '?next=/x'],
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
  ],
  ...['https://evil.example', 'javascript:alert(1)', ' /residents', '/api/account/logout', '/api'],
])('%j may not', (path) => {
  expect(returnPath(path)).toBeUndefined()
})

test('whatever passes is a path of the site to a browser', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    'a',
    '@',
    ':',
    '\t',
    '\n',
    '%2f',
    '?',
    '#',
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const path = returnPath(`/${parts.join('')}`)
      if (path !== undefined) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
    }),
  )
})
