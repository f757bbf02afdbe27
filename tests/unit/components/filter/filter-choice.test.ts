import { describe, expect, test } from 'vitest'
import {
  choiceOf,
  cleared,
  type FilterChoice,
  isChosen,
  isFiltered,
  NO_CHOICE,
  queryOf,
  toggled,
  withRange,
} from '#src/components/filter/filter-choice.ts'
import { fewerChoices } from '#src/components/filter/found-homes.ts'

const KNOWN = {
  items: ['kind=villa', 'kind=studio', 'price=1000..2000'],
  sorts: ['priceUp', 'newest'] as const,
  ranges: ['price'],
}

const choice = (fields: Partial<FilterChoice>): FilterChoice => ({ ...NO_CHOICE, ...fields })

describe('the address of a filtered list', () => {
  test('holds the choice', () => {
    const whole = choice({
      text: 'sea view',
      items: ['kind=villa', 'price=1000..2000', 'price=500..'],
      sort: 'newest',
      table: true,
      page: 2,
    })
    const query = queryOf(whole)
    expect(query).toBe(
      '?kind=villa&price=1000..2000&price=500..&q=sea+view&sort=newest&as=table&page=2',
    )
    expect(choiceOf(query, KNOWN)).toEqual(whole)
  })

  test('is the plain one where nothing is chosen', () => {
    expect(queryOf(NO_CHOICE)).toBe('')
    expect(isChosen(choiceOf('', KNOWN))).toBe(false)
  })

  test('leaves out what the filter does not know', () => {
    const odd = '?kind=castle&kind=1..2&price=cheap&price=..&sort=odd&as=x&utm_source=x&page=0'
    expect(choiceOf(odd, KNOWN)).toEqual(NO_CHOICE)
  })
})

test('an item is chosen and left again, and the results begin anew', () => {
  const once = toggled(choice({ page: 3 }), 'kind=villa', KNOWN.items)
  expect(once).toEqual(choice({ items: ['kind=villa'] }))
  expect(toggled(once, 'kind=villa', KNOWN.items).items).toEqual([])
})

test('a range that is entered takes the place of those that are offered, and they of it', () => {
  const boxes = choice({ items: ['kind=villa', 'price=1000..2000'], page: 2 })
  const entered = withRange(boxes, 'price', '1500..')
  expect(entered).toEqual(choice({ items: ['kind=villa', 'price=1500..'] }))
  expect(withRange(entered, 'price', null).items).toEqual(['kind=villa'])
  expect(toggled(entered, 'price=1000..2000', KNOWN.items).items).toEqual([
    'kind=villa',
    'price=1000..2000',
  ])
})

test('order and layout leave no home out, and stay when the rest is cleared', () => {
  const ordered = choice({ sort: 'priceUp', table: true })
  expect([isChosen(ordered), isFiltered(ordered)]).toEqual([true, false])
  expect(cleared({ ...ordered, items: ['kind=villa'], text: 'x' })).toEqual(ordered)
})

test('what one may give up is each item, and the words', () => {
  const fewer = fewerChoices(choice({ text: 'x', items: KNOWN.items.slice(0, 2) }))
  expect(fewer.map(({ item, choice: less }) => [item, queryOf(less)])).toEqual([
    ['kind=villa', '?kind=studio&q=x'],
    ['kind=studio', '?kind=villa&q=x'],
    [null, '?kind=villa&kind=studio'],
  ])
})
