import { expect, test } from 'vitest'
import { listed } from '#src/lib/listed.ts'

test('a list has the comma of its script', () => {
  expect(listed(['Marina Crest', 'Marina'])).toBe('Marina Crest, Marina')
  expect(listed(['مارينا كريست', 'حي المارينا'])).toBe('مارينا كريست، حي المارينا')
  expect(listed(['٣', '٤'])).toBe('٣، ٤')
})
