import type { Accepted } from '#src/cms/accept.ts'
import { type Locale, localesOf } from '#src/cms/locales.ts'
import { collectionNames, singleNames } from '#src/cms/types.ts'
import type { MediaFile, Snapshot } from '#src/content/snapshot.ts'

/** Entries as they were read, in the form from which the site's models are made. */
export const snapshotOf = (
  locales: Locale[],
  entries: Accepted<object>[],
  media: Record<string, MediaFile>,
): Snapshot => {
  const places = Map.groupBy(entries, ({ type, locale }) => `${type} ${locale}`)
  const valuesOf = (type: string, locale: string) =>
    (places.get(`${type} ${locale}`) ?? []).map(({ value }) => value)
  const singles = singleNames.map((type) => {
    const found = localesOf(type, locales).flatMap((locale) => {
      const [value] = valuesOf(type, locale)
      return value ? [[locale, value]] : []
    })
    return [type, Object.fromEntries(found)]
  })
  const collections = collectionNames.map((type) => [
    type,
    Object.fromEntries(localesOf(type, locales).map((locale) => [locale, valuesOf(type, locale)])),
  ])
  return {
    locales,
    singles: Object.fromEntries(singles) as Snapshot['singles'],
    collections: Object.fromEntries(collections) as Snapshot['collections'],
    media,
  }
}
