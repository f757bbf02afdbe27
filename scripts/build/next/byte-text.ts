/**
 * A text as its UTF-8 bytes, one character each. Rendered documents are read and written so: the markup
 * that the build looks for is ASCII, so they need not be decoded and encoded again, which costs more than
 * all that is done to them.
 */
export const byteText = (text: string): string => Buffer.from(text).toString('latin1')
