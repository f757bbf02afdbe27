import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { FieldDefinition, RuleName } from '#src/lead/form-definition.ts'
import { formProblems } from '#src/models/parts/form-problems.ts'

const form = (...names: string[]) => ({
  documentId: 'f1',
  key: 'interest',
  title: 'Interest',
  fields: names.map((name) => ({
    name,
    label: name,
    kind: 'text' as const,
    rules: [],
    choices: [],
  })),
  consentText: 'I agree',
  consentVersion: '1',
  thankYouTitle: 'Thanks',
  thankYouText: 'We call.',
  failureText: 'Call us.',
})

test('a field with a name that a lead needs for itself is a problem of its form', () => {
  const problems = formProblems('ar', [form('name', 'utm')])
  expect(problems).toEqual([
    { entry: 'forms/f1', locale: 'ar', problem: expect.stringContaining('a field named "utm"') },
  ])
})

const field = (
  kind: FieldDefinition['kind'],
  rules: [RuleName, number?][],
  choices: string[] = [],
): FieldDefinition => ({
  name: 'it',
  label: 'It',
  kind,
  rules: rules.map(([rule, value = null]) => ({ rule, value })),
  choices: choices.map((value) => ({ value })),
})

const problemsOf = (...fields: FieldDefinition[]) =>
  formProblems('en', [{ ...form(), fields }]).map(({ problem }) => problem)

test.each([
  ['agreement to a text', field('text', [['requiredCheckbox']])],
  ['an e-mail address from a box', field('checkbox', [['email']])],
  ['a length from boxes', field('checkbox', [['min', 1]], ['a'])],
  ['a choice where there is none', field('select', [['required']])],
  ['a choice longer than all', field('select', [['min', 9]], ['a', 'b'])],
  [
    'more characters than it takes',
    field('text', [
      ['min', 9],
      ['max', 8],
    ]),
  ],
  [
    'two lengths',
    field('text', [
      ['length', 3],
      ['length', 4],
    ]),
  ],
])('a field that asks for %s is a problem: nobody can send the form', (_name, it) => {
  expect(problemsOf(it)).toEqual([expect.stringContaining('nobody can send the form')])
})

test.each([
  field('checkbox', [['requiredCheckbox']]),
  field('checkbox', [['required'], ['requiredCheckbox']], ['a']),
  field('select', [['required']], ['a']),
  field('select', []),
  field('text', [['min', 3], ['max', 3], ['alpha']]),
  field('phone', [['required'], ['phone']]),
])('but not $kind with the rules $rules', (it) => expect(problemsOf(it)).toEqual([]))

test('two fields of one name, two forms of one key and a rule without its number are problems', () => {
  expect(problemsOf(field('text', []), field('text', []), field('url', []))).toEqual([
    expect.stringContaining('several fields named "it"'),
  ])
  const twins = formProblems('en', [form('a'), { ...form('b'), documentId: 'f2' }])
  expect(twins.map(({ entry }) => entry)).toEqual(['forms/f1', 'forms/f2'])
  expect(twins[0]?.problem).toContain('the key "interest" of another form')
  expect(problemsOf(field('text', [['max']]))).toEqual([
    expect.stringContaining('the rule "max" without a number'),
  ])
})

test('hours that end when they begin are a problem, but not those past midnight or of a whole day', () => {
  const problemsAt = (opens: string, closes: string) =>
    formProblems('en', [{ ...form(), openingHours: [{ day: 'monday', opens, closes }] }])
  expect(problemsAt('09:00', '09:00')).toMatchObject([
    {
      problem: expect.stringContaining('opening hours on monday that end when they begin (09:00)'),
    },
  ])
  expect([problemsAt('20:00', '01:00'), problemsAt('00:00', '00:00')]).toEqual([[], []])
})

test('the forms of the embedded content have no problem', async () => {
  for (const locale of ['en', 'ar', 'de']) {
    const forms = JSON.parse(await readFile(`content/forms.${locale}.json`, 'utf8'))
    expect(formProblems(locale, forms)).toEqual([])
  }
})
