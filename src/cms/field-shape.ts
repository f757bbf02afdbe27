import { z } from 'zod'
import { type FieldKind, populated } from './fields.ts'

/** What a field of a schema is to the CMS. */
export type FieldShape =
  | { kind: 'scalar' }
  | { kind: FieldKind }
  | { kind: 'component'; repeatable: boolean; component: z.ZodObject }
  | { kind: 'zone'; components: Map<string, z.ZodObject> }

/** Reads off a schema which kind of field the CMS must have for it. */
export function fieldShape(field: z.ZodType): FieldShape {
  const known = populated.get(field)
  if (known) return known
  const inner = unwrap(field)
  if (inner instanceof z.ZodObject)
    return { kind: 'component', repeatable: false, component: inner }
  if (inner instanceof z.ZodArray) {
    const element = unwrap(inner.element as z.ZodType)
    if (element instanceof z.ZodObject) {
      return { kind: 'component', repeatable: true, component: element }
    }
    if (element instanceof z.ZodDiscriminatedUnion) {
      return { kind: 'zone', components: zoneComponents(element) }
    }
  }
  return { kind: 'scalar' }
}

/** The fields of a component or a type, without those that the CMS adds itself. */
export function fieldsOf(schema: z.ZodObject): [name: string, field: z.ZodType][] {
  const own = Object.entries(schema.shape) as [string, z.ZodType][]
  return own.filter(([name]) => name !== 'documentId' && name !== '__component')
}

/** The schema of a value that is there. */
export function unwrap(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodNullable || field instanceof z.ZodOptional
    ? unwrap(field.unwrap() as z.ZodType)
    : field
}

function zoneComponents(union: z.ZodDiscriminatedUnion): Map<string, z.ZodObject> {
  const options = union.options as z.ZodObject[]
  return new Map(
    options.map((option) => {
      const name = option.shape.__component as z.ZodLiteral<string>
      return [name.value, option]
    }),
  )
}
