import { parseIncompletePhoneNumber } from 'libphonenumber-js/core'
import { withPlus } from '#src/lead/phone.ts'

/** What stands in a telephone field, on both sides of the caret. */
export type TypedPhone = { left: string; right: string }

/** What stood there before an input. */
export type PhoneBefore = TypedPhone & { selected: string }

const DIAL_CODE = /^(?:\+\s*\d{0,3}\s*)?$/

/** No dial code has so many digits, and no number with one has fewer. */
const WHOLE_DIGITS = 7

/** Many write what is dialled within the country alone so: "+971 (0)50 123 4567". */
const TRUNK = /\(0\)/g

/**
 * What a visitor meant by an input: `00` for a plus; a number with its dial code, pasted or put in otherwise, in the
 * place of what stood there, and of a second number; a plus after a dial code for the beginning of another; the digit
 * beside a space that was deleted.
 *
 * @param typed what stands in the field after the input.
 * @param inputType of the event.
 * @param before null if that is not known.
 */
export const meantPhone = (
  { left, right }: TypedPhone,
  inputType: string,
  before: PhoneBefore | null,
): TypedPhone => {
  if (before === null) return { left: withPlus(left), right }
  const inserted = left.slice(before.left.length).replace(TRUNK, '')
  const number = /\+[^+]*/.exec(withPlus(inserted))?.[0]
  if (number && digitsOf(number) >= WHOLE_DIGITS) return { left: number, right: '' }
  if (number && inserted.includes('+') && DIAL_CODE.test(before.left))
    return { left: number, right }
  if (before.selected === '' && isSameNumber(left + right, before.left + before.right)) {
    if (/^delete.*Backward$/.test(inputType)) left = left.replace(/\d\D*$/, '')
    // The library would take the last digit of the number for a bracket that goes at its end.
    if (/^delete.*Forward$/.test(inputType))
      right = /\d/.test(right) ? right.replace(/^\D*\d/, '') : before.right
  }
  return { left: withPlus(left), right }
}

/** The place in a number, as the library spaces it, after the digits and the plus that another text has. */
export const placeAfter = (left: string, number: string): number => {
  const count = digitsOf(left)
  if (count === 0) return left.includes('+') && number.startsWith('+') ? 1 : 0
  const last = [...number.matchAll(/\d/g)][count - 1]
  return last ? last.index + 1 : number.length
}

/** How many digits a text has, in any script that the library takes. */
const digitsOf = (text: string): number => parseIncompletePhoneNumber(text).replace('+', '').length

const isSameNumber = (one: string, other: string): boolean =>
  parseIncompletePhoneNumber(one) === parseIncompletePhoneNumber(other)
