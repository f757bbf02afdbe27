import type { Core } from '@strapi/strapi'

export const FILE = 'plugin::upload.file'

/** How the rows of a content type or component hang together, as Strapi's own queries see them. */
export type Shape = {
  uid: string
  table: string
  /** Columns that hold values of the editors. */
  columns: string[]
  /** Whether each row has a language. */
  translated: boolean
  /** The table that joins components, and which component each of its fields holds; a zone: any. */
  parts: { table: string; fields: Map<string, string | undefined> } | undefined
  /** Tables that join other entries. */
  links: Link[]
  /** Fields that hold files. */
  files: Set<string>
}

export type Link = {
  field: string
  table: string
  target: string
  from: string
  to: string
  order: string[]
}

type Attribute = {
  type: string
  columnName?: string
  relation?: string
  target?: string
  mappedBy?: string
  private?: boolean
  unstable_virtual?: boolean
  joinTable?: {
    name: string
    joinColumn: { name: string }
    inverseJoinColumn?: { name: string }
    morphColumn?: { typeField?: string }
    on?: { field?: string }
    orderColumnName?: string
    inverseOrderColumnName?: string
  }
}

/** Stamps and row numbers: they move with every publication, the content need not. */
const NO_CONTENT = new Set(['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'])

/**
 * The shape of a type, read off the metadata from which Strapi makes its queries. Throws at a relation
 * that it can't follow, since a version that overlooks one would keep old content for ever.
 */
export function shapeOf(strapi: Core.Strapi, uid: string): Shape {
  const { tableName, attributes } = strapi.db.metadata.get(uid)
  const shape: Shape = {
    uid,
    table: tableName,
    columns: [],
    translated: 'locale' in attributes,
    parts: undefined,
    links: [],
    files: new Set(),
  }
  for (const [field, attribute] of Object.entries(attributes as Record<string, Attribute>)) {
    add(shape, field, attribute)
  }
  return shape
}

function add(shape: Shape, field: string, attribute: Attribute): void {
  const { type, columnName, target, joinTable } = attribute
  if (NO_CONTENT.has(field) || attribute.private || attribute.unstable_virtual) return
  if (type !== 'relation') {
    if (columnName) shape.columns.push(columnName)
  } else if (target === FILE) {
    shape.files.add(field)
  } else if (joinTable?.on?.field && (joinTable.morphColumn || isComponent(target))) {
    shape.parts ??= { table: joinTable.name, fields: new Map() }
    shape.parts.fields.set(field, target)
  } else if (attribute.mappedBy) {
    // The other side of a relation: the site reads it from the side that holds it.
  } else if (target?.startsWith('api::') && joinTable?.inverseJoinColumn) {
    shape.links.push({
      field,
      table: joinTable.name,
      target,
      from: joinTable.joinColumn.name,
      to: joinTable.inverseJoinColumn.name,
      order: [joinTable.orderColumnName, joinTable.inverseOrderColumnName].filter((name) => !!name),
    } as Link)
  } else {
    throw new Error(
      `${shape.uid} has the relation "${field}", whose changes content-versions cannot see. Teach cms/src/versions/shape.ts to follow it.`,
    )
  }
}

function isComponent(uid: string | undefined): boolean {
  return uid !== undefined && !uid.includes('::')
}
