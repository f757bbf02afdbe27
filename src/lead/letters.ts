/**
 * Character classes of the rules (specification, section 5): letters are Latin or Cyrillic ones, those with
 * accents included, since "é" and "ü" are Latin letters. As sources, so that an input's `pattern` can use them;
 * both read them with the flag `v`.
 */
const LETTER = '[[\\p{Script=Latin}\\p{Script=Cyrillic}]&&\\p{L}]'

export const PATTERNS = {
  alpha: `${LETTER}*`,
  alpha_spaces: `[${LETTER}\\s]*`,
  alpha_num: `[${LETTER}0-9]*`,
  digits: '[0-9]*',
} as const

export type PatternName = keyof typeof PATTERNS

const compiled = new Map(
  Object.entries(PATTERNS).map(([name, source]) => [name, new RegExp(`^(?:${source})$`, 'v')]),
)

/** Whether a text has only characters of the class. An empty one has. */
export const hasOnly = (name: PatternName, text: string): boolean =>
  compiled.get(name)?.test(text) ?? false
