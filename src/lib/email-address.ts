/** What may be an address of a mailbox: somebody at a host of two names or more. */
export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
