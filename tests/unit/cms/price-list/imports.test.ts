import { expect, it } from 'vitest'
import { newestOf } from '../../../../cms/src/price-list/imports.ts'

it('a stock system that sends all day pushes no list of a person out', () => {
  const march = { at: 'in the morning', file: 'March.csv' }
  const feed = Array.from({ length: 60 }, (_, at) => ({ at: `${at}`, file: null }))
  expect(newestOf([...feed, march])).toEqual([...feed.slice(0, 5), march])
})

it('the twentieth list of people is remembered, and none before it', () => {
  const files = Array.from({ length: 25 }, (_, at) => ({ at, file: `${at}.csv` }))
  expect(newestOf(files)).toEqual(files.slice(0, 20))
})
