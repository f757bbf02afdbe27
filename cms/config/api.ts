/**
 * The build pulls everything in pages of 100. `strictRelations` lets nobody publish an entry whose
 * required picture or relation is missing: the site would have to refuse it later.
 */
export default {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true },
  documents: { strictRelations: true },
}
