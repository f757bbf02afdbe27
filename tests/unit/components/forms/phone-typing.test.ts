import { expect, it } from 'vitest'
import { meantPhone, placeAfter } from '#src/components/forms/live/phone-typing.ts'

/** A field such as "050|123", where the bar is the caret, or "05[01]23", where that is selected. */
const field = (text: string) => {
  const [, left = '', selected = '', right = ''] = /^(.*?)(?:\||\[(.*)\])(.*)$/.exec(text) ?? []
  return { left, selected, right }
}

/** What an input means that makes a field such as "050|" of another. */
const meant = (before: string, after: string, inputType = 'insertText') => {
  const { left, right } = meantPhone(field(after), inputType, field(before))
  return `${left}|${right}`
}

it.each([
  ['0|', '00|', '+|'],
  ['|', '٠٠٩٧١|', '+٩٧١|'],
  ['|', '００９７１|', '+９７１|'],
  ['|', '\u202a0097150|', '+97150|'],
  ['005|', '0050|', '+50|'],
  ['05|', '050|', '050|'],
  ['|0', '0|0', '0|0'],
])('two zeros are a plus: %s becomes %s', (before, after, expected) => {
  expect(meant(before, after)).toBe(expected)
})

it.each([
  ['+49|', '+49+971 50 123 4567|', '+971 50 123 4567|'],
  ['+49|', '+49 00971501234567|', '+971501234567|'],
  ['|501234567', '+971501234567|501234567', '+971501234567|'],
  ['+49 [15]1', '+49 +971501234567|1', '+971501234567|'],
  ['|', '+971 (0)50 123 4567|', '+971 50 123 4567|'],
  ['|', '+971 50 123 4567, +971 4 123 4567|', '+971 50 123 4567, |'],
  ['|501234567', '+971|501234567', '+971|501234567'],
  ['|501234567', '+|501234567', '+|501234567'],
  ['050|', '050 123|', '050 123|'],
])('what is pasted: %s becomes %s', (before, after, expected) => {
  expect(meant(before, after, 'insertFromPaste')).toBe(expected)
  expect(meant(before, after, 'insertText')).toBe(expected)
})

it.each([
  ['+49|', '+49+|', '+|'],
  ['+971 50 123 4567|', '+971 50 123 4567+|', '+971 50 123 4567+|'],
  ['05|', '05+|', '05+|'],
  ['05|01', '05+|01', '05+|01'],
  ['05|', '0500|', '0500|'],
])('a plus after a dial code begins another number: %s', (before, after, expected) => {
  expect(meant(before, after)).toBe(expected)
})

it.each([
  ['050 |123 4567', '050|123 4567', 'deleteContentBackward', '05|123 4567'],
  ['050| 123 4567', '050|123 4567', 'deleteContentForward', '050|23 4567'],
  ['050| 123 4567', '050|123 4567', 'deleteWordForward', '050|23 4567'],
  ['(201|) ', '(201| ', 'deleteContentForward', '(201|) '],
  ['050 123| 4567', '050 12| 4567', 'deleteContentBackward', '050 12| 4567'],
  ['050[ ]123 4567', '050|123 4567', 'deleteContentBackward', '050|123 4567'],
])(
  'a deleted space takes the digit beside it: %s becomes %s by %s',
  (before, after, how, expected) => {
    expect(meant(before, after, how)).toBe(expected)
  },
)

it('what a form is filled with is taken as it is', () => {
  expect(meantPhone({ left: '00971501234567', right: '' }, '', null).left).toBe('+971501234567')
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
