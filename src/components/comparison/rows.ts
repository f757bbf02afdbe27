import type { ComparedHome } from './load-home.ts'

export type ComparedRow = {
  label: string
  /** The HTML of each home's value, in the order of the homes; null for a home that has none. */
  values: (string | null)[]
  differs: boolean
}

/** A row for each fact that some home has, in the order of the homes' pages. */
export const comparedRows = (homes: Pick<ComparedHome, 'facts'>[]): ComparedRow[] =>
  labelsOf(homes).map((label) => {
    const facts = homes.map((home) => home.facts.find((fact) => fact.label === label) ?? null)
    return {
      label,
      values: facts.map((fact) => fact?.html ?? null),
      differs: new Set(facts.map((fact) => fact?.text)).size > 1,
    }
  })

/** A fact that a later home adds stands behind the one that is before it there. */
const labelsOf = (homes: Pick<ComparedHome, 'facts'>[]): string[] =>
  homes.reduce<string[]>((labels, { facts }) => {
    let place = 0
    for (const { label } of facts) {
      const known = labels.indexOf(label)
      if (known < 0) labels.splice(place, 0, label)
      place = (known < 0 ? place : known) + 1
    }
    return labels
  }, [])
