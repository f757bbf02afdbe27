import { z } from 'zod'
import { fieldShape, fieldsOf, unwrap } from '#src/cms/field-shape.ts'
import { patternOf } from './pattern-of.ts'

/** An attribute of a content type or component, as the CMS's schema files write it. */
type Attribute = {
  type: string
  required?: boolean
  repeatable?: boolean
  multiple?: boolean
  component?: string
  components?: string[]
  relation?: string
  mappedBy?: string
  enum?: string[]
  regex?: string
  min?: number
  max?: number
}
export type Attributes = Record<string, Attribute>

export type Comparison = {
  /** The attributes of a component, by its name such as `shared.link`. */
  componentOf: (name: string) => Attributes
  /** Gets the name of every component that was compared. */
  onComponent?: (name: string) => void
  /** Fields whose names the site checks against its own list, such as `pages.layout`. */
  ownLists?: ReadonlySet<string>
}

/** Says, one line each, where a schema of the site and the attributes of the CMS differ. */
export function compareAttributes(
  schema: z.ZodObject,
  attributes: Attributes,
  comparison: Comparison & { at: string },
): string[] {
  const { at } = comparison
  // The other side of a relation: the site knows relations from the side that holds them.
  const own = Object.entries(attributes).filter(([, { mappedBy }]) => mappedBy === undefined)
  const inCms = new Map(own)
  const inSite = new Map(fieldsOf(schema))
  return [
    ...[...inCms.keys()]
      .filter((name) => !inSite.has(name))
      .map((name) => `${at}.${name} is in the CMS, but not in the site`),
    ...[...inSite.keys()]
      .filter((name) => !inCms.has(name))
      .map((name) => `${at}.${name} is in the site, but not in the CMS`),
    ...[...inSite].flatMap(([name, field]) => {
      const attribute = inCms.get(name)
      return attribute ? compareField(field, attribute, { ...comparison, at: `${at}.${name}` }) : []
    }),
  ]
}

function compareField(
  field: z.ZodType,
  attribute: Attribute,
  comparison: Comparison & { at: string },
): string[] {
  const { at, componentOf, onComponent } = comparison
  const shape = fieldShape(field)
  const kind = kindOf(attribute)
  if (shape.kind !== kind) return [`${at} is ${kind} in the CMS and ${shape.kind} in the site`]
  const into = (component: z.ZodObject, name: string) => {
    onComponent?.(name)
    return compareAttributes(component, componentOf(name), { ...comparison, at: `${at}(${name})` })
  }
  if (shape.kind === 'component') {
    if (shape.repeatable !== (attribute.repeatable ?? false)) {
      return [`${at} is repeatable in one and not in the other`]
    }
    return [
      ...compareRequired(field, attribute, at),
      ...into(shape.component, attribute.component ?? ''),
    ]
  }
  if (shape.kind === 'zone') {
    const names = attribute.components ?? []
    const here = [...shape.components.keys()].sort().join()
    if (here !== names.toSorted().join()) return [`${at} holds other components: ${here}`]
    return [...shape.components].flatMap(([name, component]) => into(component, name))
  }
  if (shape.kind === 'media' && attribute.multiple) return [`${at} holds many files in the CMS`]
  if (shape.kind !== 'scalar') return compareRequired(field, attribute, at)
  return [...compareRequired(field, attribute, at), ...compareScalar(field, attribute, comparison)]
}

function kindOf({ type, relation = '' }: Attribute): string {
  if (type === 'relation') return relation.endsWith('ToMany') ? 'relations' : 'relation'
  if (type === 'dynamiczone') return 'zone'
  return type === 'media' || type === 'component' ? type : 'scalar'
}

/** A list is never null: there, `required` says something else. */
function compareRequired(field: z.ZodType, attribute: Attribute, at: string): string[] {
  if (field instanceof z.ZodArray) return []
  const required = attribute.required ?? false
  if (field.safeParse(null).success === !required) return []
  return [
    required
      ? `${at} is required in the CMS, but may be null in the site`
      : `${at} may be empty in the CMS, but not in the site`,
  ]
}

/** The site must take every value that the CMS lets through. */
function compareScalar(
  field: z.ZodType,
  attribute: Attribute,
  { at, ownLists }: Comparison & { at: string },
): string[] {
  const inner = unwrap(field)
  if (attribute.type === 'enumeration') {
    if (ownLists?.has(at)) return inner instanceof z.ZodString ? [] : [`${at} should be a text`]
    const here = inner instanceof z.ZodEnum ? inner.options.join() : 'no list'
    return here === attribute.enum?.join() ? [] : [`${at} has other values: ${here}`]
  }
  const refused = samplesOf(attribute).filter((value) => !field.safeParse(value).success)
  const pattern = inner instanceof z.ZodString ? patternOf(inner)?.source : undefined
  return [
    ...refused.map((value) => `${at} refuses ${JSON.stringify(value)}, which the CMS takes`),
    ...(pattern && pattern !== attribute.regex
      ? [`${at} wants ${pattern}, which the CMS does not`]
      : []),
  ]
}

/** Values at the limits of what the CMS takes. */
function samplesOf({ type, min = -1000, max = 1000, regex }: Attribute): unknown[] {
  switch (type) {
    case 'integer':
      return [min, max]
    case 'decimal':
      return [min, max, (min + max) / 2 + 0.5]
    case 'boolean':
      return [true, false]
    case 'date':
      return ['2026-05-31']
    case 'string':
    case 'text':
    case 'richtext':
      return regex ? [] : ['Ünï ✓\n<b>']
    default:
      throw new Error(`No samples for attributes of type ${type}: add them here.`)
  }
}
