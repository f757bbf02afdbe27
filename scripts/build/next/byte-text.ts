/**
 * A text as its UTF-8 bytes, one character for each byte. Rendered documents are read and written in this form: the
 * markup that the build looks for is ASCII, so they need not be decoded and encoded, which costs more than all other
 * work on them.
 */
export const byteText = (text: string): string => Buffer.from(text).toString('latin1')

/** The length of the text of a byte text, in characters. */
export const lengthOf = (bytes: string): number => Buffer.from(bytes, 'latin1').toString().length
