/**
 * JSON of which equal values have equal bytes: keys sorted by code unit, two spaces, a newline at the
 * end. `undefined` fields are left out, as in `JSON.stringify`.
 */
export function stableJson(value: unknown): string {
  return `${JSON.stringify(value, sortKeys, 2)}\n`
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
