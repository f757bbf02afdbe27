import type { Row, Wanted } from './wanted.ts'

export type Configuration = Record<string, unknown>

/** How Strapi itself fills in a value, for a database in which nobody has written words yet. */
export type IsStrapis = (path: string, value: unknown) => boolean

/**
 * Puts what is wanted into a configuration of the panel, and returns whether that changed it. What an
 * administrator changed stays: each value that is neither what was written last nor Strapi's own.
 */
export function merge(
  configuration: Configuration,
  wanted: Wanted,
  { written, isStrapis }: { written: Wanted | undefined; isStrapis: IsStrapis },
): boolean {
  let changed = false
  for (const [path, value] of Object.entries(wanted)) {
    const present = get(configuration, path)
    if (equal(present, value)) continue
    const last = written?.[path]
    const ours = last === undefined ? isStrapis(path, present) : equal(pruned(present, last), last)
    if (!ours) continue
    set(configuration, path, value)
    changed = true
  }
  return changed
}

/**
 * A layout without the fields that it did not have when it was written: Strapi itself puts fields that
 * are new in the schema at its end.
 */
function pruned(present: unknown, last: unknown): unknown {
  if (!Array.isArray(present) || !Array.isArray(last)) return present
  const names = new Set(last.flat().map(nameOf))
  return (present as (string | Row)[])
    .map((item) => (Array.isArray(item) ? item.filter(({ name }) => names.has(name)) : item))
    .filter((item) => (Array.isArray(item) ? item.length > 0 : names.has(item)))
}

const nameOf = (item: string | { name: string }) => (typeof item === 'string' ? item : item.name)

function get(configuration: Configuration, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>((value, key) => (value as Configuration | undefined)?.[key], configuration)
}

function set(configuration: Configuration, path: string, value: unknown): void {
  const keys = path.split('/')
  const last = keys.pop() as string
  const parent = keys.reduce((at, key) => {
    at[key] ??= {}
    return at[key] as Configuration
  }, configuration)
  parent[last] = value
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
