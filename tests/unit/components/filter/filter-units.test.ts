import { describe, expect, test } from 'vitest'
import { type FilterChoice, NO_CHOICE } from '#src/components/filter/filter-choice.ts'
import { countItems, findUnits, indexUnits } from '#src/components/filter/filter-units.ts'
import { findHomes, foundPage } from '#src/components/filter/found-homes.ts'
import type { UnitFigures } from '#src/models/whole-site/unit-search.ts'

const OPTIONS = [
  { key: 'kind', control: 'choice', items: ['kind=villa', 'kind=studio'] },
  { key: 'price', control: 'range', items: ['price=..100', 'price=100..'] },
  { key: 'floor', control: 'range', items: [] },
  { key: 'area', control: 'range', items: [] },
  { key: 'with', control: 'toggle', items: ['with=pool', 'with=gym'] },
] as const
const ITEMS: string[] = OPTIONS.flatMap(({ items }) => items)

const HOMES = [
  { items: ['kind=villa', 'price=100..', 'with=pool', 'with=gym'], price: 250, floors: [0, 1] },
  { items: ['kind=villa', 'with=pool'], price: null, floors: [] },
  { items: ['kind=studio', 'price=..100'], price: 90, floors: [7] },
  { items: ['kind=studio', 'price=100..'], price: 100, floors: [7] },
]

const figures: UnitFigures = {
  total: HOMES.length,
  items: ITEMS,
  options: [
    {
      sets: HOMES.map(({ items }) => items.map((item) => ITEMS.indexOf(item))),
      homes: HOMES.map((_, at) => at),
    },
  ],
  price: HOMES.map(({ price }) => price),
  area: [300, 200, 40, 50],
  floor: HOMES.map(({ floors }) => floors[0] ?? null),
  floorsAbove: HOMES.map(({ floors }) => Math.max(0, floors.length - 1)),
}

const index = {
  ...indexUnits(figures),
  words: ['villa a a-7 north', 'villa b b-7 south', 'studio c c-7 north', 'studio d d-7 south'],
  listed: [19_000, null, 19_500, 18_000],
}
const options = OPTIONS.map(({ items, ...it }) => ({ ...it, items: [...items] }))

const choice = (fields: Partial<FilterChoice>): FilterChoice => ({ ...NO_CHOICE, ...fields })
const find = (fields: Partial<FilterChoice>) => findUnits(index, options, choice(fields))

describe('the filter', () => {
  test.each([
    [[], [0, 1, 2, 3]],
    [['kind=villa'], [0, 1]],
    [
      ['kind=villa', 'kind=studio'],
      [0, 1, 2, 3],
    ],
    [['kind=villa', 'price=100..'], [0]],
    [['with=pool', 'with=gym'], [0]],
    [['kind=studio', 'with=pool'], []],
  ])('of %j finds %j', (items, units) => {
    expect(find({ items })).toEqual(units)
  })

  test.each([
    [['price=90..100'], [2, 3]],
    [['price=..99'], [2]],
    [['price=101..'], [0]],
    [
      ['price=..100', 'price=200..'],
      [0, 2],
    ],
    [['floor=1..6'], [0]],
    [['floor=7..'], [2, 3]],
    [['area=50..200'], [1, 3]],
  ])('of a range that a visitor enters, %j, finds %j', (items, units) => {
    expect(find({ items })).toEqual(units)
  })

  test.each(['A-٧', 'a-۷', 'Ä-7'])('finds by %s what has the same letters and digits', (text) => {
    expect(find({ text })).toEqual([0])
  })

  test('finds by words in the title, the number and the project', () => {
    expect(find({ text: ' B-7 ' })).toEqual([1])
    expect(find({ text: 'NORTH' })).toEqual([0, 2])
    expect(find({ text: 'south  villa' })).toEqual([1])
    expect(find({ text: 'villa a', items: ['kind=studio'] })).toEqual([])
  })

  test('counts what each item would give with the other options as they are', () => {
    const chosen = choice({ items: ['kind=villa', 'with=pool'] })
    expect(countItems(index, options, chosen)).toEqual({
      'kind=villa': 2,
      'kind=studio': 0,
      'price=..100': 0,
      'price=100..': 1,
      'with=pool': 2,
      'with=gym': 1,
    })
    const entered = choice({ items: ['price=..95'] })
    expect(countItems(index, options, entered)).toMatchObject({ 'kind=villa': 0, 'price=100..': 2 })
  })
})

test.each([
  ['priceUp', [2, 3, 0, 1]],
  ['priceDown', [0, 3, 2, 1]],
  ['areaUp', [2, 3, 1, 0]],
  ['areaDown', [0, 1, 3, 2]],
  ['floorUp', [0, 2, 3, 1]],
  ['floorDown', [2, 3, 0, 1]],
  ['newest', [2, 0, 3, 1]],
] as const)('%s is the order %j: homes that do not say come last', (sort, units) => {
  expect(find({ sort })).toEqual(units)
})

describe('where nothing is found', () => {
  test('it says what to leave out, and shows homes that lack one thing only', () => {
    const { units, without, nearest } = findHomes(
      index,
      options,
      choice({ items: ['kind=studio', 'price=90..100', 'with=pool'] }),
    )
    expect(units).toEqual([])
    expect(without.map(({ item, count }) => [item, count])).toEqual([['with=pool', 2]])
    expect(nearest).toEqual([2, 3])
  })

  test('there is no button that leads to nothing again', () => {
    const hopeless = choice({ text: 'no such', items: ['kind=studio', 'with=pool', 'with=gym'] })
    expect(findHomes(index, options, hopeless)).toEqual({ units: [], without: [], nearest: [] })
  })
})

test('a page past the last is the last one, and a table has more homes on a page', () => {
  const found = { units: Array.from({ length: 60 }, (_, at) => at), without: [], nearest: [] }
  const last = foundPage(found, choice({ page: 99 }))
  expect([last.pagination.page, last.positions]).toEqual([6, found.units.slice(50)])
  expect(foundPage(found, choice({ table: true })).positions).toEqual(found.units.slice(0, 25))
})
