/** The mark in the browser's performance timeline from which on the site's code answers clicks and keys. */
export const HYDRATED = 'hydrated'
