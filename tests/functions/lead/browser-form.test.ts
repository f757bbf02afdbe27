import { expect, test } from 'vitest'
import { memoryStore } from './memory-store.ts'
import {
  formValues,
  leadHandler,
  ORIGIN,
  post,
  postForm,
  publishedForms,
  SITE,
  submission,
} from './sample.ts'

const recordsOf = (store: { entries: Map<string, string> }) =>
  [...store.entries.values()].map((text) => JSON.parse(text))

test('a form without a script is stored like any lead, and leads back to the words of thanks', async () => {
  const store = memoryStore()
  const response = await leadHandler(store)(
    postForm({ ...formValues, evening: 'on', job: 'Advisor' }),
  )
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`${SITE}/projects?utm_source=ad#interest-sent`)
  const { job, ...fields } = recordsOf(store)[0].fields
  expect(job).toBe('Advisor')
  expect(fields).toEqual({
    name: 'Anna Maria',
    phone: '+971501234567',
    email: 'anna@example.com',
    project: 'tower',
    message: 'Hello',
    evening: true,
    ...ORIGIN,
    pageAddress: `${SITE}/projects?utm_source=ad`,
  })
  expect(recordsOf(store)[0]).toMatchObject({
    checked: 'form',
    spam: [],
    utm: { source: 'ad' },
    consent: { version: '2026-05', language: 'en' },
  })
  expect([...store.entries.keys()]).toEqual([expect.stringMatching(/^pending\//)])
})

test.each([
  ['that left out what nobody sees', { 'contact-time': undefined }, ['no trap']],
  ['that filled in what nobody sees', { 'contact-time': 'x' }, ['trap']],
  ['that says a time that is none', { filledMs: 'soon' }, ['too fast']],
  ['of a form that the site does not have', { formKey: 'no-such-form' }, ['unknown form']],
])('a request %s is set aside, and answered alike', async (_name, more, spam) => {
  const store = memoryStore()
  const { 'contact-time': trap, ...values } = { ...formValues, ...more }
  const sent = trap === undefined ? values : { ...values, 'contact-time': trap }
  expect((await leadHandler(store)(postForm(sent))).status).toBe(303)
  const [state] = [...store.entries.keys()].map((key) => key.split('/')[0])
  expect(state).toBe(spam.includes('trap') ? 'trap' : 'quarantine')
  expect(recordsOf(store)).toMatchObject([{ spam }])
})

test.each([
  ['modal-interest', 'modal-interest-sent'],
  ['"><script>', 'interest-sent'],
])('a form that names %s as its outcome leads to #%s', async (id, hash) => {
  const response = await leadHandler(memoryStore())(postForm({ ...formValues, 'outcome-id': id }))
  expect(new URL(response.headers.get('location') ?? '').hash).toBe(`#${hash}`)
})

test('where the forms cannot be read, a visit is taken, with its time, and says that it is unchecked', async () => {
  const store = memoryStore()
  const visit = { visitDate: '2026-11-22', visitTime: '14:30', 'time-zone': 'Asia/Dubai' }
  const referer = `${SITE}/units/x?utm_content=blue`
  await leadHandler(store, { forms: async () => undefined })(
    postForm({ ...formValues, ...visit }, { referer }),
  )
  expect(recordsOf(store)[0].fields).toMatchObject({
    unchecked: true,
    visitAt: '2026-11-22T14:30:00+04:00',
    utmContent: 'blue',
  })
})

test('sent twice on a day, it is one lead', async () => {
  const store = memoryStore()
  const handle = leadHandler(store)
  await handle(postForm(formValues))
  await handle(postForm(formValues))
  expect(store.entries.size).toBe(1)
  await handle(postForm({ ...formValues, message: 'Another' }))
  expect(store.entries.size).toBe(2)
})

test.each([
  ['another site', 'https://evil.example/x'],
  ['nowhere', ''],
  ['an answer page', `${SITE}/api/lead`],
])('coming from %s, it gets a page of thanks', async (_name, referer) => {
  const response = await leadHandler(memoryStore())(postForm(formValues, { referer }))
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('<h1>Thank you, we will call you</h1>')
  expect(html).toContain('see the homes on offer.')
  expect(html).not.toContain('evil')
})

test('what is wrong is listed by the labels of the form, with the way back', async () => {
  const values = { ...formValues, name: '<b>', phone: '', consent: '' }
  const response = await leadHandler(memoryStore())(postForm(values))
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await response.text()
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('<li>Name: This field should contain only letters and spaces</li>')
  expect(html).toContain('<li>Phone: This field is required</li>')
  expect(html).toContain('<li>You must agree to the terms</li>')
  expect(html).toContain(`<a href="${SITE}/projects?utm_source=ad">Back to the form</a>`)
})

test('after a failure the page keeps the values and sends the same lead again', async () => {
  const store = memoryStore('down')
  const message = '"><script>alert(1)</script>'
  const failed = await leadHandler(store)(postForm({ ...formValues, message }))
  expect(failed.status).toBe(503)
  const html = await failed.text()
  expect(html).toContain('Call +971 4 555 0142 &#38; try again.')
  expect(html).not.toContain('<script>')

  const values = inputsOf(html)
  expect(Object.fromEntries(values)).toMatchObject({ ...formValues, message })
  store.fault = 'fine'
  const again = await leadHandler(store)(postForm(values, FROM_ANSWER))
  expect(again.status).toBe(303)
  expect(recordsOf(store)).toEqual([
    expect.objectContaining({ fields: expect.objectContaining({ message }) }),
  ])
})

test('sent again from such a page, a lead keeps where its visitor came from, and leads back there', async () => {
  const store = memoryStore('down')
  const handle = leadHandler(store)
  const first = await (await handle(postForm(formValues))).text()
  const second = await (await handle(postForm(inputsOf(first), FROM_ANSWER))).text()
  store.fault = 'fine'
  const third = await handle(postForm(inputsOf(second), FROM_ANSWER))
  expect(third.headers.get('location')).toBe(`${SITE}/projects?utm_source=ad#interest-sent`)
  expect(recordsOf(store)).toMatchObject([{ utm: { source: 'ad' } }])
})

test('no form can lead to another site', async () => {
  const evil = 'https://evil.example/x?utm_source=evil'
  const values = { ...formValues, 'page-address': evil }
  const store = memoryStore()
  const response = await leadHandler(store)(postForm(values, { referer: evil }))
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('evil')
  expect(recordsOf(store)).toMatchObject([{ utm: { source: '' } }])
  expect(recordsOf(store)[0].fields).not.toHaveProperty('pageAddress')
  const back = await leadHandler(memoryStore())(postForm(values))
  expect(back.headers.get('location')).toBe(`${SITE}/projects?utm_source=ad#interest-sent`)
})

test('a browser that does not name the page is led back to the one that the form names', async () => {
  const store = memoryStore()
  const values = { ...formValues, 'page-address': '/ar/units/x' }
  const response = await leadHandler(store)(postForm(values, { referer: '' }))
  expect(response.headers.get('location')).toBe(`${SITE}/ar/units/x#interest-sent`)
  expect(recordsOf(store)[0].fields.pageAddress).toBe(`${SITE}/ar/units/x`)
})

test('what was typed wrong can be put right where it is listed, and the rest is sent as it was', async () => {
  const store = memoryStore()
  const handle = leadHandler(store)
  const values = { ...formValues, phone: '+971 "50', message: `${'x'.repeat(10_000)} & more` }
  const html = await (await handle(postForm({ ...values, name: '<b>' }))).text()
  expect(html).toContain('<input name="name" inputmode="text"')
  expect(html).toMatch(
    /<label>Phone<input name="phone" inputmode="tel"[^>]* value="\+971 &#34;50">/,
  )
  expect(html).toMatch(/<label>Message<textarea name="message"[^>]*>\nx+ &#38; more<\/textarea>/)
  const { email, project, consent } = formValues
  expect(Object.fromEntries(inputsOf(html))).toMatchObject({ email, project, consent })
  expect(inputsOf(html).map(([name]) => name)).not.toContain('phone')

  const fixed: [string, string][] = [
    ['name', 'Anna'],
    ['phone', '+971 50 123 4567'],
    ['message', 'Hello'],
  ]
  expect((await handle(postForm([...inputsOf(html), ...fixed], FROM_ANSWER))).status).toBe(303)
  expect(recordsOf(store)).toMatchObject([{ fields: { name: 'Anna', email, message: 'Hello' } }])
})

test('a number without a dial code asks for one, since nobody knows its country', async () => {
  const handle = leadHandler(memoryStore())
  for (const phone of ['050 123 4567', '٠٥٠ ١٢٣ ٤٥٦٧', '0151 234567890']) {
    const html = await (await handle(postForm({ ...formValues, phone }))).text()
    expect(html).toContain('Phone: Please write the number with + and the country code')
  }
  const store = memoryStore()
  for (const phone of ['00 971 50 123 4567', '971501234567', '+971 (0) 50 123 4567']) {
    await leadHandler(store)(postForm({ ...formValues, phone }))
  }
  const numbers = recordsOf(store).map(({ fields }) => fields.phone)
  expect(new Set(numbers)).toEqual(new Set(['+971501234567']))
})

test('a number that need not be given is called from anywhere, too, or asks for its code', async () => {
  const forms = structuredClone(publishedForms)
  for (const field of forms.forms.interest?.fields ?? [])
    if (field.kind === 'phone') field.rules = []
  const store = memoryStore()
  const handle = leadHandler(store, { forms: async () => forms })
  expect((await handle(postForm({ ...formValues, phone: '050 123 4567' }))).status).toBe(422)
  for (const phone of ['', '00 971 50 123 4567']) await handle(postForm({ ...formValues, phone }))
  expect(recordsOf(store).map(({ fields }) => fields.phone)).toEqual(['', '+971501234567'])
})

test('what cannot be typed is put right in the form itself', async () => {
  const html = await (
    await leadHandler(memoryStore())(postForm({ ...formValues, project: 'sea', name: '<b>' }))
  ).text()
  expect(html).toContain('<li>Which project?: This field is required</li>')
  expect(html).not.toContain('<form')
})

test.each([
  ['too large', { ...formValues, message: 'x'.repeat(65_536) }, {}, 413],
  ['of no right shape', { ...formValues, formKey: '' }, {}, 400],
  ['from another site', formValues, { origin: 'https://evil.example' }, 403],
])('a form %s gets a page, too', async (_name, values, headers, status) => {
  const response = await leadHandler(memoryStore())(postForm(values, headers))
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await response.text()
  expect(html).toContain('Your message could not be sent.')
  expect(html).toContain(`<a href="${SITE}/projects?utm_source=ad">Back to the form</a>`)
})

test('the page speaks the language of the form', async () => {
  const forms = async () => ({
    ...publishedForms,
    locale: 'ar',
    dir: 'rtl' as const,
    messages: { 'rule.required': 'هذا الحقل مطلوب', 'form.check': 'تحقّق' },
  })
  const response = await leadHandler(memoryStore(), { forms })(
    postForm({ ...formValues, name: '' }),
  )
  const html = await response.text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<h1>تحقّق</h1>')
  expect(html).toContain('<li>Name: هذا الحقل مطلوب</li>')
})

test('several boxes of one name arrive as several', async () => {
  const store = memoryStore()
  const values = [
    ...Object.entries({ ...formValues, formKey: 'unknown' }),
    ['wish', 'a'],
    ['wish', 'b'],
  ]
  await leadHandler(store)(postForm(values as [string, string][]))
  expect(recordsOf(store)[0].fields.wish).toEqual(['a', 'b'])
})

test('a form with files is read without them', async () => {
  const body = new FormData()
  for (const [name, value] of Object.entries(formValues)) body.append(name, value)
  body.append('cv', new File(['x'], 'cv.pdf'))
  const request = new Request(`${SITE}/api/lead`, {
    method: 'POST',
    headers: { origin: SITE },
    body,
  })
  const store = memoryStore()
  expect((await leadHandler(store)(request)).status).toBe(200)
  expect(recordsOf(store)[0].fields).not.toHaveProperty('cv')
})

test('the script gets JSON, the same lead a page', async () => {
  const handle = leadHandler(memoryStore('down'))
  const json = await handle(post(submission()))
  expect(json.headers.get('content-type')).toContain('application/json')
})

/** Sent from a page that the function answered. */
const FROM_ANSWER = { referer: `${SITE}/api/lead` }

/** What an answer page would send without the visitor's doing. */
const inputsOf = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, unescaped(value)],
  )

const unescaped = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
