import { expect, test } from 'vitest'
import { siteTexts } from '#scripts/build/output/site-files.ts'
import { formsFile, type LocaleForms } from '#src/lead/forms-file.ts'
import { smallSite } from '../../../../fixtures/small-site.ts'

const form = {
  key: 'interest',
  title: 'Interest',
  fields: [{ name: 'name', label: 'Name', kind: 'text' as const, rules: [], choices: [] }],
  consentText: 'I agree',
  consentVersion: '1',
  thankYouTitle: 'Thanks',
  thankYouText: 'We call.',
  failureText: 'Call us.',
}

test('the forms are published where the lead function looks for them', () => {
  const forms: LocaleForms[] = [
    { locale: 'en', dir: 'ltr', forms: [form], messages: { 'rule.max': 'At most {n}' } },
  ]
  const files = siteTexts({ ...smallSite(), forms }, 'https://mira.example')
  const published = formsFile.parse(
    JSON.parse((files as Record<string, string>)['builds/forms/en.json'] as string),
  )
  expect(published.forms.interest?.fields[0]?.name).toBe('name')
  expect(published.messages).toEqual({ 'rule.max': 'At most {n}' })
})
