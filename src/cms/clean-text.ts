/** Finds at once what a text rarely holds: control characters, halves of letters, and what is no character. */
const SUSPICIOUS = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/

const NO_LETTERS = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu

/**
 * A text without what no page can show: control characters, such as come along when a text is pasted, go; half
 * a letter becomes the sign for what is unreadable. Marks of direction and emoji stay.
 */
export const cleanText = (text: string): string =>
  SUSPICIOUS.test(text) ? text.toWellFormed().replace(NO_LETTERS, '') : text
