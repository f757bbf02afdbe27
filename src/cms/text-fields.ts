import { z } from 'zod'
import { unwrap } from './field-shape.ts'
import { words } from './fields.ts'
import { collectionTypes, singleTypes } from './types.ts'

/** The names of the fields that hold words for visitors, in these schemas and in all that they are made of. */
export const textFieldsOf = (schemas: readonly z.ZodType[]): string[] =>
  namesOf(schemas, (field) => words.get(field)?.as === 'text')

const namesOf = (schemas: readonly z.ZodType[], isWanted: (field: z.ZodType) => boolean) =>
  [...new Set(leaves(schemas).flatMap(({ name, field }) => (isWanted(field) ? [name] : [])))].sort()

type Leaf = { name: string; field: z.ZodType }

/** The fields that are no components, with their names. */
export const leaves = (schemas: readonly z.ZodType[]): Leaf[] =>
  schemas.flatMap((it) => leavesOf(it))

const leavesOf = (schema: z.ZodType, name = ''): Leaf[] => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return leavesOf(inner.element as z.ZodType, name)
  if (inner instanceof z.ZodDiscriminatedUnion) return leaves(inner.options as z.ZodType[])
  if (!(inner instanceof z.ZodObject)) return [{ name, field: schema }]
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([field, it]) =>
    leavesOf(it, field),
  )
}

const schemas = [...Object.values(collectionTypes), ...Object.values(singleTypes)]

/** Those of the site's content. A field name means text in every schema or in none; a test checks that. */
export const textFields = textFieldsOf(schemas)

/** The same, with the fields that hold texts in Markdown. */
export const wordFields = namesOf(schemas, (field) => words.has(field))
