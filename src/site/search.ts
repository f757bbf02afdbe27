/** What the owner decides about the search of the site. */

/** The first segment of its page, in all languages. */
export const SEARCH_SEGMENT = 'search'

/** In the address of the page: what is searched for, and of which kind. */
export const QUERY_PARAMETER = 'q'
export const KIND_PARAMETER = 'kind'
