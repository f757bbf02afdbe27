/**
 * Finds the example number that a telephone number is compared with: the mobile number that libphonenumber has
 * as an example of the selected country, with its dial code, such as `+971 50 123 4567`. Undefined while
 * the examples are not loaded, or when the country has none; the number then passes.
 *
 * @param number what the visitor typed; a form that knows the selected country ignores it.
 */
export type PhoneExample = (number: string) => string | undefined

/**
 * Finds the country that does not have a number, by its two letters, or the dial code that no country has, such as
 * `+999`. Undefined for a number that can be called.
 */
export type PhoneMismatch = (number: string) => string | undefined

/** Whether a number begins with a dial code. */
export const isInternational = (number: string): boolean => /^\s*(?:\+|00)/.test(number)

/**
 * `00` before a dial code, in any digits that libphonenumber reads, is a plus: the first digits of no number are two
 * zeros. Before it may be spaces and the marks of direction that are copied with a number.
 */
export const withPlus = (typed: string): string => typed.replace(/^[\s\p{Cf}]*[0０٠۰]{2}/u, '+')

/**
 * Whether a number is shorter than the example (specification, section 5). Digits are counted, so that a
 * number passes or fails alike however it is spaced.
 */
export const isTooShort = (number: string, example: string): boolean =>
  digitsOf(number).length < digitsOf(example).length

/** The digits of an international number; `00` in front is the same as `+`. */
export const digitsOf = (number: string): string =>
  number
    .replace(/^\s*00/, '')
    .split('')
    .filter((character) => character >= '0' && character <= '9')
    .join('')
