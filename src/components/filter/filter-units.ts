import type { UnitSearch } from '#src/models/unit-search.ts'
import type { FilterChoice } from './filter-choice.ts'

/** An option of the filter: any of its chosen items will do, but every one of a toggle must be there. */
export type FilterOption = { control: 'choice' | 'range' | 'toggle'; items: string[] }

export type Found = {
  /** Positions of the homes that have all that is chosen, in the order of the list. */
  units: number[]
  /** How many homes each item would give together with what is chosen under the other options. */
  counts: Record<string, number>
}

type Index = { has: Map<string, Uint8Array>; words: string[] }

/** A home that misses the words is out, whatever option is counted. */
const OUT = 2

/** Prepares the search once; each change of the filter is then a pass over bytes. */
export const indexUnits = ({ items, units }: UnitSearch): Index => {
  const has = new Map(items.map((item) => [item, new Uint8Array(units.length)]))
  const rows = items.map((item) => has.get(item) as Uint8Array)
  units.forEach((unit, position) => {
    for (const item of unit.items) (rows[item] as Uint8Array)[position] = 1
  })
  const words = units.map(({ title, number, project }) =>
    [title, number, project].join(' ').toLowerCase(),
  )
  return { has, words }
}

export const findUnits = (
  { has, words }: Index,
  options: readonly FilterOption[],
  choice: FilterChoice,
): Found => {
  const total = words.length
  const nothing = new Uint8Array(total)
  const chosen = new Set(choice.items)
  const fails = options.map(({ control, items }) => {
    const rows = items.filter((item) => chosen.has(item)).map((item) => has.get(item) ?? nothing)
    const enough = control === 'toggle' ? rows.length : Math.min(1, rows.length)
    const failing = new Uint8Array(total)
    for (let unit = 0; unit < total; unit++) {
      let matched = 0
      for (const row of rows) matched += row[unit] as number
      failing[unit] = matched < enough ? 1 : 0
    }
    return failing
  })
  const misses = new Uint8Array(total)
  const text = choice.text.trim().toLowerCase()
  for (let unit = 0; unit < total; unit++) {
    let missed = text === '' || (words[unit] as string).includes(text) ? 0 : OUT
    for (const failing of fails) missed += failing[unit] as number
    misses[unit] = missed
  }
  const units: number[] = []
  misses.forEach((missed, unit) => missed === 0 && units.push(unit))

  const counts: Record<string, number> = {}
  options.forEach(({ control, items }, index) => {
    const failing = fails[index] as Uint8Array
    const open = misses.map((missed, unit) =>
      missed === 0 || (control !== 'toggle' && missed === 1 && failing[unit] === 1) ? 1 : 0,
    )
    for (const item of items) {
      const row = has.get(item) ?? nothing
      let count = 0
      for (let unit = 0; unit < total; unit++)
        count += (open[unit] as number) & (row[unit] as number)
      counts[item] = count
    }
  })
  return { units, counts }
}
