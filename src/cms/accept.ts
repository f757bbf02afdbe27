import { z } from 'zod'
import { isFullAddress, libraryAddress, libraryFile } from '#src/lib/library-file.ts'
import { markdownAddresses } from '#src/lib/markdown-addresses.ts'
import { markdownPictures } from '#src/lib/markdown-pictures.ts'
import { fieldShape, fieldsOf } from './field-shape.ts'
import { links } from './fields.ts'
import { EVERY_LOCALE } from './locales.ts'
import { problemOf, type Quarantined } from './quarantine.ts'
import { zonesOf } from './query.ts'
import type { RawEntry } from './read-pages.ts'
import {
  type CollectionType,
  collectionTypes,
  type SingleType,
  singleTypes,
  untranslated,
} from './types.ts'
import type { Warn } from './warnings.ts'

/**
 * A file that an entry shows or links to: its address at the CMS, and the field that holds it. An entry can be shown
 * without a file that it only links to. A picture in a text is shown.
 */
export type FileUse = { field: string; url: string; linked?: true }

/** An entry that the site understands, in the snapshot's form. */
export type Accepted<Value> = {
  type: SingleType | CollectionType
  documentId: string
  locale: string
  value: Value
  files: FileUse[]
}

export type Verdict<Value> =
  | { status: 'accepted'; entry: Accepted<Value> }
  | { status: 'quarantined'; entry: Quarantined }

/** How entries are validated while they are read. */
export type Judging<Form> = {
  /** Notes that the site does not know a field: of entries that stay as they are, too. */
  note: Warn
  /** What is kept of an accepted value, so that replies can be forgotten. */
  form: (type: SingleType | CollectionType, value: unknown) => Form
}

/** Validates an entry and converts it into the reader's form. */
export function judge<Form>(
  type: SingleType | CollectionType,
  content: RawEntry,
  { note, form }: Judging<Form>,
): Verdict<Form> {
  const verdict = accept<unknown>(type, content, note)
  if (verdict.status === 'quarantined') return verdict
  const { entry } = verdict
  return { status: 'accepted', entry: { ...entry, value: form(type, entry.value) } }
}

const types: Record<string, z.ZodObject> = { ...singleTypes, ...collectionTypes }

/** What every entry and component has besides its fields. */
const addedByCms = new Set([
  ...['id', 'documentId', 'locale', 'localizations', '__component'],
  ...['createdAt', 'updatedAt', 'publishedAt'],
])

/** Turns an entry of the CMS into one of the snapshot, or says why it can't be one. */
export function accept<Value>(
  type: SingleType | CollectionType,
  content: Pick<RawEntry, 'documentId' | 'locale'> & Record<string, unknown>,
  warn: Warn,
): Verdict<Value> {
  const schema = types[type] as z.ZodObject
  const is = { type, documentId: content.documentId, locale: localeOf(type, content) }
  const result = schema.safeParse(content)
  if (!result.success) {
    return { status: 'quarantined', entry: { ...is, ...problemOf(result.error, content) } }
  }
  const files: FileUse[] = []
  walk(schema, content, {
    path: [],
    onFile: (file) => files.push(file),
    onUnknown: (field) =>
      warn(
        `${type} has a field "${field}" in the CMS that the site does not know. It is left out.`,
      ),
  })
  return { status: 'accepted', entry: { ...is, value: result.data as Value, files } }
}

/**
 * The verdict on an entry that holds a component which the content query does not name, if it does.
 *
 * @param entry as `zoneQuery` reads it.
 */
export function refuseUnknown(
  type: SingleType | CollectionType,
  entry: RawEntry,
): Verdict<never> | undefined {
  const unknown = unknownComponent(types[type] as z.ZodObject, entry)
  if (!unknown) return undefined
  const { field, component } = unknown
  const problem = `holds a ${component}, which the site does not know: take it out, or add it to the site's blocks`
  const { documentId } = entry
  return {
    status: 'quarantined',
    entry: { type, documentId, locale: localeOf(type, entry), field, problem },
  }
}

/** The locale under which the snapshot has an entry. */
export function localeOf(
  type: SingleType | CollectionType,
  { locale }: Pick<RawEntry, 'locale'>,
): string {
  return untranslated.has(type) ? EVERY_LOCALE : (locale ?? '')
}

/** The files of an entry in the snapshot's form, where a file is its name and a link to one the address at the CMS. */
export function filesOf(schema: z.ZodObject, value: Record<string, unknown>): FileUse[] {
  const files: FileUse[] = []
  walk(schema, value, { path: [], onFile: (file) => files.push(file), onUnknown: () => {} })
  return files
}

type Walk = {
  path: (string | number)[]
  onFile: (file: FileUse) => void
  onUnknown: (field: string) => void
}

/** Visits every component of an entry that has passed its schema. */
function walk(schema: z.ZodObject, value: Record<string, unknown>, at: Walk): void {
  for (const name of Object.keys(value)) {
    if (name in schema.shape || addedByCms.has(name)) continue
    at.onUnknown([...at.path, name].filter((key) => typeof key === 'string').join('.'))
  }
  for (const [name, field] of fieldsOf(schema)) {
    const held = value[name]
    if (held === null || held === undefined) continue
    const path = [...at.path, name]
    const shape = fieldShape(field)
    if (shape.kind === 'media') {
      const url = typeof held === 'string' ? held : (held as { url: string }).url
      at.onFile({ field: path.join('.'), url })
    } else if (shape.kind === 'scalar') {
      for (const file of filesInText(field, held)) at.onFile({ field: path.join('.'), ...file })
    } else if (shape.kind === 'component' && !shape.repeatable) {
      walk(shape.component, held as Record<string, unknown>, { ...at, path })
    } else if (shape.kind === 'component' || shape.kind === 'zone') {
      const items = held as Record<string, unknown>[]
      for (const [index, item] of items.entries()) {
        const component =
          shape.kind === 'zone' ? shape.components.get(String(item.__component)) : shape.component
        if (component) walk(component, item, { ...at, path: [...path, index] })
      }
    }
  }
}

/** The files of the media library that a field shows or links to, by their addresses at the CMS. */
function filesInText(field: z.ZodType, held: unknown): Omit<FileUse, 'field'>[] {
  const kind = links.get(field)?.as
  if (!kind || typeof held !== 'string') return []
  const shown = kind === 'markdown' ? markdownPictures(held).map(({ address }) => address) : []
  const own = new Set(inLibrary(shown))
  const linked = inLibrary(kind === 'address' ? [held] : markdownAddresses(held))
  return [
    ...[...own].map((url) => ({ url })),
    ...linked.filter((url) => !own.has(url)).map((url) => ({ url, linked: true as const })),
    // Where the library keeps its files at another host, they have full addresses.
    ...[...new Set(shown)].filter(isFullAddress).map((url) => ({ url, linked: true as const })),
  ]
}

const inLibrary = (addresses: string[]): string[] =>
  addresses
    .map(libraryFile)
    .filter((name) => name !== undefined)
    .map(libraryAddress)

/** Where an entry holds a component that the site does not know. */
type UnknownComponent = { field: string; component: string }

const zone = z.array(z.looseObject({ __component: z.string() })).catch([])

/**
 * The first component of an entry's dynamic zones that the site does not know.
 *
 * @param entry as `zoneQuery` reads it: the content query leaves such components out of a zone.
 */
function unknownComponent(schema: z.ZodObject, entry: RawEntry): UnknownComponent | undefined {
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
