/** An element of a drawing, and the ids of what it draws besides its children. */
export type DrawnElement = {
  name: string
  id: string | undefined
  uses: string[]
  children: DrawnElement[]
}

/** Uses within uses that are followed: drawings have two or three. */
const DEEPEST = 400

const REFERENCE = /url\(\s*["']?#([^"')\s]+)/g

/** The ids that `url(#…)` names in a value. */
export const referencesIn = (value: string): string[] =>
  [...value.matchAll(REFERENCE)].map(([, id]) => id as string)

/**
 * How many elements are drawn when each that is used again is counted again: ten uses of ten uses of ten are a
 * thousand.
 *
 * @returns Infinity where a drawing uses itself, or chains of uses have no end in sight.
 */
export const drawnElements = (root: DrawnElement): number => {
  const byId = new Map<string, DrawnElement>()
  const collect = (element: DrawnElement): void => {
    if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element)
    for (const child of element.children) collect(child)
  }
  collect(root)

  const known = new Map<DrawnElement, number>()
  const counting = new Set<DrawnElement>()
  const count = (element: DrawnElement, depth: number): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    if (counting.has(element) || depth > DEEPEST) return Number.POSITIVE_INFINITY
    counting.add(element)
    const used = element.uses.flatMap((id) => byId.get(id) ?? [])
    const total = [...element.children, ...used].reduce(
      (sum, drawn) => sum + count(drawn, depth + 1),
      1,
    )
    counting.delete(element)
    known.set(element, total)
    return total
  }
  return count(root, 0)
}
