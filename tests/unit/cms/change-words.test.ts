import { expect, test } from 'vitest'
import { causeWords, changeWords } from '../../../cms/src/admin/home-history/change-words.ts'

const change = { at: '2026-11-23T04:00:00.000Z', cause: 'panel' as const, who: 'Mira Sales' }
const standing = { price: 2_450_000, availability: 'available', priceOnRequest: false }

test('each value that is another one now has a sentence, with what it was', () => {
  const after = { price: 2_390_000, availability: 'onHold', priceOnRequest: true }
  expect(changeWords({ ...change, before: standing, after })).toEqual([
    'Price: 2,450,000 → 2,390,000',
    'Available → On hold',
    'Price on request from now on',
  ])
  expect(
    changeWords({ ...change, before: after, after: { ...after, priceOnRequest: false } }),
  ).toEqual(['Price shown from now on'])
})

test('a home that comes and one that goes say so', () => {
  expect(changeWords({ ...change, before: null, after: standing })).toEqual([
    'Put on the site: 2,450,000, Available',
  ])
  expect(changeWords({ ...change, before: standing, after: null })).toEqual(['Taken off the site'])
})

test('who or what made it is said', () => {
  expect(causeWords(change)).toBe('Mira Sales')
  expect(causeWords({ cause: 'price list', who: 'Mira Sales, may.xlsx' })).toBe(
    'Price list: Mira Sales, may.xlsx',
  )
})
