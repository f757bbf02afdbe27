import { type DemoEntry, walkReferences } from './demo-entry.ts'
import { SeedError } from './seed-error.ts'

/**
 * The same entries, each after all that it names: a relation can only be published to an entry that
 * is published already. Otherwise the given order stays.
 */
export function inOrderOfReference(entries: DemoEntry[]): DemoEntry[] {
  const byName = new Map(entries.map((entry) => [`${entry.type}/${entry.key}`, entry]))
  const ordered = new Set<DemoEntry>()
  const visit = (entry: DemoEntry, path: DemoEntry[]) => {
    if (ordered.has(entry)) return
    if (path.includes(entry)) {
      const circle = [...path, entry].map(({ type, key }) => `${type}/${key}`).join(' → ')
      throw new SeedError(entry, `refers to itself in a circle: ${circle}. Remove one reference.`)
    }
    for (const reference of references(entry)) {
      const target = byName.get(reference)
      if (!target) throw new SeedError(entry, `refers to "${reference}", which does not exist.`)
      visit(target, [...path, entry])
    }
    ordered.add(entry)
  }
  for (const entry of entries) visit(entry, [])
  return [...ordered]
}

function references(entry: DemoEntry): string[] {
  const found: string[] = []
  walkReferences([entry.shared, entry.locales], { entry: (reference) => found.push(reference) })
  return found
}
