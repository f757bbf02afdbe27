import type { Entry } from '#src/cms/types.ts'
import type { EntryContext } from '../context.ts'
import type { Image } from '../media.ts'

/** A floor of a project; `plan` is its drawing and `alt` says what is seen on it. */
export type Floor = { title: string; level: number; plan: Image | null; alt: string }

export const floorModel = (entry: Entry<'floors'>, { media }: EntryContext): Floor => ({
  title: entry.title,
  level: entry.level,
  plan: media.optional(entry.plan),
  alt: entry.alt ?? '',
})
