import { describe, expect, test } from 'vitest'
import unit from '../../../../cms/src/api/unit/content-types/unit/schema.json' with { type: 'json' }
import { type Home, type Line, planOf } from '../../../../cms/src/price-list/plan.ts'
import { CHOICES } from '../../../../cms/src/words/choices.ts'

const home = (documentId: string, number: string, more: Partial<Home> = {}): Home => ({
  ...{ documentId, number, title: `Home ${number}`, project: 'tower' },
  ...{ price: 1_000_000, availability: 'available' },
  ...{ area: 84.5, innerArea: null, balconyArea: null },
  ...more,
})
const HOMES = [
  home('a', '101'),
  home('b', '102', { price: 2_000_000 }),
  home('c', '101', { project: 'court', title: 'Court 101' }),
]
const WORLD = {
  homes: HOMES,
  stateWords: new Map([
    ['reserviert', 'reserved'],
    ['متاحة', 'available'],
  ]),
}
const lines = (...cells: Line['cells'][]): Line[] =>
  cells.map((it, index) => ({ line: index + 2, cells: it }))

describe('a price list', () => {
  test.each([0, '0', '٠', '0,0'])('refuses a price of %s, and says what to do', (price) => {
    const { changes, problems } = planOf(lines({ number: '102', price }), WORLD)
    expect(changes).toEqual([])
    expect(problems).toMatchObject([
      { line: 2, column: 'price', problem: expect.stringMatching(/^A price of 0 is none\./) },
    ])
  })

  test.each([
    ['area', 'An area of 0 is none.'],
    ['inner area', 'An inner area of 0 is none.'],
  ])('refuses an %s of 0', (column, problem) => {
    const { changes, problems } = planOf(lines({ number: '102', [column]: 0 }), WORLD)
    expect(changes).toEqual([])
    expect(problems).toMatchObject([{ column, problem: expect.stringContaining(problem) }])
  })

  test('takes a balcony of 0 m²', () => {
    const { problems } = planOf(lines({ number: '102', 'balcony area': 0 }), WORLD)
    expect(problems).toEqual([])
  })

  test.each<readonly [string, string]>([
    ...unit.attributes.availability.enum.map((state) => [CHOICES[state] ?? '', state] as const),
    [' not released ', 'notReleased'],
    ['onHold', 'onHold'],
    ['RESERVIERT', 'reserved'],
    ['مُتاحة', 'available'],
  ])('knows the status “%s”, as %s', (Status, availability) => {
    const without = { ...WORLD, homes: [home('a', '101', { availability: null })] }
    const { changes, problems } = planOf(lines({ Unit: '101', Status }), without)
    expect({ changes, problems }).toMatchObject({
      ...{ changes: [{ after: { availability } }], problems: [] },
    })
  })

  test('changes what differs, by number and project or by id, in the words of several lists', () => {
    expect(
      planOf(
        lines(
          { Unit: '102', Project: 'tower', Price: '2,100,000', Status: 'On hold' },
          { Unit: '101', Project: 'court', Price: 1_000_000, Status: 'sold' },
          { Unit: '101', Project: 'tower', Price: '', Status: null },
          { Unit: null, Project: null, Price: null, Status: ' ' },
        ),
        WORLD,
      ),
    ).toEqual({
      changes: [
        {
          ...{ line: 2, documentId: 'b', home: 'Home 102', project: 'tower' },
          before: { price: 2_000_000, availability: 'available' },
          after: { price: 2_100_000, availability: 'onHold' },
        },
        {
          ...{ line: 3, documentId: 'c', home: 'Court 101', project: 'court' },
          before: { availability: 'available' },
          after: { availability: 'sold' },
        },
      ],
      same: 1,
      problems: [],
    })
    const byId = planOf(lines({ ID: 'a', area: '90.25' }), WORLD)
    expect(byId.changes).toMatchObject([{ documentId: 'a', after: { area: 90.25 } }])
  })

  test('names all that is wrong, by line and column', () => {
    const { problems } = planOf(
      lines(
        { number: '101', project: '', price: '1', status: '' },
        { number: '999', project: '', price: '1', status: '' },
        { number: '102', project: 'court', price: '1', status: '' },
        { number: '102', project: '', price: 'cheap', status: 'gone' },
        { number: '102', project: 'tower', price: '1', status: '' },
        { number: '', project: '', price: '1', status: '' },
      ),
      WORLD,
    )
    expect(problems).toEqual([
      {
        line: 2,
        column: 'number',
        problem:
          '2 homes have the number 101 (tower, court). Say which in a column “project”, or use “id”.',
      },
      { line: 3, column: 'number', problem: 'No home has the number 999.' },
      {
        line: 4,
        column: 'project',
        problem: 'No home of court has the number 102. There is one in tower.',
      },
      {
        line: 5,
        column: 'price',
        problem: '“cheap” is no number. Write digits, such as 2450000.',
      },
      {
        line: 5,
        column: 'status',
        problem:
          '“gone” is no status. Write available, on hold, reserved, sold or not yet released, or the words that visitors read.',
      },
      {
        line: 6,
        column: null,
        problem: 'Home 102 is in line 5 already. Keep one of the two lines.',
      },
      { line: 7, column: 'number', problem: 'The line names no home.' },
    ])
  })

  test('with other columns, with two that mean the same, or with none that names a home is refused', () => {
    const wrong = planOf(
      lines({ number: '102', discount: '5', status: 'sold', availability: '' }),
      WORLD,
    )
    expect(wrong.changes).toEqual([])
    expect(wrong.problems.map(({ line, column }) => [line, column])).toEqual([
      [1, 'discount'],
      [1, 'availability'],
    ])
    expect(planOf(lines({ price: '5' }), WORLD).problems).toEqual([
      {
        line: 1,
        column: null,
        problem: 'No column says which home a line is about. Add a column “number” or “id”.',
      },
    ])
  })
})
