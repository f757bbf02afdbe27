import { describe, expect, test } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import type { LocaleContent } from '#src/models/entries/locale-content.ts'
import { filterItemId, filterMatches, plainFilter } from '#src/models/parts/unit-filter.ts'
import { project, unit } from '../../content/small-content.ts'

type Item = Parameters<typeof filterMatches>[1][number]

const item = (option: Item['option'], fields: Partial<Item>): Item => ({
  option,
  label: 'Label',
  value: null,
  min: null,
  max: null,
  words: null,
  ...fields,
})

const matches = (
  home: Partial<Entry<'units'>>,
  items: Item[],
  of: Partial<Entry<'projects'>> = {},
) => {
  const its = project({ documentId: 'project001', ...of })
  const content = {
    byId: { projects: new Map([['project001', its]]), floors: new Map(), amenities: new Map() },
  } as unknown as LocaleContent
  return filterMatches(unit({ project: 'project001', ...home }), items, content)
}

describe('a choice of the filter', () => {
  const sea = item('view', { value: 'sea', words: 'gulf, Sea, bay' })
  const arabicSea = item('view', { value: 'sea', words: 'خليج، بحر' })

  test('of a view fits a home whose view has one of its words', () => {
    expect(matches({ view: 'Beach and sea' }, [sea])).toEqual([true])
    expect(matches({ view: 'The open Gulf' }, [sea])).toEqual([true])
    expect(matches({ view: 'الخليج المفتوح' }, [arabicSea])).toEqual([true])
    expect(matches({ view: 'The city' }, [sea])).toEqual([false])
  })

  test('fits no home that does not say its view or its orientation', () => {
    const south = item('orientation', { value: 'south' })
    expect(matches({ view: null, orientation: null }, [sea, south])).toEqual([false, false])
    expect(matches({ orientation: 'south' }, [south])).toEqual([true])
    expect(matches({ view: 'Sea' }, [item('view', { words: ' , ' })])).toEqual([false])
  })

  test('of the handover goes by the project: ready, or the year, or that of its completion', () => {
    const items = [
      item('handover', { value: 'ready' }),
      item('handover', { value: '2027' }),
      item('handover', { min: 2028 }),
    ]
    const handedOver = (of: Partial<Entry<'projects'>>) => matches({}, items, of)
    const [ready, in2027, later, never] = [
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ]
    expect(handedOver({ stage: 'ready', handover: '2027-02-01' })).toEqual(ready)
    expect(handedOver({ stage: 'construction', handover: '2027-02-01' })).toEqual(in2027)
    expect(handedOver({ stage: 'planned', completion: '2029-01-31' })).toEqual(later)
    expect(handedOver({ stage: 'planned', completion: null })).toEqual(never)
  })
})

test('an item is known by its value, by its words, or by its range', () => {
  const ids = [
    item('view', { value: 'sea', words: 'sea, gulf' }),
    item('view', { words: 'sea, gulf' }),
    item('view', { words: 'city' }),
    item('price', { min: 1, max: 2 }),
  ].map(filterItemId)
  expect(ids).toEqual(['view=sea', 'view=sea, gulf', 'view=city', 'price=1..2'])
})

test('only what has figures is a range that visitors enter; the words of an item reach the page', () => {
  const option = (key: Item['option'], control: 'choice' | 'range' | 'toggle') => ({
    key,
    label: key,
    control,
    more: false,
  })
  const units = {
    options: [
      ...(['price', 'area', 'floor', 'bedrooms', 'handover'] as const).map((key) =>
        option(key, 'range'),
      ),
      option('view', 'toggle'),
    ],
    items: [item('view', { words: 'city' })],
    sorts: [],
  }
  const { options } = plainFilter({ filter: { units } } as unknown as LocaleContent)
  expect(options.map(({ control }) => control)).toEqual([
    ...['range', 'range', 'range', 'choice', 'choice', 'toggle'],
  ])
  expect(options.at(-1)?.items).toMatchObject([{ words: 'city' }])
})
