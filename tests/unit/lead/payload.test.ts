import { expect, test } from 'vitest'
import { leadPayload } from '#src/lead/payload.ts'

const consent = {
  ...{ version: '1', givenAt: '2026-11-23T06:00:00.000Z', language: 'en' },
  ...{ hash: '0123456789abcdef', text: 'I agree' },
}

test('the body for the CRM is the specification’s, to the letter (§3.10, §9.1)', () => {
  const utm = { source: 's', medium: 'm', campaign: 'c', term: 't', referrer: 'r' }
  expect(leadPayload({ fields: { name: 'Anna', evening: true }, utm, consent })).toEqual({
    name: 'Anna',
    evening: true,
    browserLang: 'en-US',
    pageLang: 'en-US',
    formId: '7',
    utm: { source: 's', medium: 'm', campaign: 'c', term: 't', referrer: 'r' },
    consentText: 'I agree',
    consentHash: '0123456789abcdef',
    consentVersion: '1',
    consentGivenAt: '2026-11-23T06:00:00.000Z',
  })
})

test('no field takes the place of what the specification sets', () => {
  const utm = { source: '', medium: '', campaign: '', term: '', referrer: '' }
  const fields = { formId: '8', utm: 'x', pageLang: 'de', consentText: 'No' }
  expect(leadPayload({ fields, utm, consent })).toMatchObject({
    ...{ formId: '7', utm, pageLang: 'en-US', consentText: 'I agree' },
  })
})
