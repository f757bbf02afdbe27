/** Which of some sets each home has. */
export type Sets = { sets: number[][]; homes: number[] }

/** Each set once, in the order in which homes have them. */
export const setsOf = (matched: number[][]): Sets =>
  joinedSets(matched.map((set) => ({ sets: [set], homes: [0] })))

/** The sets of all homes of some parts. */
export const joinedSets = (parts: Sets[]): Sets => {
  const places = new Map<string, number>()
  const sets: number[][] = []
  const placeOf = (set: number[]): number => {
    const key = set.join()
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, sets.length)
    return sets.push(set) - 1
  }
  const homes = parts.flatMap((part) => {
    const placed = part.sets.map(placeOf)
    return part.homes.map((set) => placed[set] as number)
  })
  return { sets, homes }
}
