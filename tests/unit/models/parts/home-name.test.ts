import { expect, test } from 'vitest'
import { homeName } from '#src/models/parts/home-name.ts'

test.each([
  ['Two-bedroom apartment 1204', '1204', 'Two-bedroom apartment 1204'],
  ['شقة بغرفتي نوم 1204', '1204', 'شقة بغرفتي نوم 1204'],
  ['A-1204, by the quay', 'A-1204', 'A-1204, by the quay'],
  ['The garden villa', '7', 'The garden villa (7)'],
  ['3-bedroom villa', '3', '3-bedroom villa (3)'],
  ['Apartment 1204', '12', 'Apartment 1204 (12)'],
  ['12 of house 1204', '12', '12 of house 1204'],
])('%s with the number %s is called %s', (title, number, name) => {
  expect(homeName({ title, number })).toBe(name)
})
