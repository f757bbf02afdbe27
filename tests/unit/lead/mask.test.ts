import IMask from 'imask'
import { expect, test } from 'vitest'
import { imaskOptions } from '#src/lead/mask.ts'

const masked = (mask: string, typed: string): string => {
  const pipe = IMask.createMask(imaskOptions(mask))
  pipe.resolve(typed)
  return pipe.value
}

test.each([
  ['#', 'a1b2', '1'],
  ['X', '-é7', '7'],
  ['X', '-q', 'q'],
  ['S', '1bC', 'b'],
  ['AA', 'b1c', 'BC'],
  ['aa', 'B1C', 'bc'],
  ['AA-####', 'mc1204', 'MC-1204'],
  ['AA-####', 'MC-1204', 'MC-1204'],
  ['AA-####', 'mc١٢۳۴', 'MC-1234'],
  ['XX', '٣-q', '3q'],
  ['+49 (0) ##', '12', '+49 (0) 12'],
  ['0*[!a]{b}`#', '5', '0*[a]{b}`5'],
  ['!#-#', '5', '#-5'],
  ['!!#', '5', '!5'],
  ['!A#', '5', 'A5'],
  ['#!', '5!', '5!'],
])('in the mask %s, typing %s gives %s (§1.9, §9.7)', (mask, typed, value) => {
  expect(masked(mask, typed)).toBe(value)
})
