import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { releaseLeads } from '#scripts/leads/set-aside.ts'
import { createMailLog } from '#src/lead/mail/mail-log.ts'
import { createCrm } from '#src/lead/outbox/crm.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { redeliver } from '#src/lead/outbox/redeliver.ts'
import type { Submission } from '#src/lead/submission.ts'
import { ANSWERS_A_DAY, ANSWERS_AN_HOUR } from '#src/site/lead-mail.ts'
import { startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { type MailSink, startMailSink } from '#tests/fixtures/mail-sink.ts'
import { mailRun, mailSettings } from './mailing.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'
import { leadHandler, post, submission } from './sample.ts'

const NOW = Date.parse('2026-11-21T12:00:30Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let sink: MailSink
let store: MemoryStore
let log: MemoryStore
let now: number

beforeEach(async () => {
  sink = await startMailSink()
  store = memoryStore()
  log = memoryStore()
  now = NOW
})

afterEach(() => sink.close())

/** A visitor sends the form. */
const send = async (more: Partial<Submission> = {}): Promise<string> => {
  const response = await leadHandler(store, { now: () => now })(post(submission(more)))
  const { id } = (await response.json()) as { id: string }
  return id
}

const sendTo = (email: string, more: Partial<Submission> = {}) =>
  send({ ...more, fields: { ...submission().fields, email } })

const run = (more: Partial<Parameters<typeof mailRun>[0]> = {}) =>
  mailRun({ port: sink.port, store, log, now, ...more })

const receivers = () =>
  sink
    .all()
    .map(({ to }) => to)
    .toSorted()

const header = (head: string[], name: string) =>
  head.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))

const TEAM = ['desk@mira.example', 'sales@mira.example']
const VISITOR = 'anna@example.com'

describe('a lead', () => {
  test('is mailed once to the people of its form, and those of its project', async () => {
    await send()
    const id = await send({ subject: { project: 'Anything', projectId: 'marina00000' } })
    expect((await run()).noted).toMatchObject({ done: 2, failed: 0 })
    expect(receivers()).toEqual(
      [...TEAM, ...TEAM, 'marina@mira.example', VISITOR, VISITOR].toSorted(),
    )
    const mail = await sink.next('marina@mira.example')
    expect(mail.subject).toBe('Register your interest · Marina Crest · Mira')
    expect(header(mail.head, 'Reply-To')).toBe(`Reply-To: ${VISITOR}`)
    expect(header(mail.head, 'Auto-Submitted')).toBe('Auto-Submitted: auto-generated')
    expect(mail.text).toContain('Name: Anna Maria\nPhone: +971501234567\n')
    expect(mail.text).toContain('Which project?: The Tower')
    expect(mail.text).toContain(`lead: ${id}`)
    expect(mail.html).toContain('<td dir="auto"')
    now += MINUTE
    await run()
    expect(receivers()).toHaveLength(6)
  })

  test('is mailed whether it waits for the CRM or was delivered, and not again in between', async () => {
    const receiver = await startCrmReceiver()
    await receiver.setFault({ kind: 'status', status: 500 })
    const crm = createCrm({ host: receiver.host })
    const deliver = () =>
      redeliver({
        ...{ outbox: createOutbox(store), crm, now: () => now, random: () => 0.5 },
        ...{ report: () => {}, deadline: now + MINUTE },
      })
    await send()
    await run()
    expect(receivers()).toHaveLength(3)
    await receiver.setFault(undefined)
    now += HOUR
    await deliver()
    expect([...store.entries.keys()]).toEqual([expect.stringMatching(/^delivered\//)])
    await run()
    expect(receivers()).toHaveLength(3)
    expect([...receiver.taken.values()].map(({ times }) => times)).toEqual([1])
    await receiver.close()
  })

  test('is mailed when the server is up again, and reaches the CRM meanwhile, once', async () => {
    const { port } = sink
    await sink.close()
    await send()
    const before = [...store.entries]
    expect((await run({ port })).noted).toMatchObject({ waiting: 1 })
    expect([...store.entries]).toEqual(before)
    sink = await startMailSink()
    now += MINUTE
    await run()
    expect(receivers()).toEqual([...TEAM, VISITOR].toSorted())
  })

  test('goes to everybody else when one address is refused, which is not tried again', async () => {
    sink.answer((to) => (to === 'desk@mira.example' ? '550 no such mailbox' : undefined))
    const id = await send()
    const { noted, reported } = await run()
    expect(noted).toMatchObject({ failed: 1 })
    expect(reported).toEqual([
      { problem: 'lead mail gave up', details: { id, attempts: 1, problem: 'EENVELOPE 550' } },
    ])
    expect(receivers()).toEqual(['sales@mira.example', VISITOR].toSorted())
    sink.answer(() => undefined)
    now += HOUR
    await run()
    expect(receivers()).toHaveLength(2)
    expect(await createMailLog(log).list('failed')).toEqual([{ id, receivedAt: '2026-11-21' }])
  })

  test('whose mail the server puts off is tried at growing distances, and only that mail', async () => {
    sink.answer((to) => (to === 'desk@mira.example' ? '450 come again' : undefined))
    await send()
    for (let minute = 0; minute < 4; minute += 1, now += MINUTE) await run()
    expect(receivers()).toEqual(['sales@mira.example', VISITOR].toSorted())
    sink.answer(() => undefined)
    now += 10 * MINUTE
    expect((await run()).noted).toMatchObject({ done: 1 })
    expect(receivers()).toEqual([...TEAM, VISITOR].toSorted())
  })

  test('is not mailed while nobody can write down that it was', async () => {
    await send()
    log.fault = 'full'
    const { noted, reported } = await run()
    expect(noted).toMatchObject({ broken: 1 })
    expect(reported).toMatchObject([{ problem: 'a lead could not be mailed' }])
    expect(receivers()).toEqual([])
    log.fault = 'fine'
    await run()
    expect(receivers()).toHaveLength(3)
  })

  test('comes to nobody where no editor has set an address or a reply', async () => {
    const settings = mailSettings.map((locale) => ({ ...locale, forms: {}, projects: {} }))
    await send()
    expect((await run({ settings })).noted).toMatchObject({ done: 1 })
    now += MINUTE
    await run()
    expect(receivers()).toEqual([])
  })

  test('that was set aside is mailed when it is released, weeks later too, and without a reply', async () => {
    const id = await send({ trap: 'x' })
    await run()
    expect(receivers()).toEqual([])
    now += 20 * DAY
    const mails = createMailLog(log)
    await run()
    expect((await releaseLeads({ outbox: createOutbox(store), mails }, [id], now)).done).toEqual([
      id,
    ])
    await run()
    expect(receivers()).toEqual(TEAM)
    now += MINUTE
    await run()
    expect(receivers()).toEqual(TEAM)
    expect(await mails.list('wanted')).toEqual([])
  })
})

describe('the reply to a visitor', () => {
  test.each([
    ['en', 'ltr', 'We call you'],
    ['ar', 'rtl', 'سنتصل بك'],
    ['de', 'ltr', 'Wir rufen Sie an'],
  ])('is in the language of the page (%s)', async (locale, dir, subject) => {
    await sendTo('layla@example.com', { locale })
    await run()
    const mail = await sink.next('layla@example.com')
    expect(mail.subject).toBe(subject)
    expect(mail.html).toContain(`dir="${dir}"`)
    expect(mail.html).toContain(`text-align:${dir === 'rtl' ? 'right' : 'left'}`)
    expect(header(mail.head, 'Auto-Submitted')).toBe('Auto-Submitted: auto-replied')
    expect(header(mail.head, 'Reply-To')).toBeUndefined()
  })

  test('says nothing that was typed into the form', async () => {
    await send({
      fields: { ...submission().fields, name: 'Buy pills', message: 'now at x.example' },
    })
    await run()
    const { text, html, head } = await sink.next(VISITOR)
    for (const part of [text, html, head.join('\n')]) expect(part).not.toMatch(/pills|x\.example/)
  })

  test('goes to nobody for a lead of another language, one that was not checked, or an old one', async () => {
    await send({ locale: 'fr' })
    const handler = leadHandler(store, { now: () => now, forms: async () => undefined })
    await handler(post(submission()))
    now -= 25 * HOUR
    await send()
    now += 25 * HOUR
    await run()
    expect(receivers().filter((to) => to === VISITOR)).toEqual([])
    expect(receivers()).toHaveLength(3 * TEAM.length)
  })

  test('goes to one mailbox a few times a day, however it is written', async () => {
    const spellings = ['Anna@example.com', 'anna+1@example.com', 'anna+2@example.com', VISITOR]
    for (const email of [...spellings, ...spellings]) await sendTo(email)
    await run()
    const replies = () => sink.all().filter(({ to }) => to.endsWith('@example.com'))
    expect(replies()).toHaveLength(ANSWERS_A_DAY)
    now += 26 * HOUR
    await send()
    await run()
    expect(replies()).toHaveLength(ANSWERS_A_DAY + 1)
  })

  test('goes to so many people an hour and no more, and each lead still to its team', async () => {
    const leads = ANSWERS_AN_HOUR + 20
    for (let one = 0; one < leads; one += 1) await sendTo(`visitor${one}@example.com`)
    await run()
    const replies = sink.all().filter(({ to }) => to.startsWith('visitor'))
    expect(replies).toHaveLength(ANSWERS_AN_HOUR)
    expect(receivers().filter((to) => to === 'sales@mira.example')).toHaveLength(leads)
  })

  test('that a server refuses for good is no alarm', async () => {
    sink.answer((to) => (to === VISITOR ? '550 unknown' : undefined))
    await send()
    expect(await run()).toMatchObject({ noted: { done: 1, failed: 0 }, reported: [] })
  })
})

test('what was mailed long ago is forgotten, and the lead is not mailed again', async () => {
  await send()
  await run()
  now = Date.parse('2026-11-28T00:00:10Z')
  await run()
  expect([...log.entries.keys()]).toEqual([])
  expect(receivers()).toHaveLength(3)
})
