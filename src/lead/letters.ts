/**
 * Characters that the rules allow (specification, section 5): letters are Latin or Cyrillic ones, those
 * with accents included, since "é" and "ü" are Latin letters. They are sources, so that an input's
 * `pattern` can use them; browsers read that with the flag `v` or, older ones, `u`, and both take these.
 */
const LETTER = '(?=\\p{L})[\\p{Script=Latin}\\p{Script=Cyrillic}]'

export const PATTERNS = {
  alpha: `(?:${LETTER})*`,
  alpha_spaces: `(?:${LETTER}|\\s)*`,
  alpha_num: `(?:${LETTER}|[0-9])*`,
  digits: '[0-9]*',
} as const

export type PatternName = keyof typeof PATTERNS

const compiled = new Map(
  Object.entries(PATTERNS).map(([name, source]) => [name, new RegExp(`^(?:${source})$`, 'u')]),
)

/** Whether a text has only characters of the class. An empty one has. */
export const hasOnly = (name: PatternName, text: string): boolean =>
  compiled.get(name)?.test(text) ?? false
