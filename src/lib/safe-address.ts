/** Schemes that an address of the content may have. An address without a scheme stays on the site. */
const SAFE_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms'])

const DATA_PICTURE = /^data:image\/(?:gif|png|jpeg|webp)[;,]/

/** Control, format and white-space characters: browsers skip many of them when they read a scheme. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Z}]/gu

const SCHEME = /^([^/?#:]*):/

/** Whether an address may be used in a link field: as in Markdown, except that data URLs of pictures are refused. */
export const isSafeLink = (address: string): boolean =>
  isSafeAddress(address) && !isDataPicture(address)

/**
 * Whether an address of a Markdown text may become a link or a picture. Rejected are javascript:, vbscript:,
 * file:, data: (except for pictures: gif, png, jpeg, webp) and every scheme that is not known, however
 * they are written.
 */
export const isSafeAddress = (address: string): boolean => {
  const plain = plainOf(address)
  const scheme = SCHEME.exec(plain)?.[1]
  return scheme === undefined || SAFE_SCHEMES.has(scheme) || DATA_PICTURE.test(plain)
}

/** Whether an address is a picture by itself: a gif, png, jpeg or webp. */
export const isDataPicture = (address: string): boolean => DATA_PICTURE.test(plainOf(address))

const plainOf = (address: string): string => address.replace(IGNORED, '').toLowerCase()
