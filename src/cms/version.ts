import { z } from 'zod'
import { fieldShape } from './field-shape.ts'
import { zonesOf } from './query.ts'
import { keyOf, type RawEntry } from './read-pages.ts'

/** Which publication of an entry was read, and which components its dynamic zones hold. */
export type Version = {
  key: string
  documentId: string
  locale: string | null | undefined
  publishedAt: string
  updatedAt: string
  zones: Record<string, string[]>
}

const zone = z.array(z.looseObject({ __component: z.string() })).catch([])

export function versionOf(schema: z.ZodObject, entry: RawEntry): Version {
  const { documentId, locale, publishedAt, updatedAt } = entry
  const zones = zonesOf(schema).map((name) => [
    name,
    zone.parse(entry[name]).map(({ __component }) => __component),
  ])
  return {
    key: keyOf(entry),
    documentId,
    locale,
    publishedAt,
    updatedAt,
    zones: Object.fromEntries(zones),
  }
}

/**
 * Whether the content of an entry is that of its stamp. The stamp names all components of a zone, the
 * content only those that the site knows: the others are no sign of a change.
 */
export function isCurrent(content: Version, stamp: Version, schema: z.ZodObject): boolean {
  return (
    content.publishedAt === stamp.publishedAt &&
    content.updatedAt === stamp.updatedAt &&
    Object.entries(stamp.zones).every(([name, components]) => {
      const known = knownComponents(schema, name)
      const wanted = components.filter((component) => known.has(component))
      return content.zones[name]?.join() === wanted.join()
    })
  )
}

/** The first component of an entry's zones that the site does not know, with its place. */
export function unknownComponent(
  stamp: Version,
  schema: z.ZodObject,
): { field: string; component: string } | undefined {
  for (const [name, components] of Object.entries(stamp.zones)) {
    const known = knownComponents(schema, name)
    const index = components.findIndex((component) => !known.has(component))
    const component = components[index]
    if (component !== undefined) return { field: `${name}.${index}`, component }
  }
  return undefined
}

function knownComponents(schema: z.ZodObject, name: string): ReadonlySet<string> {
  const shape = fieldShape(schema.shape[name] as z.ZodType)
  return new Set(shape.kind === 'zone' ? shape.components.keys() : [])
}
