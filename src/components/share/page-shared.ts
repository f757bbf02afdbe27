/** The event that is dispatched when a visitor has shared the address of a page; it bubbles. Its detail is a `ShareMethod`. */
export const PAGE_SHARED = 'site:share'

/** By the share sheet of the browser, or by a copied link. WhatsApp is a link of its own. */
export type ShareMethod = 'sheet' | 'link'
