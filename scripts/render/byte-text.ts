/**
 * A text as its UTF-8 bytes, one character each. Rendered documents are read and written so: the markup
 * that the build looks for is ASCII, and documents need not be decoded and encoded again, which took most of
 * the time of finishing a page.
 */
export const byteText = (text: string): string => Buffer.from(text).toString('latin1')
