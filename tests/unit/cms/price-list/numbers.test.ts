import { expect, test } from 'vitest'
import { readNumber } from '../../../../cms/src/price-list/numbers.ts'

test.each([
  ['2450000', 0, 2_450_000],
  [2_450_000, 0, 2_450_000],
  ['2,450,000', 0, 2_450_000],
  ['2.450.000', 0, 2_450_000],
  ['2 450 000', 0, 2_450_000],
  ['2’450’000', 0, 2_450_000],
  ['950,000', 0, 950_000],
  ['٢٬٤٥٠٬٠٠٠', 0, 2_450_000],
  ['۲۴۵۰۰۰۰', 0, 2_450_000],
  ['84.5', 2, 84.5],
  ['84,5', 2, 84.5],
  ['٨٤٫٥', 2, 84.5],
  ['1,234.5', 2, 1_234.5],
  ['1.234,5', 2, 1_234.5],
  ['12,345,678', 2, 12_345_678],
  [0, 0, 0],
  ['0,50', 2, 0.5],
  ['0.500', 2, 0.5],
])('%s with %i decimals is %d', (cell, digits, value) => {
  expect(readNumber(cell, digits)).toEqual({ value })
})

test.each([
  ['two million', 0, 'is no number'],
  ['2,45,000', 0, 'is no number'],
  ['AED 2450000', 0, 'is no number'],
  ['1e9', 0, 'is no number'],
  ['-5', 0, 'is no number'],
  [-5, 0, 'is below 0'],
  ['84.5', 0, 'is no whole number'],
  ['0.125', 0, 'is no whole number'],
  ['0,450,000', 0, 'is no number'],
  [84.123, 2, 'has more than 2 decimals'],
  ['1,234', 2, 'may be 1234 or 1.234'],
  [Number.NaN, 0, 'is below 0'],
  ['99999999999999999999', 0, 'is too large'],
])('%s with %i decimals %s', (cell, digits, problem) => {
  expect(readNumber(cell, digits)).toEqual({ problem: expect.stringContaining(problem) })
})
