import fc from 'fast-check'
import { z } from 'zod'
import { populated } from '#src/cms/fields.ts'
import { patternOf } from './cms/pattern-of.ts'

/** What values of a schema are made of. */
export type Leaves = {
  /** The texts of fields that take any. */
  texts: fc.Arbitrary<string>
  /** How often a field gets a text that is not of its kind, in percent. */
  wrong: number
  /** Whether what may be left out is there, and lists hold something. */
  full: boolean
  files: string[]
  documentIds: string[]
}

/**
 * Values of a schema, read off the schema: a new field is included automatically.
 *
 * @throws Error for a kind of schema that the content model did not have so far.
 */
export const anyValueOf = (schema: z.ZodType, leaves: Leaves): fc.Arbitrary<unknown> => {
  const known = made.get(leaves) ?? new Map<z.ZodType, fc.Arbitrary<unknown>>()
  made.set(leaves, known)
  const value = known.get(schema) ?? makeValueOf(schema, leaves)
  known.set(schema, value)
  return value
}

/** Types share most of what they are made of. */
const made = new WeakMap<Leaves, Map<z.ZodType, fc.Arbitrary<unknown>>>()

const makeValueOf = (schema: z.ZodType, leaves: Leaves): fc.Arbitrary<unknown> => {
  const { files, documentIds, full, texts, wrong } = leaves
  const inner = (type: unknown) => anyValueOf(type as z.ZodType, leaves)
  const kind = populated.get(schema)?.kind
  if (kind === 'media') return nullable(schema, fc.constantFrom(...files), full)
  if (kind === 'relation') return nullable(schema, fc.constantFrom(...documentIds), full)
  if (kind === 'relations') {
    return fc.array(fc.constantFrom(...documentIds), { minLength: full ? 1 : 0, maxLength: 3 })
  }
  if (schema instanceof z.ZodNullable) return nullable(schema, inner(schema.unwrap()), full)
  if (schema instanceof z.ZodObject) {
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.shape).map(([name, field]) => [
          name,
          name === 'documentId' ? fc.constantFrom(...documentIds) : inner(field),
        ]),
      ),
    )
  }
  if (schema instanceof z.ZodArray) {
    // Many types have blocks, which are most of a page.
    const maxLength = schema.element instanceof z.ZodDiscriminatedUnion ? 1 : 3
    return fc.array(inner(schema.element), { minLength: full ? 1 : 0, maxLength })
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return fc.oneof(...schema.options.map(inner))
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...(schema.options as string[]))
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodISODate) {
    return fc.constantFrom('2026-05-31', '0001-01-01', '9999-12-31', '2024-02-29')
  }
  if (schema instanceof z.ZodNumber) return anyNumber(schema)
  if (schema instanceof z.ZodString) {
    const pattern = patternOf(schema)
    if (!pattern) return texts
    return fc.oneof(
      { weight: 100 - wrong, arbitrary: fc.stringMatching(pattern) },
      { weight: wrong, arbitrary: texts },
    )
  }
  throw new Error(`No values for ${schema.constructor.name}: add them here.`)
}

const nullable = (schema: z.ZodType, value: fc.Arbitrary<unknown>, full: boolean) =>
  full || !schema.safeParse(null).success ? value : fc.option(value)

const anyNumber = (schema: z.ZodNumber): fc.Arbitrary<number> => {
  const { minValue, maxValue } = schema
  const min = Math.max(minValue ?? -1e15, -1e15)
  const max = Math.min(maxValue ?? 1e15, 1e15)
  const edges = [min, max, 0, 1, -0, 1e9].filter((it) => it >= min && it <= max)
  const between = schema.isInt
    ? fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
    : fc.double({ min, max, noNaN: true })
  return fc.oneof(fc.constantFrom(...edges), between)
}
