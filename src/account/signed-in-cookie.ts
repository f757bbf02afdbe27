/**
 * The cookie that tells scripts whether there is a session. The session's own cookie they cannot read;
 * this one holds nothing, and whoever sets it gains nothing.
 */
export const SIGNED_IN_COOKIE = '__Host-signed-in'

/** @param cookies as in `document.cookie`. */
export const isSignedIn = (cookies: string): boolean =>
  cookies.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)
