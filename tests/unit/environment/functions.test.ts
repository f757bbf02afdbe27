import { expect, test } from 'vitest'
import {
  draftEnvironment,
  leadEnvironment,
  rebuildEnvironment,
} from '#src/environment/functions.ts'

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

test('an edit becomes a build where there is a hook, and a wrong address costs no answer', () => {
  const given = { PUBLISH_SECRET: 's', BUILD_HOOK_URL: ' https://hooks.example/1 ', CMS_URL: 'cms' }
  expect(rebuildEnvironment(given)).toEqual({
    secret: 's',
    buildHook: 'https://hooks.example/1',
    cms: undefined,
    problems: ['CMS_URL cannot be used: it must be an address such as https://cms.example.'],
  })
})

const drafts = {
  DRAFT_SECRET: 'sixteen-letters.',
  CMS_DRAFT_TOKEN: 't',
  CMS_URL: 'https://cms.example/base/api',
}

test('drafts have all that they need, or a sentence for each thing that they lack', () => {
  expect(draftEnvironment(drafts)).toEqual({
    secret: 'sixteen-letters.',
    cms: { url: 'https://cms.example/base', publicUrl: undefined, token: 't' },
    panel: 'https://cms.example',
  })
  const panel = { CMS_PUBLIC_URL: 'https://panel.example/x' }
  expect(draftEnvironment({ ...drafts, ...panel })).toMatchObject({
    panel: 'https://panel.example',
  })
  expect(draftEnvironment({ CMS_URL: 'https://cms.example' })).toEqual({
    problems: ['DRAFT_SECRET is not set.', 'CMS_DRAFT_TOKEN is not set.'],
  })
  expect(draftEnvironment({ ...drafts, DRAFT_SECRET: 'short' })).toEqual({
    problems: ['DRAFT_SECRET cannot be used: it must be 16 characters at least.'],
  })
})

test('a sentence of a function never tells the value', () => {
  const given = { LEAD_WEBHOOK_SECRET: 'hunter2', DRAFT_SECRET: 'hunter2', CMS_URL: 'hunter2' }
  const said = [leadEnvironment(given), rebuildEnvironment(given), draftEnvironment(given)]
  expect(JSON.stringify(said)).not.toContain('hunter2')
})
