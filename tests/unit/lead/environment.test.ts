import { expect, test } from 'vitest'
import { leadEnvironment } from '#src/lead/outbox/environment.ts'

test('reads what is set', () => {
  const variables = {
    FORM_API_HOST: 'https://crm.example/',
    LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    LEAD_RETENTION_DAYS: '7',
    TURNSTILE_SECRET: 'x',
  }
  expect(leadEnvironment(variables)).toEqual({
    crmHost: 'https://crm.example',
    webhookSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    turnstileSecret: 'x',
    retentionDays: 7,
    problems: [],
  })
})

test('keeps delivered leads for 30 days by default', () => {
  expect(leadEnvironment({ FORM_API_HOST: '' })).toMatchObject({
    crmHost: undefined,
    retentionDays: 30,
    problems: [],
  })
})

test('names what cannot be used, and goes on without it', () => {
  const variables = { FORM_API_HOST: 'crm', LEAD_WEBHOOK_SECRET: 'x', LEAD_RETENTION_DAYS: '-1' }
  const { problems, ...rest } = leadEnvironment(variables)
  expect(rest).toMatchObject({ crmHost: undefined, webhookSecret: undefined, retentionDays: 30 })
  expect(problems).toEqual([
    'FORM_API_HOST cannot be used: it must be an address such as https://crm.example.',
    'LEAD_WEBHOOK_SECRET cannot be used: it must be "whsec_" followed by base64.',
    'LEAD_RETENTION_DAYS cannot be used: it must be a number of days.',
  ])
})
