import { expect, test } from 'vitest'
import { wayBack } from '../../../../cms/src/price-list/way-back.ts'

const change = (documentId: string) => ({
  ...{ line: 2, documentId, home: `Home ${documentId}`, project: 'tower' },
  before: { price: 1, availability: 'available' },
  after: { price: 2, availability: 'sold' },
})
const home = (documentId: string, price: number | null, availability: string) => ({
  ...{ documentId, number: documentId, title: documentId, project: 'tower', price, availability },
  ...{ area: null, innerArea: null, balconyArea: null },
})

test('a home gets what it had before, unless it is gone or has something else by now, which is said in words', () => {
  const made = ['a', 'b', 'c', 'd'].map(change)
  const homes = [home('a', 2, 'sold'), home('b', 2, 'onHold'), home('c', null, 'sold')]
  const { changes, problems } = wayBack(made, homes)
  expect(changes).toEqual([
    { ...change('a'), before: change('a').after, after: change('a').before },
  ])
  expect(problems.map(({ problem }) => problem)).toEqual([
    'Home b has been changed since: availability is On hold. Take a later list back first, or set the home yourself.',
    'Home c has been changed since: price is empty. Take a later list back first, or set the home yourself.',
    'Home d is not there any more.',
  ])
})
