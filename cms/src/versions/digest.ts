import { hash } from 'node:crypto'
import type { Tables } from './rows.ts'

const LENGTH = 22

/** A short hash of texts; 22 characters hold 132 bits. */
export function digest(texts: string[]): string {
  return hash('sha256', texts.join('\n'), 'base64url').slice(0, LENGTH)
}

/**
 * The version of an entry: a hash of everything that a reply with all its fields, components, relations
 * and files is made of, but no stamps and no row numbers. Equal content has an equal version, whenever
 * and however often it was published.
 */
export function versionOf(tables: Tables, uid: string, id: number): string {
  const texts: string[] = []
  write(tables, uid, id, texts)
  return digest(texts)
}

function write(tables: Tables, uid: string, id: number, texts: string[]): void {
  const rows = tables.rows.get(uid)
  const values = rows?.values.get(id)
  if (!rows || values === undefined) return
  texts.push(values)
  for (const link of rows.links.get(id) ?? []) texts.push(link)
  for (const file of rows.files.get(id)?.sort() ?? []) texts.push(file)
  for (const part of rows.parts.get(id) ?? []) {
    texts.push(`{ ${part.field} ${part.component}`)
    write(tables, part.component, part.id, texts)
    texts.push('}')
  }
}
