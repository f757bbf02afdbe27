/**
 * The event that is dispatched just before the page is reloaded because a part of its code is missing. It is apart from
 * the script that dispatches it, which is in each page and need not be in the code that listens.
 */
export const CHUNK_MISSING = 'chunkmissing'
