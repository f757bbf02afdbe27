import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createForms } from '#functions/lead/forms.ts'
import { createTurnstile } from '#functions/lead/lead.ts'
import type { FormDefinition } from '#src/lead/form-definition.ts'
import { formsFiles } from '#src/lead/forms-file.ts'
import { createCrm, signWebhook } from '#src/lead/outbox/crm.ts'
import type { Submission } from '#src/lead/submission.ts'
import { type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { memoryStore } from './memory-store.ts'
import { CONSENT, leadHandler, ORIGIN, post, publishedForms, SITE, submission } from './sample.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

let receiver: CrmReceiver

beforeAll(async () => {
  receiver = await startCrmReceiver()
})

afterAll(() => receiver.close())

const keysOf = (store: { entries: Map<string, string> }) => [...store.entries.keys()]
const recordsOf = (store: { entries: Map<string, string> }) =>
  [...store.entries.values()].map((text) => JSON.parse(text))

describe('a lead', () => {
  test('goes to the CRM as the specification says, signed, under its key (§7.11)', async () => {
    const store = memoryStore()
    const crm = createCrm({ host: receiver.host, secret: SECRET })
    const lead = submission()
    const response = await leadHandler(store, { crm })(post(lead))
    const { status, id } = (await response.json()) as { status: string; id: string }

    expect([response.status, status]).toEqual([200, 'accepted'])
    expect(id).toMatch(new RegExp(`^${lead.submissionId}-[0-9a-f]{12}$`))
    expect(receiver.requests.at(-1)).toEqual({ method: 'POST', path: '/webhook/mira_leads' })
    const taken = receiver.taken.get(id)
    expect(taken?.body).toEqual({
      ...lead.fields,
      ...ORIGIN,
      browserLang: 'en-US',
      pageLang: 'en-US',
      formId: '7',
      utm: lead.utm,
      consentText: CONSENT,
      consentHash: lead.consentHash,
      consentVersion: '2026-05',
      consentGivenAt: expect.stringMatching(/^2.*Z$/),
    })
    const headers = taken?.headers ?? {}
    expect(headers['content-type']).toBe('application/json')
    expect(headers['webhook-id']).toBe(id)
    const timestamp = Number(headers['webhook-timestamp'])
    expect(headers['webhook-signature']).toBe(
      signWebhook(SECRET, { id, timestamp, body: JSON.stringify(taken?.body) }),
    )
    expect(headers['mira-consent']).toMatch(/^version=2026-05&language=en&at=2/)
  })

  test('is kept as delivered, with the consent’s version, language and words', async () => {
    const store = memoryStore()
    await leadHandler(store, { crm: createCrm({ host: receiver.host }) })(post(submission()))
    expect(keysOf(store)).toEqual([
      expect.stringMatching(/^delivered\/\d{4}-\d\d-\d\d\/submission-/),
    ])
    expect(recordsOf(store)).toEqual([
      expect.objectContaining({
        checked: 'form',
        consent: {
          ...{ version: '2026-05', language: 'en', givenAt: expect.any(String) },
          ...{ hash: expect.stringMatching(/^[0-9a-f]{16}$/), text: CONSENT },
        },
        deliveredAt: expect.any(String),
      }),
    ])
  })

  test('waits in the outbox while no CRM is set up, and the log says so', async () => {
    const store = memoryStore()
    const note = vi.fn()
    const response = await leadHandler(store, { note })(post(submission()))
    expect(response.status).toBe(200)
    expect(keysOf(store)).toEqual([expect.stringMatching(/^pending\//)])
    expect(note).toHaveBeenCalledWith(
      expect.objectContaining({ crm: 'FORM_API_HOST is not set: it stays in the outbox' }),
    )
  })

  test('is one lead when it is sent twice, at once or later', async () => {
    const store = memoryStore()
    const handle = leadHandler(store, { crm: createCrm({ host: receiver.host }) })
    const lead = submission()
    const answers = await Promise.all([handle(post(lead)), handle(post(lead))])
    answers.push(await handle(post({ ...lead, filledMs: 99_000 })))
    const ids = await Promise.all(
      answers.map(async (answer) => (await answer.json()) as { id: string }),
    )
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    expect(store.entries.size).toBe(1)
    // The third found that it was delivered.
    expect(receiver.taken.get(ids[0]?.id ?? '')?.times).toBeLessThanOrEqual(2)
  })

  test('is one lead, too, when its forms could not be read the first time', async () => {
    const store = memoryStore()
    const crm = createCrm({ host: receiver.host })
    const [lead, before] = [submission(), receiver.taken.size]
    lead.fields.phone = '050 123 4567'
    lead.phoneCountries = { phone: 'AE' }
    await receiver.setFault({ kind: 'slow', ms: 300 })
    // The receiver takes it, but answers too late for the function; then the visitor tries again.
    await leadHandler(store, { crm, answerMs: 200, forms: async () => undefined })(post(lead))
    const again = leadHandler(store, { crm })(post(lead))
    expect((await again).status).toBe(200)
    await receiver.setFault(undefined)
    expect(receiver.taken.size - before).toBe(1)
    expect(keysOf(store)).toEqual([expect.stringMatching(/^delivered\//)])
  })

  test('names utm_content, the landing page and the ids of a click beside the tags of the specification', async () => {
    const store = memoryStore()
    const clickIds = { gclid: 'g1', fbclid: 'f1', formKey: 'other', unknown: 'x' }
    const landingPage = `${SITE}/units/x`
    await leadHandler(store)(post(submission({ utmContent: 'blue', clickIds, landingPage })))
    const { fields } = recordsOf(store)[0]
    expect(fields).toMatchObject({ utmContent: 'blue', gclid: 'g1', fbclid: 'f1', landingPage })
    expect(fields.formKey).not.toBe('other')
    expect(fields).not.toHaveProperty('unknown')
  })

  test('has no characters in its tags that a CRM could not read', async () => {
    const store = memoryStore()
    const sent = submission()
    const utm = { ...sent.utm, source: 'a\u0000b', medium: `${'c'.repeat(499)}🏠` } as never
    await leadHandler(store)(post({ ...sent, utm }))
    const { source, medium } = recordsOf(store)[0].utm
    expect(source).toBe('ab')
    expect(medium.isWellFormed()).toBe(true)
  })

  test('names no landing page of another site', async () => {
    const store = memoryStore()
    await leadHandler(store)(post(submission({ landingPage: 'https://other.example/' })))
    expect(recordsOf(store)[0].fields).not.toHaveProperty('landingPage')
  })

  test('is another lead when it was corrected', async () => {
    const store = memoryStore()
    const handle = leadHandler(store)
    const lead = submission()
    await handle(post(lead))
    await handle(post({ ...lead, fields: { ...lead.fields, name: 'Anna' } }))
    expect(store.entries.size).toBe(2)
  })

  test('carries what the page was about, and nothing that the form does not have', async () => {
    const store = memoryStore()
    const shortlist = { shortlist: 'A-1; B-2', shortlistIds: 'def ghi' }
    const subject = { job: 'Sales advisor', jobId: 'abc', unit: 'A-1', unitId: 'def', ...shortlist }
    const page = `${SITE}/jobs/x?utm_source=ad`
    const lead = submission({ subject, page: `${page}#modal:job`, formTitle: 'Mine' })
    const fields = {
      ...lead.fields,
      other: 'x',
      formTitle: 'Mine',
      pageAddress: 'https://x.example',
    }
    await leadHandler(store)(post({ ...lead, fields, more: 1 }))
    const [record] = recordsOf(store)
    expect(record.fields).toEqual({ ...subject, ...lead.fields, ...ORIGIN, pageAddress: page })
  })

  test.each([
    ['a page of another site', { page: 'https://evil.example/' }],
    ['a page that is no address', { page: 'http://[' }],
    ['an id that is none', { subject: { unitId: '<script>' } }],
    ['a shortlist of ids that are none', { subject: { shortlistIds: 'abc <script>' } }],
    ['a subject that no page has', { subject: { price: '1' } as never }],
  ])('is taken without %s', async (_name, more) => {
    const store = memoryStore()
    const lead = submission(more)
    expect((await leadHandler(store)(post(lead))).status).toBe(200)
    expect(recordsOf(store)[0].fields).toEqual({ ...lead.fields, ...ORIGIN })
  })

  test('leaves nothing personal in the log', async () => {
    const note = vi.fn()
    await leadHandler(memoryStore(), { note })(post(submission()))
    const noted = JSON.stringify(note.mock.calls)
    expect(noted).toContain('"outcome":"stored"')
    expect(noted).not.toMatch(/Anna|\+971|example\.com|Lead \d/)
  })
})

describe('the answer comes in time and is true', () => {
  const crm = () => createCrm({ host: receiver.host })
  const timed = async (work: () => Promise<Response>) => {
    const started = performance.now()
    return { status: (await work()).status, ms: performance.now() - started }
  }

  test.each([
    ['store down, CRM fine', 'down', undefined, 200],
    ['store slow, CRM fine', 'slow', undefined, 200],
    ['store fine, CRM hanging', 'fine', { kind: 'hanging' }, 200],
    ['store slow, CRM hanging', 'slow', { kind: 'hanging' }, 200],
    ['store fine, CRM down', 'fine', { kind: 'status', status: 500 }, 200],
    ['store down, CRM down', 'down', { kind: 'status', status: 500 }, 503],
    ['store down, CRM hanging', 'down', { kind: 'hanging' }, 503],
  ] as const)('%s', async (_name, fault, crmFault, status) => {
    await receiver.setFault(crmFault)
    const handle = leadHandler(memoryStore(fault, 250), { crm: crm(), answerMs: 1_500 })
    const answer = await timed(() => handle(post(submission())))
    await receiver.setFault(undefined)
    expect(answer.status).toBe(status)
    // Far from what the hanging would take; the rest is for a busy machine.
    expect(answer.ms).toBeLessThan(5_000)
  })

  test('a store that takes too long for anything, and no CRM', async () => {
    const handle = leadHandler(memoryStore('slow', 5_000), { answerMs: 300 })
    const answer = await timed(() => handle(post(submission())))
    expect(answer.status).toBe(503)
    expect(answer.ms).toBeLessThan(2_000)
  })

  test('says what failed', async () => {
    const response = await leadHandler(memoryStore('down'))(post(submission()))
    expect(await response.json()).toEqual({
      error: { code: 'unavailable', message: expect.stringContaining('again later') },
    })
  })
})

describe('a request that cannot be a lead', () => {
  const lead = submission()
  const other = { origin: 'https://evil.example' }
  test.each([
    ['GET', 405, 'method', new Request(`${SITE}/api/lead`)],
    ['PUT', 405, 'method', new Request(`${SITE}/api/lead`, { method: 'PUT', body: '{}' })],
    ['text', 415, 'content-type', post('x', { 'content-type': 'text/plain' })],
    ['from another site', 403, 'origin', post(lead, other)],
    ['from a hidden origin', 403, 'origin', post(lead, { origin: 'null' })],
    [
      'from another site, says the browser',
      403,
      'origin',
      post(lead, { 'sec-fetch-site': 'cross-site' }),
    ],
    ['too large', 413, 'too-large', post('x'.repeat(65_537))],
    ['announced as too large', 413, 'too-large', post(lead, { 'content-length': '99999999' })],
    ['no JSON', 400, 'malformed', post('{')],
    ['no UTF-8', 400, 'malformed', post('{"a":"\ud800"}'.slice(0, 5))],
    ['empty', 400, 'malformed', post('')],
    ['an array', 400, 'malformed', post([])],
    ['without a form', 400, 'malformed', post({ fields: {} })],
    ['with a field that has no name', 400, 'malformed', post({ ...lead, fields: { '': 'x' } })],
    ['with an object in a field', 400, 'malformed', post({ ...lead, fields: { name: {} } })],
  ])('%s: %i %s', async (_name, status, code, request) => {
    const store = memoryStore()
    const response = await leadHandler(store)(request)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code } })
    expect(store.entries.size).toBe(0)
  })

  test('405 names the method', async () => {
    const response = await leadHandler(memoryStore())(new Request(`${SITE}/api/lead`))
    expect(response.headers.get('allow')).toBe('POST')
  })

  test.each([
    ['without an origin', {}],
    ['over another scheme, as behind a proxy', { origin: 'http://mira.example' }],
    [
      'from a hidden origin that the browser vouches for',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
  ])('but not one %s', async (_name, headers) => {
    const request = post(submission())
    request.headers.delete('origin')
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    expect((await leadHandler(memoryStore())(request)).status).toBe(200)
  })

  test('64 kB exactly are not too large', async () => {
    const lead = JSON.stringify(submission())
    const full = lead.replace(/}$/, `,"x":"${'x'.repeat(65_536 - lead.length - 7)}"}`)
    expect(full).toHaveLength(65_536)
    expect((await leadHandler(memoryStore())(post(full))).status).toBe(200)
  })
})

test('a lead names the project that the visitor chose, unless its page is about one', async () => {
  const [form] = Object.values(publishedForms.forms)
  const fields: FormDefinition['fields'] = [
    { name: 'name', label: 'Name', kind: 'text', rules: [], choices: [] },
    {
      ...{ name: 'which', label: 'Which project?', kind: 'select', rules: [], about: 'project' },
      choices: [{ value: 'tower', label: 'Bay Tower', documentId: 'd1' }, { value: 'other' }],
    },
  ]
  const forms = { ...publishedForms, forms: { interest: { ...form, fields } as FormDefinition } }
  const fieldsOf = async (which: string, subject?: Submission['subject']) => {
    const store = memoryStore()
    const lead = submission({ fields: { name: 'Anna', which }, subject })
    await leadHandler(store, { forms: async () => forms })(post(lead))
    return recordsOf(store)[0].fields
  }
  expect(await fieldsOf('tower')).toMatchObject({ project: 'Bay Tower', projectId: 'd1' })
  expect(await fieldsOf('tower', { project: 'Crest', projectId: 'd2' })).toMatchObject({
    ...{ which: 'tower', project: 'Crest', projectId: 'd2' },
  })
  expect(await fieldsOf('other')).not.toHaveProperty('project')
})

describe('fields that are not right', () => {
  test('are named, each with its message', async () => {
    const store = memoryStore()
    const fields = { name: 'x1', phone: '+971 50', email: 'a', project: 'sea' }
    const response = await leadHandler(store)(post(submission({ fields, consent: false })))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: {
        code: 'invalid',
        message: 'Some fields are not right.',
        fields: {
          name: {
            key: 'rule.alpha_spaces',
            message: 'This field should contain only letters and spaces',
          },
          phone: { key: 'rule.phone.short', message: 'Phone number is too short' },
          email: { key: 'rule.email.format', message: 'Please enter a valid email address' },
          project: { key: 'rule.required', message: 'This field is required' },
          consent: { key: 'rule.requiredCheckbox', message: 'You must agree to the terms' },
        },
      },
    })
    expect(store.entries.size).toBe(0)
  })

  test('are judged by the selected country', async () => {
    const send = async (phone: string, phoneCountries: Record<string, string>) => {
      const fields = { ...submission().fields, phone }
      const lead = submission({ fields, phoneCountries })
      return (await leadHandler(memoryStore())(post(lead))).status
    }
    expect(await send('0045 32 12 34 56', { phone: 'DK' })).toBe(200)
    expect(await send('3212 3456 00', { phone: 'DK' })).toBe(422)
    expect(await send('050 123 4567 00', { phone: 'AE' })).toBe(422)
    expect(await send('+10501234567', { phone: 'US' })).toBe(422)
    expect(await send('+1 201 555 0123', { phone: 'US' })).toBe(200)
  })

  test('name the country that does not have a number, in the language of the form', async () => {
    const forms = {
      ...publishedForms,
      locale: 'de',
      messages: { 'rule.phone.country': 'Nicht in diesem Land ({country})' },
    }
    const fields = { ...submission().fields, phone: '+10501234567' }
    const handler = leadHandler(memoryStore(), { forms: async () => forms })
    const response = await handler(post(submission({ fields, phoneCountries: { phone: 'US' } })))
    expect(await response.json()).toMatchObject({
      error: {
        fields: {
          phone: {
            key: 'rule.phone.country',
            values: { country: 'US' },
            message: 'Nicht in diesem Land (Vereinigte Staaten)',
          },
        },
      },
    })
  })
})

describe('the forms', () => {
  const files = formsFiles([
    { ...publishedForms, forms: Object.values(publishedForms.forms) },
    {
      ...publishedForms,
      locale: 'ar',
      forms: Object.values(publishedForms.forms),
      messages: { 'rule.required': 'هذا الحقل مطلوب' },
    },
  ])
  const asked: string[] = []
  const site = async (input: unknown) => {
    const { origin, pathname } = new URL(String(input))
    asked.push(pathname)
    const file = origin === SITE ? files[pathname.slice(1)] : undefined
    return file ? new Response(file) : new Response('', { status: 404 })
  }

  test('are read from the site, in the language of the page, once a minute', async () => {
    let now = 0
    const forms = createForms({ fetch: site as never, now: () => now })
    expect((await forms(SITE, 'ar'))?.locale).toBe('ar')
    now = 59_000
    expect((await forms(SITE, 'ar'))?.messages['rule.required']).toBe('هذا الحقل مطلوب')
    expect(asked).toEqual(['/builds/forms/ar.json'])
    now = 61_000
    await forms(SITE, 'ar')
    expect(asked).toHaveLength(2)
  })

  test('of a language that does not exist are the default’s', async () => {
    const forms = createForms({ fetch: site as never })
    expect((await forms(SITE, 'xx'))?.locale).toBe('en')
    expect((await forms(SITE, undefined))?.locale).toBe('en')
  })

  test('stay known when the site cannot be read any more', async () => {
    let now = 0
    let down = false
    const fetch = async (input: unknown) => {
      if (down) throw new TypeError('fetch failed')
      return site(input)
    }
    const forms = createForms({ fetch: fetch as never, now: () => now })
    await forms(SITE, 'en')
    now = 999_000
    down = true
    expect((await forms(SITE, 'en'))?.locale).toBe('en')
  })

  test('that come too late for one lead are there for the next', async () => {
    vi.useFakeTimers()
    try {
      const answer = Promise.withResolvers<Response>()
      const fetch = vi.fn(() => answer.promise)
      const forms = createForms({ fetch: fetch as never })
      const [first, second] = [forms(SITE, 'en'), forms(SITE, 'en')]
      await vi.advanceTimersByTimeAsync(1_000)
      expect([await first, await second]).toEqual([undefined, undefined])
      answer.resolve(Response.json(publishedForms))
      expect((await forms(SITE, 'en'))?.locale).toBe('en')
      expect(fetch).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    ['cannot be read', async () => undefined],
    ['take too long', () => new Promise<undefined>(() => {})],
  ])('%s: the lead is taken, and marked as unchecked', async (_name, forms) => {
    const store = memoryStore()
    const lead = submission({
      fields: { name: ' x1 ', phone: '1', boxes: ['a'] },
      formTitle: 'As on the page',
    })
    const response = await leadHandler(store, { forms, answerMs: 600 })(post(lead))
    expect(response.status).toBe(200)
    expect(recordsOf(store)).toEqual([
      expect.objectContaining({
        checked: 'unchecked',
        fields: {
          ...{ name: 'x1', phone: '1', boxes: ['a'] },
          ...{ ...ORIGIN, formTitle: 'As on the page', unchecked: true },
        },
      }),
    ])
  })

  test('do not have this one: the lead is set aside, and cannot pass by the rules of the form', async () => {
    const store = memoryStore()
    const lead = submission({ formKey: 'no-such-form', fields: { name: ' x1 ' } })
    const response = await leadHandler(store)(post(lead))
    expect(await response.json()).toMatchObject({ status: 'accepted' })
    expect(keysOf(store)).toEqual([expect.stringMatching(/^quarantine\//)])
    expect(recordsOf(store)).toEqual([
      expect.objectContaining({ checked: 'unchecked', spam: ['unknown form'] }),
    ])
  })

  test('are asked for anew when a form is not among them: it may have been published a moment ago', async () => {
    let now = 0
    let published: typeof publishedForms = { ...publishedForms, forms: {} }
    let reads = 0
    const fetch = async () => {
      reads += 1
      return Response.json(published)
    }
    const forms = createForms({ fetch: fetch as never, now: () => now })
    const send = async () => {
      const store = memoryStore()
      await leadHandler(store, { forms })(post(submission()))
      return keysOf(store)[0]?.split('/')[0]
    }
    expect(await send()).toBe('quarantine')
    published = publishedForms
    now = 4_000
    expect([await send(), reads]).toEqual(['quarantine', 1])
    now = 6_000
    expect([await send(), reads]).toEqual(['pending', 2])
  })

  test('that are not known take no empty lead, and none without consent', async () => {
    const handle = leadHandler(memoryStore(), { forms: async () => undefined })
    const status = async (more: object) => (await handle(post(submission(more)))).status
    expect(await status({ fields: { name: ' ', box: true } })).toBe(400)
    expect(await status({ consent: false })).toBe(422)
  })
})

describe('what looks like spam', () => {
  const turnstile = (success: boolean) =>
    createTurnstile('secret', async () => Response.json({ success }))
  const down = createTurnstile('secret', () => Promise.reject(new TypeError('fetch failed')))

  test.each([
    ['a filled trap', { trap: 'x' }, {}, ['trap']],
    ['no time', { filledMs: undefined }, {}, ['no time']],
    ['a time that is none', { filledMs: '9000' as never }, {}, ['no time']],
    ['a time from the future', { filledMs: -9_000 }, {}, ['too fast']],
    ['neither time nor trap', { filledMs: undefined, trap: undefined }, {}, ['no time']],
    ['a form filled in no time', { filledMs: 1_999 }, {}, ['too fast']],
    ['no challenge solved', {}, { passesTurnstile: turnstile(true) }, ['turnstile']],
    [
      'a challenge not passed',
      { turnstileToken: 'x' },
      { passesTurnstile: turnstile(false) },
      ['turnstile'],
    ],
  ])('by %s, is kept apart and never sent', async (_name, more, changes, spam) => {
    const store = memoryStore()
    const before = receiver.requests.length
    const crm = createCrm({ host: receiver.host })
    const response = await leadHandler(store, { crm, ...changes })(post(submission(more)))
    expect(await response.json()).toMatchObject({ status: 'accepted' })
    const state = spam.includes('trap') ? 'trap' : 'quarantine'
    expect(keysOf(store)).toEqual([expect.stringMatching(new RegExp(`^${state}/`))])
    expect(recordsOf(store)).toEqual([expect.objectContaining({ spam })])
    expect(receiver.requests).toHaveLength(before)
  })

  test.each([
    ['a challenge passed', { turnstileToken: 'x' }, { passesTurnstile: turnstile(true) }],
    ['a challenge that nobody can check', { turnstileToken: 'x' }, { passesTurnstile: down }],
    ['a form filled in two seconds', { filledMs: 2_000 }, {}],
    ['a form whose script leaves out an empty trap, as each page does', { trap: undefined }, {}],
    ['a form that was open for a week', { filledMs: 7 * 86_400_000 }, {}],
  ])('is not: %s', async (_name, more, changes) => {
    const store = memoryStore()
    await leadHandler(store, changes)(post(submission(more)))
    expect(keysOf(store)).toEqual([expect.stringMatching(/^pending\//)])
  })
})
