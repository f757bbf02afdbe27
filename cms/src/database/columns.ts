import type { Core } from '@strapi/strapi'

/**
 * The column of each kind of value on Postgres. Strapi's own choice cuts or refuses there what SQLite keeps:
 * decimals have two digits, whole numbers end at 2,147,483,647, and JSON loses the order of its keys. Numbers of
 * JavaScript are doubles, on both. Texts of one line end at 255 characters on both, by Strapi's own check.
 */
const COLUMNS: Record<string, { type: string; args: unknown[] }> = {
  decimal: { type: 'double', args: [] },
  float: { type: 'double', args: [] },
  integer: { type: 'double', args: [] },
  json: { type: 'text', args: ['longtext'] },
}

type Attributes = Record<string, { type: string; column?: object }>

/**
 * Has Postgres keep each value of the content as it is, whatever type or component it belongs to. Belongs
 * into the register phase, before the database is set up: Strapi then changes the columns of an existing
 * database, and their values stay.
 */
export function keepValuesWhole(strapi: Core.Strapi): void {
  if (strapi.config.get('database.connection.client') !== 'postgres') return
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))
  for (const { attributes } of [...types, ...Object.values(strapi.components)]) {
    for (const attribute of Object.values(attributes as Attributes)) {
      const column = COLUMNS[attribute.type]
      if (column) attribute.column = { ...column }
    }
  }
}
