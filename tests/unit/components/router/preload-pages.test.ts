import { describe, expect, test } from 'vitest'
import { mayPreload } from '#src/components/router/preload-pages.ts'

describe('loading ahead', () => {
  test.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('on the connection %o: %s', (connection, expected) => {
    expect(mayPreload(connection)).toBe(expected)
  })
})
