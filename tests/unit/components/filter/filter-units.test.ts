import { describe, expect, test } from 'vitest'
import type { FilterChoice } from '#src/components/filter/filter-choice.ts'
import { findUnits, indexUnits } from '#src/components/filter/filter-units.ts'
import type { SearchedUnit, UnitSearch } from '#src/models/unit-search.ts'
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

const find = (choice: Partial<FilterChoice>) =>
  findUnits(
    indexUnits(search(homes)),
    OPTIONS.map(({ control, items }) => ({ control, items: [...items] })),
    { text: '', items: [], page: 1, ...choice },
  )

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
    expect(find({ items }).units).toEqual(units)
  })

  test('finds by words in the title, the number and the project', () => {
    expect(find({ text: ' B-7 ' }).units).toEqual([1])
    expect(find({ text: 'c PROJECT' }).units).toEqual([2])
    expect(find({ text: 'a title', items: ['kind=studio'] }).units).toEqual([])
  })

  test('counts what each item would give with the other options as they are', () => {
    const { counts } = find({ items: ['kind=villa', 'with=pool'] })
    expect(counts).toEqual({
      'kind=villa': 2,
      'kind=studio': 0,
      'price=..100': 1,
      'price=100..': 1,
      'with=pool': 2,
      'with=gym': 1,
    })
  })

  test('takes a few milliseconds over 5,000 homes', () => {
    const many = Array.from({ length: 5000 }, (_, n) => homes[n % 3] as SearchedUnit)
    const index = indexUnits(search(many))
    const options = OPTIONS.map(({ control, items }) => ({ control, items: [...items] }))
    const choice = { text: 'title', items: ['kind=villa', 'with=pool'], page: 1 }
    findUnits(index, options, choice)
    const started = performance.now()
    for (let run = 0; run < 10; run++) findUnits(index, options, choice)
    expect((performance.now() - started) / 10).toBeLessThan(30)
  })
})
