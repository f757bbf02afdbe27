import { describe, expect, test } from 'vitest'
import type { Building, Position } from '../../../../cms/src/building/building-answer.ts'
import { numberOf, patternProblem } from '../../../../cms/src/building/number.ts'
import {
  type Model,
  planBuilding,
  renumbered,
  type World,
} from '../../../../cms/src/building/plan.ts'

const MODEL: Model = {
  ...{ documentId: 'm', number: '101' },
  titles: { en: 'Flat 101', ar: 'شقة 101' },
  views: { en: 'Sea', ar: 'البحر' },
  ...{ area: 80, innerArea: 70, balconyArea: 10, orientation: 'south' },
}
const POSITION: Position = {
  ...{ model: 'm', orientation: null, view: null, price: 1_000_000 },
  ...{ area: null, innerArea: null, balconyArea: null },
}
const WORLD: World = {
  project: { title: 'Tower', slugs: { en: 'tower', ar: 'tower-ar' } },
  models: new Map([['m', MODEL]]),
  levels: new Set([2, 3, 4]),
  taken: new Map([['101', 'Flat 101']]),
  slugs: new Map([['en tower-101', 'Flat 101']]),
}
const BUILDING: Building = {
  ...{ project: 'p', block: 'B', from: 2, to: 4, without: [], step: 50_000 },
  ...{ pattern: '{floor}{position:02}', availability: 'available' },
  positions: [POSITION, { ...POSITION, orientation: 'north', price: 900_000 }],
}
const plan = (building: Partial<Building> = {}, world: Partial<World> = {}) =>
  planBuilding({ ...BUILDING, ...building }, { ...WORLD, ...world })

describe('the number of a home', () => {
  test.each([
    ['{floor}{position:02}', '1203'],
    ['{block}-{floor:03}-{position}', 'B-012-3'],
    [' {block}{position:2} ', 'B03'],
  ])('by %s is %s', (pattern, number) => {
    expect(patternProblem(pattern)).toBeUndefined()
    expect(numberOf(pattern, { block: 'B', floor: 12, position: 3 })).toBe(number)
  })

  test.each([
    ['', 'is empty'],
    ['{flor}{position}', 'has {flor}, which stands for nothing'],
    ['{floor:x}', 'has {floor:x}'],
    ['{floor}{position', 'a brace { or } too much'],
  ])('cannot be made by “%s”', (pattern, problem) => {
    expect(patternProblem(pattern)).toContain(problem)
  })
})

test.each([
  ['Flat 101', 'Flat 203'],
  ['شقة 101 بإطلالة', 'شقة 203 بإطلالة'],
  ['Flat 1101', 'Flat 1101 203'],
  ['The garden flat', 'The garden flat 203'],
])('a text about 101, “%s”, is “%s” for 203', (text, said) => {
  expect(renumbered(text, { from: '101', to: '203' })).toBe(said)
})

describe('a building', () => {
  test('gets a home for each position of each floor, like its model, dearer floor by floor', () => {
    const { homes, problems, notes } = plan()
    expect([problems, notes]).toEqual([[], []])
    expect(homes.map(({ number, price }) => [number, price])).toEqual([
      ['201', 1_000_000],
      ['202', 900_000],
      ['301', 1_050_000],
      ['302', 950_000],
      ['401', 1_100_000],
      ['402', 1_000_000],
    ])
    expect(homes[1]).toEqual({
      ...{ number: '202', floor: 2, position: 2, model: 'm', view: 'm', orientation: 'north' },
      titles: { en: 'Flat 202', ar: 'شقة 202' },
      slugs: { en: 'tower-202', ar: 'tower-ar-202' },
      ...{ area: 80, innerArea: 70, balconyArea: 10, price: 900_000 },
    })
  })

  test('leaves floors out, and says which floors the CMS does not have', () => {
    const { homes, notes } = plan({ from: 3, to: 6, without: [4] })
    expect(homes.map(({ number, price }) => [number, price])).toEqual([
      ...[
        ['301', 1_000_000],
        ['302', 900_000],
      ],
      ...[
        ['501', 1_050_000],
        ['502', 950_000],
      ],
      ...[
        ['601', 1_100_000],
        ['602', 1_000_000],
      ],
    ])
    expect(notes[0]).toContain('has no entry in Floors for floors 5, 6')
  })

  test('names each number and address that is taken', () => {
    expect(plan({ from: 1, to: 1 }).problems).toEqual(['Tower has a home 101 already: “Flat 101”.'])
    const elsewhere = { taken: new Map(), slugs: new Map([['ar tower-ar-201', 'Old']]) }
    expect(plan({}, elsewhere).problems).toEqual([
      'The address /units/tower-ar-201 (ar) of 201 belongs to “Old”.',
    ])
    expect(plan({ pattern: '{floor}' }).problems[0]).toBe(
      'The number 2 would be made twice. Put {floor} and {position} into the pattern.',
    )
    const twins = plan({ pattern: '{floor}{block}', block: '-' }).problems
    expect(twins[0]).toContain('would be made twice')
  })

  test.each<[string, Partial<Building>, string]>([
    ['floors upside down', { from: 5, to: 2 }, 'The floors go from 5 to 2.'],
    ['no positions', { positions: [] }, 'There is no position.'],
    ['no floor left', { from: 2, to: 2, without: [2] }, 'All floors are left out.'],
    ['too many homes', { from: 1, to: 300, positions: Array(10).fill(POSITION) }, 'more than 1000'],
    ['a wrong pattern', { pattern: '{x}' }, 'stands for nothing'],
    ['prices below zero', { step: -600_000 }, 'Position 1: the price on the highest floor'],
    ['prices beyond all', { step: 2_000_000_000 }, 'Position 1: the price on the highest floor'],
    ['no model', { positions: [{ ...POSITION, model: 'x' }] }, 'Position 1: choose the home'],
    ['a view of nothing', { positions: [{ ...POSITION, view: 'x' }] }, 'the home whose view'],
    [
      'a part of an area that is not given',
      { positions: [{ ...POSITION, balconyArea: 12 }] },
      'Position 1: enter the area as well',
    ],
    [
      'areas that do not add up',
      { positions: [{ ...POSITION, area: 90, innerArea: 70, balconyArea: 10 }] },
      'Position 1: Area: 90 m² is not what Inner area and Balcony are together',
    ],
  ])('with %s is refused once, in a sentence', (_, building, problem) => {
    const { problems } = plan(building)
    expect(problems[0]).toContain(problem)
    expect(new Set(problems).size).toBe(problems.length)
  })

  test('is refused where a model lacks what its homes need', () => {
    const like = (lacking: Partial<Model>) => ({
      models: new Map([['m', { ...MODEL, ...lacking }]]),
    })
    expect(plan({}, like({ number: null })).problems[0]).toBe(
      'Position 1: “Flat 101” has no number yet. Write it first, or choose another home.',
    )
    expect(plan({}, like({ area: null })).problems[0]).toBe(
      'Position 1: “Flat 101” has no area yet. Enter one here, or choose another home.',
    )
    expect(plan({}, like({ titles: { en: null, ar: 'شقة 101' } })).problems[0]).toContain(
      'Position 1: “شقة 101” is not written in en',
    )
  })

  test('is refused without its project, and where a model lacks a language of it', () => {
    expect(plan({}, { project: undefined }).problems[0]).toContain('Choose a project')
    const three = { title: 'Tower', slugs: { en: 'a', ar: 'b', de: 'c' } }
    expect(plan({}, { project: three }).problems[0]).toBe(
      'Position 1: “Flat 101” is not written in de, in which the project is. Write it first, or choose another home.',
    )
  })
})
