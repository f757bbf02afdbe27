/** The event after which the modal that the hash names is opened, where the browser says nothing of a new hash. */
export const FOLLOW_HASH = 'follow-hash'
