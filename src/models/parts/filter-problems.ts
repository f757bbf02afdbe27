import type { Problem } from '../entries/errors.ts'
import type { LocaleContent } from '../entries/locale-content.ts'

/** What an editor should fix in the filter of a language: items for a project or an amenity that is not there. */
export const filterProblems = (locale: string, { filter, all }: LocaleContent): Problem[] => {
  const named: Partial<Record<string, { what: string; values: Set<string> }>> = {
    project: {
      what: 'project whose address ends so',
      values: new Set(all.projects.map(({ slug }) => slug)),
    },
    amenities: {
      what: 'amenity with this key',
      values: new Set(all.amenities.map(({ key }) => key)),
    },
  }
  return filter.units.items.flatMap(({ option, label, value }) => {
    const among = named[option]
    if (!among || value === null || among.values.has(value)) return []
    return {
      entry: `filter/${filter.documentId}`,
      locale,
      problem: `The filter of homes has the item "${label}" with the value "${value}", but this language has no ${among.what}, so that the item finds nothing. Correct the value, or remove the item.`,
    }
  })
}
