import { describe, expect, test } from 'vitest'
import type { FieldDefinition } from '#src/lead/form-definition.ts'
import { fieldErrors, formSchema } from '#src/lead/form-schema.ts'

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: `${name} label`,
  kind: 'text',
  rules: [],
  choices: [],
  ...more,
})

const check = (fields: FieldDefinition[], values: unknown) => {
  const result = formSchema(fields, { phoneExample: () => '+971 50 123 4567' }).safeParse(values)
  return result.success ? { values: result.data } : { errors: fieldErrors(result.error) }
}

const required = { rule: 'required', value: null } as const

describe('the schema of a form', () => {
  test('has one message for each field, with its values', () => {
    const fields = [
      field('name', { rules: [required, { rule: 'min', value: 3 }] }),
      field('city', { rules: [{ rule: 'min', value: 3 }] }),
      field('mail', { rules: [{ rule: 'email', value: null }] }),
      field('free'),
    ]
    expect(check(fields, { name: '', city: 'ab', mail: 'x', free: '' })).toEqual({
      errors: {
        name: { key: 'rule.required' },
        city: { key: 'rule.min', values: { n: 3 } },
        mail: { key: 'rule.email.format' },
      },
    })
  })

  test('gives clean values', () => {
    const fields = [
      field('name'),
      field('text', { kind: 'textarea' }),
      field('tel', { kind: 'phone', rules: [{ rule: 'phone', value: null }] }),
      field('years', { kind: 'number', rules: [{ rule: 'digits', value: null }] }),
    ]
    const values = {
      name: ' E\u0301va\u0000 ',
      text: 'a\r\nb\r',
      tel: '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
      years: '۵',
    }
    expect(check(fields, values)).toEqual({
      values: { name: 'Éva', text: 'a\nb', tel: '+971 50 123 4567', years: '5' },
    })
  })

  test('drops the marks that come along unseen when an address or a number is pasted', () => {
    const fields = [
      field('mail', { kind: 'email', rules: [{ rule: 'email', value: null }] }),
      field('site', { kind: 'url', rules: [{ rule: 'url', value: null }] }),
      field('years', { kind: 'number', rules: [{ rule: 'digits', value: null }] }),
      field('name'),
    ]
    const values = {
      mail: '\u200eanna@mira.example\u202c ',
      site: '\u2068https://mira.example\u2069',
      years: '\u200f12\u200b',
      name: 'می\u200cخواهم',
    }
    expect(check(fields, values)).toEqual({
      values: {
        mail: 'anna@mira.example',
        site: 'https://mira.example',
        years: '12',
        name: values.name,
      },
    })
  })

  test('takes the digits of every keyboard where digits are asked for', () => {
    const fields = [
      field('code', {
        rules: [
          { rule: 'digits', value: null },
          { rule: 'length', value: 4 },
        ],
      }),
      field('flat', { rules: [{ rule: 'alpha_num', value: null }] }),
      field('note'),
    ]
    expect(check(fields, { code: '١٢٣٤', flat: 'B۱۲', note: '٣ غرف' })).toEqual({
      values: { code: '1234', flat: 'B12', note: '٣ غرف' },
    })
  })

  test('checks a telephone number and an address that need not be given, if they are', () => {
    const fields = [field('tel', { kind: 'phone' }), field('mail', { kind: 'email' })]
    expect(check(fields, { tel: '', mail: '' })).toEqual({ values: { tel: '', mail: '' } })
    expect(check(fields, { tel: '+97150', mail: 'anna@' })).toEqual({
      errors: { tel: { key: 'rule.phone.short' }, mail: { key: 'rule.email.format' } },
    })
  })

  test('leaves out what the form does not have, and takes what is missing as empty', () => {
    expect(check([field('a'), field('b', { kind: 'checkbox' })], { c: 'x' })).toEqual({
      values: { a: '', b: false },
    })
    for (const values of [undefined, null, 'x', 5, []]) {
      expect(check([field('a')], values)).toEqual({ values: { a: '' } })
      expect(check([field('a', { rules: [required] })], values)).toHaveProperty('errors.a')
    }
  })

  test('does not take what every object has for a value', () => {
    const fields = [field('constructor', { rules: [required] }), field('toString')]
    expect(check(fields, {})).toEqual({ errors: { constructor: { key: 'rule.required' } } })
  })

  test('reads boxes as a browser sends them', () => {
    const choices = [{ value: 'pool' }, { value: 'gym' }]
    const fields = [
      field('one', { kind: 'checkbox' }),
      field('many', { kind: 'checkbox', choices }),
    ]
    expect(check(fields, { one: 'true', many: 'pool' })).toEqual({
      values: { one: true, many: ['pool'] },
    })
    expect(check(fields, { one: 'on', many: ['pool', 'gym', 'pool'] })).toEqual({
      values: { one: true, many: ['pool', 'gym'] },
    })
  })

  test('takes only choices that are offered', () => {
    const choices = [{ value: 'pool' }]
    const fields = [
      field('select', { kind: 'select', choices }),
      field('boxes', { kind: 'checkbox', choices }),
    ]
    expect(check(fields, { select: 'sea', boxes: ['pool', 'sea'] })).toEqual({
      errors: { select: { key: 'rule.required' }, boxes: { key: 'rule.required' } },
    })
    expect(check(fields, { select: '', boxes: [] })).toHaveProperty('values')
  })

  test('limits texts where the editor did not', () => {
    const long = (n: number) => 'x'.repeat(n)
    expect(check([field('a')], { a: long(1_001) })).toHaveProperty('errors.a.values.n', 1_000)
    expect(check([field('a', { kind: 'textarea' })], { a: long(1_001) })).toHaveProperty('values')
    expect(
      check([field('a', { rules: [{ rule: 'max', value: 2_000 }] })], { a: long(1_500) }),
    ).toHaveProperty('values')
    expect(check([field('a', { kind: 'phone' })], { a: long(26) })).toEqual({
      errors: { a: { key: 'rule.max', values: { n: 25 } } },
    })
  })

  test('survives values of any kind', () => {
    const kinds = ['text', 'phone', 'textarea', 'select', 'checkbox', 'number', 'url'] as const
    const fields = kinds.map((kind) => field(kind, { kind }))
    for (const value of [null, 5, {}, [], [5], true, Symbol.iterator, Number.NaN, '\ud800']) {
      const values = Object.fromEntries(kinds.map((kind) => [kind, value]))
      expect(() => check(fields, values)).not.toThrow()
    }
  })
})
