import { describe, expect, test } from 'vitest'
import { RULE_NAMES, type RuleName } from '#src/lead/form-definition.ts'
import { PATTERNS } from '#src/lead/letters.ts'
import { sayMessage } from '#src/lead/message.ts'
import { checkValue, type FieldValue, NEEDS_VALUE } from '#src/lead/rules.ts'
import { MESSAGES } from '#src/models/parts/messages.ts'
import { processorTime } from '#tests/processor-time.ts'

const example = () => '+971 50 123 4567'

/** What the rule says about a value, in the words of the specification; undefined when it passes. */
const said = (rule: RuleName, value: FieldValue, n: number | null = null) => {
  const message = checkValue(value, [{ rule, value: n }], { phoneExample: example })
  return message && sayMessage(message, MESSAGES, 'en')
}

const TABLE: [
  line: string,
  rule: RuleName,
  n: number | null,
  message: string,
  wrong: FieldValue[],
  right: FieldValue[],
][] = [
  ['§5.3', 'required', null, 'This field is required', ['', false, []], ['x', '0', true, ['a']]],
  [
    '§5.4',
    'requiredCheckbox',
    null,
    'You must agree to the terms',
    [false, '', 'true', []],
    [true, ['a']],
  ],
  ['§5.5', 'phone', null, 'Please enter a phone number', [''], []],
  [
    '§5.6',
    'phone',
    null,
    'Phone number is too short',
    ['+971 50 123 456', '+97150123456', '1', '+', 'abc'],
    ['+971 50 123 4567', '+971501234567', '00971501234567', '+971 (50) 123-45-67 8'],
  ],
  ['§5.7', 'email', null, 'Please enter an email address', [''], []],
  [
    '§5.7',
    'email',
    null,
    'Please enter a valid email address',
    ['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b .c', 'a@@b.c', 'a@b..c', ' a@b.c'],
    ['a@b.c', 'first.last+tag@mail.example.com', 'имя@почта.рф'],
  ],
  ['§5.8', 'min', 3, 'Minimum length is 3 characters', ['', 'ab', 'й😀'], ['abc', 'йцу', 'ab😀']],
  ['§5.9', 'max', 3, 'Maximum length is 3 characters', ['abcd'], ['', 'abc', '😀😀😀']],
  [
    '§5.2, §5.10',
    'alpha',
    null,
    'This field should contain only letters',
    ['a b', 'a1', 'a-b', "O'Neil", 'محمد', '東', 'Ⅷ', 'ª!'],
    ['', 'abc', 'Ёжик', 'Müller', 'Łódź', 'їжак'],
  ],
  [
    '§5.2, §5.11',
    'alpha_spaces',
    null,
    'This field should contain only letters and spaces',
    ['a1', 'a_b', 'محمد علي'],
    ['', 'Anna Maria', 'Анна\tМария', 'José  Ángel'],
  ],
  [
    '§5.2, §5.12',
    'alpha_num',
    null,
    'This field should contain only letters and numbers',
    ['a b', 'a-1', '١'],
    ['', 'abc123', 'дом5'],
  ],
  [
    '§5.13',
    'length',
    4,
    'This field must be exactly 4 characters',
    ['', 'abc', 'abcde'],
    ['abcd', 'дом5'],
  ],
  [
    '§5.2, §5.14',
    'digits',
    null,
    'This field should contain only digits',
    ['1.5', '-1', '1 2', '١٢'],
    ['', '0', '0123'],
  ],
  [
    '§5.2, §5.15',
    'url',
    null,
    'Please enter a valid URL',
    [
      'localhost',
      'ftp://a.example',
      'http://',
      'https://a',
      'a..example',
      'a.example:',
      'a.example:123456',
      'a b.example',
      'a.example/x y',
      'javascript:alert(1)',
    ],
    [
      '',
      'a.example',
      'http://a.example',
      'HTTPS://www.a-b.example',
      'a.example:8080',
      'https://a.example:1/x?y=z#w',
      'пример.рф/путь',
    ],
  ],
]

describe.each(TABLE)('(%s) %s(%s): %s', (_line, rule, n, message, wrong, right) => {
  test.each(wrong)('refuses %j', (value) => expect(said(rule, value, n)).toBe(message))
  if (right.length > 0) {
    test.each(right)('takes %j', (value) => expect(said(rule, value, n)).toBeUndefined())
  }
})

test('every rule of the specification is there', () => {
  expect([...new Set(TABLE.map(([, rule]) => rule))].toSorted()).toEqual(RULE_NAMES.toSorted())
})

test('a rule that needs a value is one that an empty value fails', () => {
  const failing = RULE_NAMES.filter((rule) => said(rule, '', 3) !== undefined)
  expect(failing.toSorted()).toEqual([...NEEDS_VALUE].toSorted())
})

test('the first rule that fails speaks, in the order of the editor', () => {
  const rules = [
    { rule: 'required', value: null },
    { rule: 'email', value: null },
  ] as const
  expect(checkValue('', rules)).toEqual({ key: 'rule.required' })
  expect(checkValue('', rules.toReversed())).toEqual({ key: 'rule.email.empty' })
})

test('a rule that lacks its number says nothing', () => {
  for (const rule of ['min', 'max', 'length'] as const) expect(said(rule, '')).toBeUndefined()
})

test('while the examples are not loaded, any telephone number passes', () => {
  expect(checkValue('1', [{ rule: 'phone', value: null }])).toBeUndefined()
})

test.each(Object.entries(PATTERNS))('the pattern of %s fits an input', (name, pattern) => {
  for (const flag of ['u', 'v']) {
    const compiled = new RegExp(`^(?:${pattern})$`, flag)
    expect(compiled.test(name === 'digits' ? '12' : 'Ёé')).toBe(true)
    expect(compiled.test('-')).toBe(false)
  }
})

test('no rule takes long over a hostile text', async () => {
  const texts = ['a.', 'a@', '-.', 'é', ' '].map((part) => part.repeat(5_000))
  const time = await processorTime(() => {
    for (const rule of RULE_NAMES) for (const text of texts) said(rule, `${text}!`, 3)
  })
  expect(time).toBeLessThan(1_000)
})
