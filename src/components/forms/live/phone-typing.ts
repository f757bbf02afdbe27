import { withPlus } from '#src/lead/phone.ts'

/** What stands in a telephone field, on both sides of the caret. */
export type TypedPhone = { left: string; right: string }

/** Those that react-phone-number-input takes. */
const DIGITS = '0-9０-９٠-٩۰-۹'

const ANY_DIGIT = new RegExp(`[${DIGITS}]`, 'g')
const LAST_DIGIT = new RegExp(`[${DIGITS}][^${DIGITS}]*$`)
const FIRST_DIGIT = new RegExp(`^[^${DIGITS}]*[${DIGITS}]`)
const SPACING = new RegExp(`[^+${DIGITS}]`, 'g')

/**
 * What a visitor meant by an input: `00` for a plus; a pasted number with its dial code in the place of what stood
 * there, and of a second number; the digit beside a space that was deleted.
 *
 * @param typed what stands in the field after the input.
 * @param event of the input.
 * @param before what stood there; null if some of it was selected.
 */
export const meantPhone = (
  { left, right }: TypedPhone,
  { inputType, data }: Pick<InputEvent, 'inputType' | 'data'>,
  before: string | null,
): TypedPhone => {
  const pasted = inputType === 'insertFromPaste' && data?.match(/\+[^+]*/)?.[0]
  if (pasted) return { left: pasted, right: '' }
  if (before !== null && withoutSpaces(left + right) === withoutSpaces(before)) {
    if (/^delete.*Backward$/.test(inputType)) left = left.replace(LAST_DIGIT, '')
    if (/^delete.*Forward$/.test(inputType)) right = right.replace(FIRST_DIGIT, '')
  }
  return { left: withPlus(left), right }
}

/** The place in a number after the digits, and the plus, that another text has. */
export const placeAfter = (left: string, number: string): number => {
  const count = left.match(ANY_DIGIT)?.length ?? 0
  if (count === 0) return left.includes('+') && number.startsWith('+') ? 1 : 0
  const last = [...number.matchAll(ANY_DIGIT)][count - 1]
  return last ? last.index + 1 : number.length
}

const withoutSpaces = (text: string): string => text.replace(SPACING, '')
