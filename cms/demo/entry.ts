/** What one file of `content/` holds: the entries of one type, in every language of the demo. */

/** A file of `media/`, by name. */
export type MediaRef = { $media: string }
/** An entry of another file of `content/`: type and key. */
export type EntryRef = { $ref: string }
type Value = string | number | boolean | null | MediaRef | EntryRef | Fields | Value[]
export type Fields = { [field: string]: Value }

/**
 * One entry. `shared` holds the fields that are the same in every language, the others what is
 * translated. `key` is unique in its type; the entry's document id derives from type and key.
 */
export type Entry = { key: string; shared?: Fields; en: Fields; ar: Fields; de: Fields }
/** An entry of a type that is not translated. */
export type SharedEntry = { key: string; shared: Fields }

/** A file of `media/`. */
export const media = (file: string): MediaRef => ({ $media: file })

/** The link of a file of `media/`; the seed puts its address in the media library in place of it. */
export const fileLink = (file: string): string => `/uploads/${file}`

/** An entry of another type, such as `ref('project', 'marina-crest')`. */
export const ref = (type: string, key: string): EntryRef => ({ $ref: `${type}/${key}` })

/** The three crops of a picture of `media/`, and what is seen in it. */
export const picture = (name: string, alt: string): Fields => ({
  desktop: media(`${name}-desktop.jpg`),
  tablet: media(`${name}-tablet.jpg`),
  mobile: media(`${name}-mobile.jpg`),
  alt,
})
