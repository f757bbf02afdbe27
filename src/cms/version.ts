import { z } from 'zod'
import { fieldShape } from './field-shape.ts'
import type { RawEntry } from './read-pages.ts'

const zone = z.array(z.looseObject({ __component: z.string() })).catch([])

/** Whether two readings of an entry show the same publication of it. */
export function sameVersion(a: RawEntry, b: RawEntry): boolean {
  return a.publishedAt === b.publishedAt && a.updatedAt === b.updatedAt
}

/**
 * Whether the zones of an entry hold the components that its stamp names, but for those that the site
 * does not know: these are no sign of a change.
 */
export function sameZones(
  content: RawEntry,
  stamp: RawEntry,
  { schema, zones }: { schema: z.ZodObject; zones: string[] },
): boolean {
  return zones.every((name) => {
    const known = knownComponents(schema, name)
    const wanted = componentsIn(stamp, name).filter((component) => known.has(component))
    return componentsIn(content, name).join() === wanted.join()
  })
}

/** The first component of an entry's zones that the site does not know, with its place. */
export function unknownComponent(
  stamp: RawEntry,
  { schema, zones }: { schema: z.ZodObject; zones: string[] },
): { field: string; component: string } | undefined {
  for (const name of zones) {
    const known = knownComponents(schema, name)
    const components = componentsIn(stamp, name)
    const index = components.findIndex((component) => !known.has(component))
    const component = components[index]
    if (component !== undefined) return { field: `${name}.${index}`, component }
  }
  return undefined
}

function componentsIn(entry: RawEntry, name: string): string[] {
  return zone.parse(entry[name]).map(({ __component }) => __component)
}

function knownComponents(schema: z.ZodObject, name: string): ReadonlySet<string> {
  const shape = fieldShape(schema.shape[name] as z.ZodType)
  return new Set(shape.kind === 'zone' ? shape.components.keys() : [])
}
