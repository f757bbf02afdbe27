/** The event that is dispatched when a soft navigation has shown another page. */
export const PAGE_SHOWN = 'site:page'
