import { expect, test } from 'vitest'
import { leadPayload } from '#src/lead/payload.ts'

test('the body for the CRM is the specification’s, to the letter (§3.10, §9.1)', () => {
  const utm = { source: 's', medium: 'm', campaign: 'c', term: 't', referrer: 'r' }
  expect(leadPayload({ fields: { name: 'Anna', evening: true }, utm })).toEqual({
    name: 'Anna',
    evening: true,
    browserLang: 'en-US',
    pageLang: 'en-US',
    formId: '7',
    utm: { source: 's', medium: 'm', campaign: 'c', term: 't', referrer: 'r' },
  })
})

test('no field takes the place of what the specification sets', () => {
  const utm = { source: '', medium: '', campaign: '', term: '', referrer: '' }
  const fields = { formId: '8', utm: 'x', pageLang: 'de' }
  expect(leadPayload({ fields, utm })).toMatchObject({ formId: '7', utm, pageLang: 'en-US' })
})
