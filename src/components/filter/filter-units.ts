import type { UnitSearch } from '#src/models/site/unit-search.ts'
import type { FilterChoice } from './filter-choice.ts'

/** An option of the filter: any of its chosen items will do, but every one of a toggle must be there. */
export type FilterOption = { control: 'choice' | 'range' | 'toggle'; items: string[] }

/** Homes as bits, 32 to a number: sets of thousands are joined, cut and counted in microseconds. */
type Homes = Uint32Array

/** All homes, prepared for any number of changes of the filter. */
export type Index = { has: Map<string, Homes>; everything: Homes; words: string[] }

/** Prepares the search once; each change of the filter is then a pass over bits. */
export const indexUnits = ({ items, units }: UnitSearch): Index => {
  const rows = items.map(() => noHomes(units.length))
  const everything = noHomes(units.length)
  units.forEach((unit, position) => {
    add(everything, position)
    for (const item of unit.items) add(rows[item] as Homes, position)
  })
  const words = units.map(({ title, number, project }) =>
    [title, number, project].join(' ').toLowerCase(),
  )
  return {
    has: new Map(items.map((item, index) => [item, rows[index] as Homes])),
    everything,
    words,
  }
}

/** Positions of the homes that have all that is chosen, in the order of the list. */
export const findUnits = (
  index: Index,
  options: readonly FilterOption[],
  choice: FilterChoice,
): number[] => {
  const { worded, passing } = sift(index, options, choice)
  return positionsOf(passing.reduce(both, worded))
}

/** How many homes each item would find together with the choices under the other options. */
export const countItems = (
  index: Index,
  options: readonly FilterOption[],
  choice: FilterChoice,
): Record<string, number> => {
  const { worded, passing } = sift(index, options, choice)
  const found = passing.reduce(both, worded)
  const counts: Record<string, number> = {}
  options.forEach(({ control, items }, position) => {
    // Under a toggle an item comes on top of those chosen; under the others in place of them.
    const others = passing.filter((_, at) => at !== position)
    const open = control === 'toggle' ? found : others.reduce(both, worded)
    for (const item of items) counts[item] = countOf(both(open, rowOf(index, item)))
  })
  return counts
}

/** The homes that have the words, and for each option those that have what is chosen under it. */
const sift = (
  index: Index,
  options: readonly FilterOption[],
  choice: FilterChoice,
): { worded: Homes; passing: Homes[] } => {
  const chosen = new Set(choice.items)
  const passing = options.map(({ control, items }) => {
    const rows = items.filter((item) => chosen.has(item)).map((item) => rowOf(index, item))
    if (rows.length === 0) return index.everything
    return rows.reduce(control === 'toggle' ? both : either)
  })
  const worded = withWords(index.words, choice.text.trim().toLowerCase()) ?? index.everything
  return { worded, passing }
}

const rowOf = ({ has, everything }: Index, item: string): Homes =>
  has.get(item) ?? new Uint32Array(everything.length)

const noHomes = (total: number): Homes => new Uint32Array(Math.ceil(total / 32))

const add = (homes: Homes, position: number): void => {
  homes[position >> 5] = (homes[position >> 5] as number) | (1 << (position & 31))
}

const both = (a: Homes, b: Homes): Homes => a.map((bits, at) => bits & (b[at] as number))

const either = (a: Homes, b: Homes): Homes => a.map((bits, at) => bits | (b[at] as number))

/** The homes whose words hold a text; undefined for no text. */
const withWords = (words: string[], text: string): Homes | undefined => {
  if (text === '') return undefined
  const homes = noHomes(words.length)
  words.forEach((word, position) => {
    if (word.includes(text)) add(homes, position)
  })
  return homes
}

const positionsOf = (homes: Homes): number[] => {
  const positions: number[] = []
  homes.forEach((bits, at) => {
    for (let rest = bits; rest !== 0; rest = (rest & (rest - 1)) >>> 0) {
      positions.push(at * 32 + 31 - Math.clz32(rest & -rest))
    }
  })
  return positions
}

const countOf = (homes: Homes): number => {
  let count = 0
  for (const bits of homes) {
    for (let rest = bits; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count += 1
  }
  return count
}
