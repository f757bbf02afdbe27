/** An object of these fields, sorted by their names. */
export const inOrder = <Value>(
  fields: Iterable<readonly [name: string, value: Value]>,
): Record<string, Value> => Object.fromEntries([...fields].sort(([a], [b]) => (a < b ? -1 : 1)))
