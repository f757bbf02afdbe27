import { describe, expect, test } from 'vitest'
import { choiceOf, fewerChoices, queryOf, toggled } from '#src/components/filter/filter-choice.ts'
import { findUnits, indexUnits } from '#src/components/filter/filter-units.ts'
import type { SearchedUnit, UnitSearch } from '#src/models/unit-search.ts'

const ITEMS = [
  'kind=villa',
  'kind=studio',
  'price=..1000',
  'price=1000..',
  'amenities=pool',
  'amenities=gym',
]

const unit = (title: string, ...items: string[]): SearchedUnit => ({
  path: `/units/${title}`,
  title,
  summary: '',
  project: 'Tower',
  kind: 'villa',
  bedrooms: 1,
  bathrooms: 1,
  area: 50,
  price: 1000,
  availability: 'available',
  number: title.slice(-1),
  picture: null,
  items: items.map((item) => ITEMS.indexOf(item)),
})

const search: UnitSearch = {
  items: ITEMS,
  pictures: [],
  units: [
    unit('Villa 1', 'kind=villa', 'price=1000..', 'amenities=pool', 'amenities=gym'),
    unit('Villa 2', 'kind=villa', 'price=..1000', 'amenities=pool'),
    unit('Studio 3', 'kind=studio', 'price=..1000', 'amenities=gym'),
  ],
}
const options = [
  { control: 'choice', items: ['kind=villa', 'kind=studio'] },
  { control: 'range', items: ['price=..1000', 'price=1000..'] },
  { control: 'toggle', items: ['amenities=pool', 'amenities=gym'] },
] as const
const find = (items: string[], text = '') =>
  findUnits(
    indexUnits(search),
    options.map(({ control, items: all }) => ({ control, items: [...all] })),
    { text, items, page: 1 },
  )

describe('the filter of the homes', () => {
  test('shows all where nothing is chosen', () => {
    expect(find([]).units).toEqual([0, 1, 2])
  })

  test('takes any of the items chosen under one option', () => {
    expect(find(['kind=villa', 'kind=studio']).units).toEqual([0, 1, 2])
  })

  test('asks for something of every option', () => {
    expect(find(['kind=villa', 'price=..1000']).units).toEqual([1])
  })

  test('asks for every one of a toggle', () => {
    expect(find(['amenities=pool', 'amenities=gym']).units).toEqual([0])
  })

  test('finds words in title, number and project, whatever their case', () => {
    expect(find([], ' villa ').units).toEqual([0, 1])
    expect(find([], 'TOWER').units).toEqual([0, 1, 2])
    expect(find([], 'nowhere').units).toEqual([])
  })

  test('counts what each item would give beside the other options', () => {
    expect(find(['kind=villa']).counts).toEqual({
      'kind=villa': 2,
      'kind=studio': 1,
      'price=..1000': 1,
      'price=1000..': 1,
      'amenities=pool': 2,
      'amenities=gym': 1,
    })
  })
})

describe('the address of a filtered list', () => {
  const choice = { text: 'sea view', items: ['kind=villa', 'price=..1000'], page: 2 }

  test('holds the whole choice', () => {
    expect(choiceOf(queryOf(choice), ITEMS)).toEqual(choice)
    expect(queryOf({ text: '', items: [], page: 1 })).toBe('')
  })

  test('is read without what the filter does not know', () => {
    expect(choiceOf('?kind=castle&kind=villa&utm_source=x&page=-3', ITEMS)).toEqual({
      text: '',
      items: ['kind=villa'],
      page: 1,
    })
  })

  test('goes back to the first page when an item is chosen or left', () => {
    expect(toggled(choice, 'kind=villa')).toEqual({ ...choice, items: ['price=..1000'], page: 1 })
    expect(toggled(choice, 'kind=studio').page).toBe(1)
  })

  test('offers one thing less, for each thing chosen', () => {
    expect(fewerChoices(choice).map(({ item }) => item)).toEqual([
      'kind=villa',
      'price=..1000',
      null,
    ])
  })
})
