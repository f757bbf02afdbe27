import { plainText } from './plain-text.ts'

/**
 * The number that a visitor types, in Western, Arabic or Persian digits, with or without marks between thousands and a
 * percent sign: "1,500,000", "1.500,5", "١٬٥٠٠". One mark before three digits is what it is in the visitor's language:
 * "1,500" is 1500 in English and 1.5 in German. NaN if the text is no number, or one of more than 15 digits.
 *
 * @param options.thousands whether there may be a mark between thousands.
 */
export const typedNumber = (text: string, language: string, { thousands = true } = {}): number => {
  const plain = plainText(text)
    .replace(/[\s\p{Cf}٬'’%٪]/gu, '')
    .replace('٫', decimalMark(language))
    .replaceAll('،', ',')
  const [, whole = plain, mark = '', places = ''] = /^(.*)([.,])(.*)$/.exec(plain) ?? []
  const isGroup = thousands && places.length === 3 && /^-?[1-9]\d*$/.test(whole)
  const isDecimal = !isGroup || mark === decimalMark(language)
  const digits = whole.replace(/[.,]/g, '')
  const number = whole.includes(mark) || !isDecimal ? digits + places : `${digits}.${places}`
  return /^-?\d{0,15}(?:\.\d*)?$/.test(number) && number !== '' ? Number(number) : Number.NaN
}

/** The mark before decimals in a language: "." or ",". */
export const decimalMark = (language: string): string =>
  (1.5).toLocaleString(language).includes(',') ? ',' : '.'
