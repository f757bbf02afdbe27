import { describe, expect, test } from 'vitest'
import {
  choiceOf,
  fewerChoices,
  isChosen,
  queryOf,
  toggled,
} from '#src/components/filter/filter-choice.ts'

const KNOWN = ['kind=villa', 'kind=studio', 'price=1000..2000']

describe('the address of a filtered list', () => {
  test('holds the choice', () => {
    const choice = { text: 'sea view', items: ['kind=villa', 'price=1000..2000'], page: 2 }
    const query = queryOf(choice)
    expect(query).toBe('?kind=villa&price=1000..2000&q=sea+view&page=2')
    expect(choiceOf(query, KNOWN)).toEqual(choice)
  })

  test('is the plain one where nothing is chosen', () => {
    expect(queryOf({ text: '', items: [], page: 1 })).toBe('')
    expect(isChosen(choiceOf('', KNOWN))).toBe(false)
  })

  test('leaves out what the filter does not know', () => {
    expect(choiceOf('?kind=castle&utm_source=x&page=0&page=-3', KNOWN)).toEqual({
      text: '',
      items: [],
      page: 1,
    })
  })
})

test('an item is chosen and left again, and the results begin anew', () => {
  const once = toggled({ text: '', items: [], page: 3 }, 'kind=villa')
  expect(once).toEqual({ text: '', items: ['kind=villa'], page: 1 })
  expect(toggled(once, 'kind=villa').items).toEqual([])
})

test('what one may give up is each item, and the words', () => {
  const fewer = fewerChoices({ text: 'x', items: KNOWN.slice(0, 2), page: 1 })
  expect(fewer.map(({ item, choice }) => [item, queryOf(choice)])).toEqual([
    ['kind=villa', '?kind=studio&q=x'],
    ['kind=studio', '?kind=villa&q=x'],
    [null, '?kind=villa&kind=studio'],
  ])
})
