import { expect, test } from 'vitest'
import { formProblems } from '#scripts/publish/form-problems.ts'
import { derivedTexts } from '#scripts/publish/site-files.ts'
import { formsFile, type LocaleForms } from '#src/lead/forms-file.ts'
import { smallSite } from './small-site.ts'

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
  consentVersion: '1',
  thankYouTitle: 'Thanks',
  thankYouText: 'We call.',
  failureText: 'Call us.',
})

test('the forms are published where the lead function looks for them', () => {
  const forms: LocaleForms[] = [
    { locale: 'en', dir: 'ltr', forms: [form('name')], messages: { 'rule.max': 'At most {n}' } },
  ]
  const files = derivedTexts({ ...smallSite(), forms }, 'https://mira.example')
  const published = formsFile.parse(
    JSON.parse((files as Record<string, string>)['builds/forms/en.json'] as string),
  )
  expect(published.forms.interest?.fields[0]?.name).toBe('name')
  expect(published.messages).toEqual({ 'rule.max': 'At most {n}' })
})

test('a field with a name that a lead needs for itself is a problem of its form', () => {
  const problems = formProblems([{ locale: 'ar', forms: [form('name', 'utm')] }])
  expect(problems).toEqual([
    { entry: 'forms/f1', locale: 'ar', problem: expect.stringContaining('a field named "utm"') },
  ])
})
