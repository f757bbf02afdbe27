/** Characters that XML 1.0 cannot hold in any form. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Escapes a text for XML, between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&'"<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The full address of a path, for XML. */
export const xmlAddress = (origin: string, path: string): string =>
  escapeXml(`${origin}${path === '/' ? '/' : encodeURI(decodeURI(path))}`)
