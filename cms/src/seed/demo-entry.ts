import type { Fields } from '../../demo/entry.ts'

/** One entry of the demo content, with its place and the fields of each language. */
export type DemoEntry = {
  /** The type's singular name, such as `project`; also the name of its file. */
  type: string
  key: string
  /** The file, relative to `cms/`, for messages. */
  file: string
  shared: Fields
  /** Fields by locale code; empty for a type that is not translated. */
  locales: Record<string, Fields>
}

/** A link to a file of the demo, as `fileLink` writes it. */
export const FILE_LINK = /\/uploads\/([\w-]+\.\w+)/g

/** Calls `found` with each media file and each entry that a value names, in order. */
export function walkReferences(
  value: unknown,
  found: { media?(file: string): void; entry?(reference: string): void },
): void {
  if (Array.isArray(value)) {
    for (const item of value) walkReferences(item, found)
  } else if (typeof value === 'string') {
    for (const [, file] of value.matchAll(FILE_LINK)) found.media?.(file as string)
  } else if (typeof value === 'object' && value !== null) {
    const { $media, $ref } = value as { $media?: unknown; $ref?: unknown }
    if (typeof $media === 'string') found.media?.($media)
    else if (typeof $ref === 'string') found.entry?.($ref)
    else for (const item of Object.values(value)) walkReferences(item, found)
  }
}
