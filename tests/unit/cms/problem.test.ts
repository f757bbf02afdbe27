import { describe, expect, test } from 'vitest'
import { hasSentence, PATTERNS, patternSentence } from '../../../cms/src/words/patterns.ts'
import { problemOf, type Rules } from '../../../cms/src/words/problem.ts'
import { modelFiles } from './model-files.ts'

const patterns = modelFiles().flatMap(({ attributes }) =>
  Object.values(attributes).flatMap(({ regex }) => (typeof regex === 'string' ? [regex] : [])),
)

describe('a pattern of the schemas', () => {
  test('has a sentence, and each sentence a pattern', () => {
    expect(Object.keys(PATTERNS).sort(), 'in cms/src/words/patterns.ts').toEqual(
      [...new Set(patterns)].sort(),
    )
  })

  test.each(Object.entries(PATTERNS))(
    '%s: the example of its sentence fits it',
    (pattern, said) => {
      const example = said.match(/such as (\S+)\.$/)?.[1]
      expect(example).toMatch(new RegExp(pattern))
      expect(patternSentence(new RegExp(pattern).source)).toBe(said)
      expect(hasSentence(new RegExp(pattern).source)).toBe(true)
    },
  )
})

const HELP = 'In square metres, such as 84.5.'
const slug: Rules = { type: 'string', required: true, regex: '^[a-z0-9]+(?:-[a-z0-9]+)*$' }
const area: Rules = { type: 'decimal', required: true, min: 0, max: 9000 }

describe('what is wrong with a value', () => {
  const cases: [what: string, rules: Rules, value: unknown, sentence: string][] = [
    ['nothing', area, null, `This is empty, but it is needed. ${HELP}`],
    ['no text', slug, '', `This is empty, but it is needed. ${HELP}`],
    [
      'no list',
      { type: 'component', required: true },
      [],
      `This is empty, but it is needed. ${HELP}`,
    ],
    ['a pattern', slug, 'A B', `“A B” does not fit. ${PATTERNS[slug.regex ?? '']}`],
    ['too little', area, -1, `-1 is too small: at least 0. ${HELP}`],
    ['too much', area, 9001, `9001 is too large: at most 9000. ${HELP}`],
    ['no number', area, 'many', `“many” is not a number. ${HELP}`],
    ['half a room', { type: 'integer' }, 2.5, `2.5 is not a whole number. ${HELP}`],
    [
      'no choice',
      { type: 'enumeration', enum: ['sold', 'free'] },
      'gone',
      '“gone” is none of the choices. They are: sold, free.',
    ],
    [
      'a long text',
      { type: 'string' },
      'x'.repeat(256),
      'This has 256 characters, but at most 255 fit. Shorten it.',
    ],
    [
      'a short text',
      { type: 'text', minLength: 3 },
      'x',
      'This has 1 characters, but needs at least 3. Write more.',
    ],
    [
      'a short list',
      { type: 'component', min: 2 },
      [{}],
      'This has 1 entries, but needs at least 2. Add some.',
    ],
    [
      'a long list',
      { type: 'component', max: 1 },
      [{}, {}],
      'This has 2 entries, but may have at most 1. Remove some.',
    ],
    ['an object', { type: 'string' }, {}, `This is not of the right kind. ${HELP}`],
  ]
  test.each(cases)('%s is said in a sentence', (_, rules, value, sentence) => {
    expect(problemOf(rules, value, 'raw', HELP)).toBe(sentence)
  })

  test('a value that another entry has is said in a sentence', () => {
    const said = 'This attribute must be unique'
    expect(problemOf(slug, 'a', said, HELP)).toBe(
      '“a” is taken by another entry. Write another one.',
    )
  })

  test('a picture that must be there is said in a sentence', () => {
    const said = 'image must be defined.'
    expect(problemOf({ type: 'media' }, undefined, said, HELP)).toContain('This is empty')
  })

  test('a rule that is not known here is left to what Strapi says', () => {
    expect(problemOf({ type: 'string' }, 'fine', 'is odd', HELP)).toBeNull()
  })
})
