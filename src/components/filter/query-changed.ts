/** Told to the page when the query of its address has changed otherwise than by back and forward. */
export const QUERY_CHANGED = 'mira:query'
