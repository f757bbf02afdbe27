import { expect, it } from 'vitest'
import { meantPhone, placeAfter } from '#src/components/forms/live/phone-typing.ts'

/** A field as "050|123": the bar is the caret. */
const field = (text: string) => {
  const [left = '', right = ''] = text.split('|')
  return { left, right }
}

const meant = (text: string, inputType: string, before: string | null, data: string | null = null) => {
  const { left, right } = meantPhone(field(text), { inputType, data }, before)
  return `${left}|${right}`
}

it.each([
  ['00|', '+|'],
  ['٠٠٩٧١|', '+٩٧١|'],
  ['0050|', '+50|'],
  ['050|', '050|'],
  ['0|0', '0|0'],
])('what is typed: %s', (typed, expected) => {
  expect(meant(typed, 'insertText', '')).toBe(expected)
})

it.each([
  ['050 123|4567', 'deleteContentBackward', '050 12|4567'],
  ['050 123|4567', 'deleteContentForward', '050 123|567'],
  ['٠٥٠ ١٢٣|٤٥٦٧', 'deleteContentBackward', '٠٥٠ ١٢|٤٥٦٧'],
  ['050|123 4567', 'deleteWordForward', '050|23 4567'],
  ['050|123 4567', 'deleteSoftLineForward', '050|23 4567'],
  ['050|123 4567', 'deleteWordBackward', '05|123 4567'],
])('a deleted space takes the digit beside it: %s, %s', (typed, inputType, expected) => {
  expect(meant(typed, inputType, '050 123 4567'.replace(/\d/g, digitsLike(typed)))).toBe(expected)
})

/** Writes digits in the script of a text. */
const digitsLike = (text: string) => (digit: string) =>
  text.startsWith('٠') ? String.fromCodePoint(0x660 + Number(digit)) : digit

it('a deleted digit takes no other with it', () => {
  expect(meant('050 12|4567', 'deleteContentBackward', '050 123 4567')).toBe('050 12|4567')
})

it('nothing more goes than what was selected', () => {
  expect(meant('050 123|4567', 'deleteContentBackward', null)).toBe('050 123|4567')
})

it.each([
  ['+49+971 50 123 4567|', '+971 50 123 4567', '+971 50 123 4567|'],
  ['+971 50 1, +971 4 2|', '+971 50 1, +971 4 2', '+971 50 1, |'],
  ['050 123|', '123', '050 123|'],
])('what is pasted: %s', (typed, data, expected) => {
  expect(meant(typed, 'insertFromPaste', '', data)).toBe(expected)
})

it.each([
  ['050', '050 123', 3],
  ['0501', '050 123', 5],
  ['', '050', 0],
  ['+', '+971', 1],
  ['+٩٧', '+971 50', 3],
  ['05099', '050', 3],
])('the caret after %s in %s', (left, number, place) => {
  expect(placeAfter(left, number)).toBe(place)
})
