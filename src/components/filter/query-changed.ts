/** The event that is dispatched when the query of the address has changed, except by back and forward. */
export const QUERY_CHANGED = 'site:query'
