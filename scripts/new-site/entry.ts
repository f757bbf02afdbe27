/** A file of the media library, and an entry of another type, as the seed of the CMS writes them. */
type Named = { $media: string } | { $ref: string }
export type Value = string | number | boolean | null | Named | Fields | Value[]
export type Fields = { [field: string]: Value }

/**
 * One entry of an empty site: fields that are the same in every language, and the others for each locale by its code. A
 * type that is not translated has none of those.
 */
export type SiteEntry = {
  type: string
  key: string
  shared: Fields
  locales: Record<string, Fields>
}

export const media = (file: string): Fields => ({ $media: file })
export const ref = (type: string, key: string): Fields => ({ $ref: `${type}/${key}` })
