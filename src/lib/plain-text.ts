const MARKS = /\p{M}/gu
/** Letters that no normal form takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
}
const ODD_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const OTHER_DIGITS = /[٠-٩۰-۹]/g

/**
 * A text as what visitors type is compared with it: without letter case, accents and diacritics; digits are 0 to 9. Code
 * of browsers and of the build.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(ODD_LETTERS, (letter) => LETTERS[letter] as string)
    .replace(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) as number) % 16))
