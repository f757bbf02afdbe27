import { expect, it } from 'vitest'
import { newestOf, wasTakenBack } from '../../../../cms/src/price-list/imports.ts'
import type { Import } from '../../../../cms/src/price-list/price-list-answer.ts'

it('a stock system that sends all day pushes no list of a person out', () => {
  const march = { at: 'in the morning', file: 'March.csv' }
  const feed = Array.from({ length: 60 }, (_, at) => ({ at: `${at}`, file: null }))
  expect(newestOf([...feed, march])).toEqual([...feed.slice(0, 5), march])
})

it('the twentieth list of people is remembered, and none before it', () => {
  const files = Array.from({ length: 25 }, (_, at) => ({ at, file: `${at}.csv` }))
  expect(newestOf(files)).toEqual(files.slice(0, 20))
})

it('a list of the stock system that a person took back stays so until another one comes', () => {
  const list = (hash: string | undefined, takenBack: Import['takenBack'] = null): Import => ({
    ...{ by: 'x', file: hash ? null : 'March.csv', at: '', homes: 1, takenBack },
    ...(hash && { hash }),
  })
  const back = list('h', { at: '', by: 'Anna' })
  expect(wasTakenBack([list(undefined), back, list('i')], 'h')).toBe(true)
  expect(wasTakenBack([list(undefined), back], 'i')).toBe(false)
  expect(wasTakenBack([list('i'), back], 'h')).toBe(false)
  expect(wasTakenBack([list('h')], 'h')).toBe(false)
  expect(wasTakenBack([], 'h')).toBe(false)
})
