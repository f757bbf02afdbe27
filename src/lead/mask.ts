import { plainDigits } from './field-value.ts'

/**
 * The tokens of an editor's mask (specification, section 9): `#` a digit, `X` a letter or a digit, `S` a
 * letter, `A` a letter written in upper case, `a` a letter written in lower case, `!` makes the next
 * character stand for itself. Everything else stands for itself. Digits of any keyboard become 0 to 9.
 */
const DEFINITIONS = {
  '#': { mask: /[0-9]/, prepareChar: plainDigits },
  X: { mask: /[0-9A-Za-z]/, prepareChar: plainDigits },
  S: /[A-Za-z]/,
  A: { mask: /[A-Za-z]/, prepareChar: (character: string) => character.toUpperCase() },
  a: { mask: /[A-Za-z]/, prepareChar: (character: string) => character.toLowerCase() },
}

const ESCAPE = '!'

type ImaskOptions = { mask: string; definitions: typeof DEFINITIONS }

/** An editor's mask as the options of imask and `react-imask`. */
export const imaskOptions = (mask: string): ImaskOptions => {
  let pattern = ''
  for (let at = 0; at < mask.length; at += 1) {
    const character = mask[at] as string
    if (character === ESCAPE && at + 1 < mask.length) {
      at += 1
      pattern += literal(mask[at] as string)
    } else {
      pattern += Object.hasOwn(DEFINITIONS, character) ? character : literal(character)
    }
  }
  return { mask: pattern, definitions: DEFINITIONS }
}

/** imask has other tokens too, such as `0` and `*`: a backslash escapes them. */
const literal = (character: string): string => `\\${character}`
