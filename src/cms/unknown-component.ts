import { z } from 'zod'
import { fieldShape } from './field-shape.ts'
import { zonesOf } from './query.ts'
import type { RawEntry } from './read-pages.ts'

/** Where an entry holds a component that the site does not know. */
export type UnknownComponent = { field: string; component: string }

const zone = z.array(z.looseObject({ __component: z.string() })).catch([])

/**
 * The first component of an entry's dynamic zones that the site does not know.
 *
 * @param entry as `zoneQuery` reads it: the content query leaves such components out of a zone.
 */
export function unknownComponent(
  schema: z.ZodObject,
  entry: RawEntry,
): UnknownComponent | undefined {
  for (const name of zonesOf(schema)) {
    const known = knownComponents(schema, name)
    const components = zone.parse(entry[name]).map(({ __component }) => __component)
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
