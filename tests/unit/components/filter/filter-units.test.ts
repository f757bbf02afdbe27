import { describe, expect, test } from 'vitest'
import type { FilterChoice } from '#src/components/filter/filter-choice.ts'
import { countItems, findUnits, indexUnits } from '#src/components/filter/filter-units.ts'
import type { SearchedUnit, UnitSearch } from '#src/models/site/unit-search.ts'
import { unitCard } from '../sample.ts'

const ITEMS = ['kind=villa', 'kind=studio', 'price=..100', 'price=100..', 'with=pool', 'with=gym']

const OPTIONS = [
  { control: 'choice', items: ['kind=villa', 'kind=studio'] },
  { control: 'range', items: ['price=..100', 'price=100..'] },
  { control: 'toggle', items: ['with=pool', 'with=gym'] },
] as const

const unit = (name: string, items: string[]): SearchedUnit => ({
  ...unitCard(name),
  picture: null,
  number: `${name}-7`,
  items: items.map((item) => ITEMS.indexOf(item)),
})

const search = (units: SearchedUnit[]): UnitSearch => ({ items: ITEMS, pictures: [], units })

const homes = [
  unit('a', ['kind=villa', 'price=100..', 'with=pool', 'with=gym']),
  unit('b', ['kind=villa', 'price=..100', 'with=pool']),
  unit('c', ['kind=studio', 'price=..100']),
]

const index = indexUnits(search(homes))
const options = OPTIONS.map(({ control, items }) => ({ control, items: [...items] }))

const find = (choice: Partial<FilterChoice>) =>
  findUnits(index, options, { text: '', items: [], page: 1, ...choice })

describe('the filter', () => {
  test.each([
    [[], [0, 1, 2]],
    [['kind=villa'], [0, 1]],
    [
      ['kind=villa', 'kind=studio'],
      [0, 1, 2],
    ],
    [['kind=villa', 'price=..100'], [1]],
    [['with=pool', 'with=gym'], [0]],
    [['kind=studio', 'with=pool'], []],
  ])('of %j finds %j', (items, units) => {
    expect(find({ items })).toEqual(units)
  })

  test('finds by words in the title, the number and the project', () => {
    expect(find({ text: ' B-7 ' })).toEqual([1])
    expect(find({ text: 'c PROJECT' })).toEqual([2])
    expect(find({ text: 'a title', items: ['kind=studio'] })).toEqual([])
  })

  test('counts what each item would give with the other options as they are', () => {
    const choice = { text: '', items: ['kind=villa', 'with=pool'], page: 1 }
    expect(countItems(index, options, choice)).toEqual({
      'kind=villa': 2,
      'kind=studio': 0,
      'price=..100': 1,
      'price=100..': 1,
      'with=pool': 2,
      'with=gym': 1,
    })
  })
})
