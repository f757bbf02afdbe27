import { type CollectionType, type SingleType, singleTypes } from '#src/cms/types.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import { partOf } from './files.ts'

/**
 * The text of an entry in its file of the snapshot: just read, or from the previous snapshot. It is held as bytes
 * and not as values: bytes are what is written, they take a fraction of the memory, and thousands of them stay
 * outside the heap, which would grow by a multiple of their size. `part` says which file of its type it is in.
 */
export type EntryText = { part: string } & (
  | { status: 'read'; bytes: Uint8Array }
  | { status: 'kept' }
)

export const readText = (type: Type, value: unknown): EntryText => ({
  status: 'read',
  part: partOf(type, value),
  bytes: Buffer.from(entryText(type, value)),
})

type Type = SingleType | CollectionType

const isSingle = (type: Type): type is SingleType => type in singleTypes

/** The lines of an entry in its file, with their indents. */
function entryText(type: Type, value: unknown): string {
  return isSingle(type)
    ? stableJson(value)
    : stableJson([value]).slice('[\n'.length, -'\n]\n'.length)
}

/** A file of the snapshot: a single type's one entry, or a collection's entries in their order. */
export function fileBytes(type: Type, entries: Uint8Array[]): Uint8Array {
  if (isSingle(type)) return Buffer.concat(entries)
  if (entries.length === 0) return Buffer.from('[]\n')
  const lines = entries.flatMap((entry, index) => [index === 0 ? OPEN : NEXT, entry])
  return Buffer.concat([...lines, CLOSE])
}

const [OPEN, NEXT, CLOSE] = ['[\n', ',\n', '\n]\n'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
]

/**
 * The entries of a file by their document ids, without parsing it: only the first and last line of an
 * entry have its indent, and a line feed is never part of a JSON text. Other breaks (U+2028, U+2029) may be, which `^`
 * would take for one.
 */
export function entryTexts(type: Type, file: string): Map<string, string> {
  const texts = isSingle(type) ? [file] : (file.match(/(?<=\n) {2}\{\n[\s\S]*?\n {2}\}/g) ?? [])
  const indent = isSingle(type) ? '  ' : '    '
  const documentId = new RegExp(`\\n${indent}"documentId": "([^"]*)"`)
  return new Map(texts.map((text) => [documentId.exec(text)?.[1] ?? '', text]))
}
