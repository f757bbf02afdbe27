import { FILE_LINK } from './demo-entry.ts'

/** An attribute of a content type or a component, as far as seeding looks at it. */
type Attribute = {
  type: string
  component?: string
  components?: string[]
  repeatable?: boolean
  multiple?: boolean
  relation?: string
  target?: string
}
export type Attributes = Record<string, Attribute>

/** What a value may name: components by uid, entries by `type/key`, files by name, also in links. */
export type Lookup = {
  attributes(component: string): Attributes
  document(reference: string, target: string): string
  file(name: string): { id: number; url: string }
}

/** A value that does not fit its attribute; `field` is its path, such as `blocks.2.title`. */
export class FieldError extends Error {
  readonly field: string
  constructor(field: string, problem: string) {
    super(problem)
    this.name = 'FieldError'
    this.field = field
  }
}

type Data = Record<string, unknown>

/**
 * The data that Strapi's document service takes, from fields as the demo content writes them. Strapi
 * drops what it doesn't know without a word; here that is a FieldError.
 */
export function toData(fields: unknown, attributes: Attributes, lookup: Lookup, at = ''): Data {
  if (!isRecord(fields)) throw new FieldError(at, 'is not an object of fields.')
  const data: Data = {}
  for (const [name, value] of Object.entries(fields)) {
    if (name === '__component') continue
    const path = at ? `${at}.${name}` : name
    const attribute = attributes[name]
    if (!attribute) {
      const known = Object.keys(attributes).join(', ')
      throw new FieldError(path, `is no field here. The fields are: ${known}.`)
    }
    data[name] = value === null ? null : convert(value, attribute, lookup, path)
  }
  return data
}

function convert(value: unknown, attribute: Attribute, lookup: Lookup, at: string): unknown {
  const { type } = attribute
  if (type === 'media') {
    return eachOf(value, attribute.multiple === true, at, (item, path) => file(item, lookup, path))
  }
  if (type === 'relation') {
    const many = attribute.relation?.endsWith('ToMany') ?? false
    return eachOf(value, many, at, (item, path) => document(item, attribute, lookup, path))
  }
  if (type === 'component') {
    const parts = lookup.attributes(attribute.component as string)
    return eachOf(value, attribute.repeatable === true, at, (item, path) =>
      toData(item, parts, lookup, path),
    )
  }
  if (type === 'dynamiczone') {
    return eachOf(value, true, at, (item, path) => block(item, attribute, lookup, path))
  }
  if (typeof value === 'object' && type !== 'json') {
    throw new FieldError(at, `is an object, but the field is a ${type}.`)
  }
  if (typeof value !== 'string') return value
  return named(at, () => value.replace(FILE_LINK, (_, name: string) => lookup.file(name).url))
}

function eachOf(
  value: unknown,
  many: boolean,
  at: string,
  one: (item: unknown, path: string) => unknown,
): unknown {
  if (!many) return one(value, at)
  if (!Array.isArray(value)) throw new FieldError(at, 'must be a list.')
  return value.map((item, index) => one(item, `${at}.${index}`))
}

function file(value: unknown, lookup: Lookup, at: string): number {
  if (!isRecord(value) || typeof value.$media !== 'string') {
    throw new FieldError(at, "is a file: write media('name.ext').")
  }
  return named(at, () => lookup.file(value.$media as string).id)
}

function document(value: unknown, attribute: Attribute, lookup: Lookup, at: string): string {
  if (!isRecord(value) || typeof value.$ref !== 'string') {
    throw new FieldError(at, "is a relation: write ref('type', 'key').")
  }
  return named(at, () => lookup.document(value.$ref as string, attribute.target as string))
}

function block(value: unknown, attribute: Attribute, lookup: Lookup, at: string): Data {
  const uid = isRecord(value) ? value.__component : undefined
  if (typeof uid !== 'string' || !attribute.components?.includes(uid)) {
    const known = attribute.components?.join(', ')
    throw new FieldError(at, `has the __component "${uid}". Possible are: ${known}.`)
  }
  return { __component: uid, ...toData(value, lookup.attributes(uid), lookup, at) }
}

/** Runs a lookup; what it says when it finds nothing becomes the problem of the field. */
function named<T>(at: string, look: () => T): T {
  try {
    return look()
  } catch (error) {
    throw new FieldError(at, (error as Error).message)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
