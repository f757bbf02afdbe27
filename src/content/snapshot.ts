import type { Locale } from '#src/cms/locales.ts'
import type { Focus } from '#src/cms/media-library.ts'
import type { Quarantined } from '#src/cms/quarantine.ts'
import type { CollectionType, Entry, Single, SingleType } from '#src/cms/types.ts'

import type { Holders } from './holders.ts'

export type { Locale } from '#src/cms/locales.ts'
export type { Quarantined } from '#src/cms/quarantine.ts'

/**
 * A file of the media folder. `sha256` names its bytes; width and height in pixels, where it has them. `focus` is what of
 * a picture stays visible in every crop, its middle if an editor chose nothing.
 */
export type MediaFile = {
  name: string
  mime: string
  width: number | null
  height: number | null
  bytes: number
  sha256: string
  focus?: Focus | undefined
}

/**
 * Everything published, in every locale. A type that is not translated is under the locale `*`.
 * Entries are sorted by document id; the order that visitors see is the models' business.
 */
export type Snapshot = {
  locales: Locale[]
  singles: { [T in SingleType]: Record<string, Single<T>> }
  collections: { [T in CollectionType]: Record<string, Entry<T>[]> }
  media: Record<string, MediaFile>
  /** Which entries hold the addresses that several entries claim. */
  holders?: Holders
  /** Entries in its files that cannot be read: an older or newer pull, or a person, put them there. */
  leftOut?: Quarantined[]
}
