import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leadMails } from '#functions/lead-mail/lead-mails.ts'
import { leadsCsv } from '#scripts/leads/csv.ts'
import { readLeads } from '#scripts/leads/read-leads.ts'
import { leadsTable } from '#scripts/leads/table.ts'
import { consentHash } from '#src/lead/consent-hash.ts'
import { createCrm } from '#src/lead/outbox/crm.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { memoryStore } from './memory-store.ts'
import { leadHandler, post, postForm, publishedForms, submission } from './sample.ts'

const CONSENT = 'I agree to one email a month. See the [privacy notice](/privacy).'

const email = {
  ...{ name: 'email', label: 'Email', kind: 'email' as const, choices: [] },
  rules: [
    { rule: 'required' as const, value: null },
    { rule: 'email' as const, value: null },
  ],
}

const newsletter = {
  ...publishedForms.forms.interest,
  ...{ key: 'newsletter', title: 'The magazine by email', fields: [email], consentText: CONSENT },
} as (typeof publishedForms.forms)[string]

const forms = async () => ({ ...publishedForms, forms: { newsletter } })

const signUp = (text = CONSENT) =>
  submission({
    ...{ formKey: 'newsletter', fields: { email: 'anna@example.com' } },
    consentHash: consentHash(text),
  })

const withoutScript = {
  ...{ formKey: 'newsletter', locale: 'en', consentVersion: '2026-05', consent: 'true' },
  ...{ consentHash: consentHash(CONSENT), email: 'anna@example.com', 'contact-time': '' },
}

let receiver: CrmReceiver

beforeAll(async () => {
  receiver = await startCrmReceiver()
})

afterAll(() => receiver.close())

/** What the CRM and the outbox have of a request, which is accepted. */
const kept = async (request: Request, store = memoryStore()) => {
  receiver.taken.clear()
  const crm = createCrm({ host: receiver.host })
  const { status } = await leadHandler(store, { forms, crm })(request)
  expect([200, 303]).toContain(status)
  const { leads } = await readLeads(createOutbox(store), ['delivered'])
  const [taken] = receiver.taken.values()
  return { leads, body: taken?.body as Record<string, unknown> }
}

describe('a newsletter', () => {
  test.each([
    ['with a script', () => post(signUp())],
    ['without one', () => postForm(withoutScript)],
  ])(
    'is signed up for by an address alone, %s, and the CRM gets the words that were agreed to',
    async (_name, request) => {
      const { leads, body } = await kept(request())
      const givenAt = leads[0]?.receivedAt
      expect(body).toMatchObject({
        ...{ formKey: 'newsletter', email: 'anna@example.com', consentVersion: '2026-05' },
        ...{ consentText: CONSENT, consentHash: consentHash(CONSENT), consentGivenAt: givenAt },
      })
      expect(body).not.toHaveProperty('name')
      expect(leads).toMatchObject([
        {
          ...{ checked: 'form', spam: [] },
          consent: { text: CONSENT, hash: consentHash(CONSENT), language: 'en', givenAt },
        },
      ])
    },
  )

  test('is listed, exported and mailed without a name, with the words', async () => {
    const { leads } = await kept(post(signUp()))
    const read = { leads, unreadable: [] }
    expect(leadsTable(read, new Date())).toMatch(/delivered +newsletter/)
    expect(leadsCsv(read)).toContain(CONSENT)
    const { key: _, title, fields } = newsletter
    const mailed = {
      ...{ title, to: ['desk@mira.example'], answer: null },
      fields: fields.map((field) => ({ ...field, choices: [] })),
    }
    const site = {
      locale: 'en',
      dir: 'ltr' as const,
      siteName: 'Mira',
      origin: 'https://m.example',
    }
    const settings = [{ ...site, forms: { newsletter: mailed }, projects: {} }]
    const { team } = leadMails(leads[0] as NonNullable<(typeof leads)[0]>, settings, Date.now())
    expect(team).toMatchObject([{ replyTo: 'anna@example.com', to: 'desk@mira.example' }])
    expect(team[0]?.text).toContain(CONSENT)
  })

  test('of a page with older words is not said to be agreed to in today’s: their hash names them', async () => {
    const { leads, body } = await kept(post(signUp('I agreed to this before.')))
    expect(body.consentHash).toBe(consentHash('I agreed to this before.'))
    expect(body).not.toHaveProperty('consentText')
    expect(leads[0]?.consent.text).toBeNull()
  })

  test('needs an address and the consent', async () => {
    const handler = leadHandler(memoryStore(), { forms })
    const without = { ...signUp(), fields: { email: '' }, consent: false }
    const response = await handler(post(without))
    expect(response.status).toBe(422)
    const { error } = (await response.json()) as { error: { fields: object } }
    expect(Object.keys(error.fields).toSorted()).toEqual(['consent', 'email'])
  })
})
