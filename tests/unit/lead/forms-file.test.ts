import { expect, expectTypeOf, test } from 'vitest'
import type { FormDefinition } from '#src/lead/form-definition.ts'
import { formsFile, formsFiles, reservedFields } from '#src/lead/forms-file.ts'
import type { RuleMessageKey } from '#src/lead/message.ts'
import type { FormModel } from '#src/models/parts/form.ts'
import type { MessageKey } from '#src/models/parts/messages.ts'

const form: FormDefinition = {
  key: 'interest',
  title: 'Interest',
  fields: [{ name: 'name', label: 'Name', kind: 'text', rules: [], choices: [] }],
  consentText: 'I agree',
  consentVersion: '1',
  thankYouTitle: 'Thanks',
  thankYouText: 'We call.',
  failureText: 'Call us.',
}

const locale = (locale: string, dir: 'ltr' | 'rtl') => ({
  locale,
  dir,
  forms: [{ ...form, title: locale, intro: 'not needed' }],
  messages: { 'rule.required': `required ${locale}`, 'shell.menu': 'not needed' },
})

test('each language has its file, and the first one is the default', () => {
  const files = formsFiles([locale('en', 'ltr'), locale('ar', 'rtl')])
  expect(Object.keys(files)).toEqual([
    'builds/forms/en.json',
    'builds/forms/ar.json',
    'builds/forms/default.json',
  ])
  expect(files['builds/forms/default.json']).toBe(files['builds/forms/en.json'])
  expect(formsFile.parse(JSON.parse(files['builds/forms/ar.json'] as string))).toEqual({
    locale: 'ar',
    dir: 'rtl',
    forms: { interest: { ...form, title: 'ar' } },
    messages: { 'rule.required': 'required ar' },
  })
})

test('names the fields that a lead has other things under', () => {
  const field = (name: string) => ({ ...form.fields[0], name }) as FormDefinition['fields'][number]
  const fields = ['name', 'consent', 'utm', 'job', 'formId'].map(field)
  expect(reservedFields({ fields })).toEqual(['consent', 'utm', 'job', 'formId'])
})

test('a form of the page models fits, and every message has its words', () => {
  expectTypeOf<FormModel['fields']>().toExtend<FormDefinition['fields']>()
  expectTypeOf<RuleMessageKey>().toExtend<MessageKey>()
})
