import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRecord } from '#functions/lead/new-record.ts'
import { mailAddress, type SendMail } from '#functions/lead-mail/mail.ts'
import { sendMails } from '#functions/lead-mail/send-mails.ts'
import { createMailLog } from '#src/lead/mail/mail-log.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { recordKey } from '#src/lead/outbox/record.ts'
import type { LeadStore } from '#src/lead/outbox/store.ts'
import { type MailSink, startMailSink } from '#tests/fixtures/mail-sink.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import { mailRun, mailSettings } from './mailing.ts'
import { memoryStore } from './memory-store.ts'
import { submission } from './sample.ts'

const NOW = Date.parse('2026-11-21T12:00:30Z')
const VISITOR = 'anna@example.com'

let sink: MailSink

beforeAll(async () => {
  sink = await startMailSink()
})

afterAll(() => sink.close())

const leadOf = (fields: Record<string, string | boolean | string[]>, id?: string) =>
  newRecord({
    submission: submission(id ? { submissionId: id } : {}),
    checked: { status: 'ok', fields, by: 'form' },
    spam: [],
    now: NOW,
  })

const put = (store: LeadStore, record: ReturnType<typeof leadOf>) =>
  store.set(recordKey('pending', record), JSON.stringify(record))

/** The headers of a mail of ours; each once. */
const HEADERS = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
  ...['subject', 'to'],
]

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\u2028',
        '\0',
        'Bcc: x@evil.example',
        'To: ',
        '.',
        ' ',
        ',',
        ';',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('\r\n', '\n', ',', ' ', '>', '"', '%0a', '\u0000'), fc.string())
    .map(([between, rest]) => `${VISITOR}${between}Bcc: ${rest}@evil.example`),
)

test(
  'nothing that anybody types adds a header, a receiver or a line to one',
  async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (name, email, message) => {
        const before = sink.all().length
        const store = memoryStore()
        await put(store, leadOf({ name, email, message, phone: '+971501234567', projectId: email }))
        await mailRun({ port: sink.port, store, log: memoryStore(), now: NOW })
        const mails = sink.all().slice(before)
        const answered = mailAddress(email)
        const team = ['desk@mira.example', 'sales@mira.example']
        expect(mails.map(({ to }) => to).toSorted()).toEqual(
          [...team, ...(answered ? [answered] : [])].toSorted(),
        )
        for (const { head, to, subject } of mails) {
          const names = head.map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
          const expected = answered && to !== answered ? [...HEADERS, 'reply-to'] : HEADERS
          expect(names.toSorted()).toEqual(expected.toSorted())
          expect(['Register your interest · Mira', 'We call you']).toContain(subject)
        }
      }),
      { numRuns: runs({ test: 60, soak: 2_000 }) },
    )
  },
  SOAK_TIMEOUT,
)

test.each([
  ['two addresses', `${VISITOR},x@evil.example`],
  ['a name', `Anna <${VISITOR}>`],
  ['a comment', `anna(x)@example.com`],
  ['a quoted part', '"a b"@example.com'],
  ['a line', `${VISITOR}\r\nBcc: x@evil.example`],
  ['a space', `${VISITOR} x@evil.example`],
  ['an address of a machine', 'anna@[127.0.0.1]'],
  ['no host', 'anna'],
  ['too much', `${'a'.repeat(250)}@example.com`],
])('what holds %s is no address of a visitor', (_, value) => {
  expect(mailAddress(value)).toBeUndefined()
})

test('what was typed is text in the HTML of a mail', async () => {
  const store = memoryStore()
  await put(
    store,
    leadOf({ name: '<script>alert(1)</script>', email: VISITOR, message: '"><img src=x>' }),
  )
  await mailRun({ port: sink.port, store, log: memoryStore(), now: NOW })
  const { html = '' } = sink.all().findLast(({ to }) => to === 'sales@mira.example') ?? {}
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('&#60;script&#62;alert(1)')
})

/** Writes of the log and mails, in the order of a run; the process may be killed after each of them. */
const STEPS = Array.from({ length: 9 }, (_, step) => step)

test.each(STEPS)(
  'a run that is killed after step %i leaves no mail unsent',
  async (killedAfter) => {
    const store = memoryStore()
    const log = memoryStore()
    for (const id of ['first-lead', 'other-lead']) {
      await put(store, leadOf({ name: 'Anna', email: `${id}@example.com` }, id))
    }
    const arrived: string[] = []
    let now = NOW
    const run = (killAt: number) => {
      let steps = 0
      const dead = Promise.withResolvers<void>()
      const step = async <Result>(work: () => Promise<Result>): Promise<Result> => {
        if (steps >= killAt) return new Promise<never>(() => dead.resolve())
        const result = await work()
        steps += 1
        return result
      }
      const send: SendMail = ({ id, to }) => step(async () => void arrived.push(`${id} ${to}`))
      const work = sendMails({
        outbox: createOutbox(store),
        log: createMailLog({
          ...log,
          set: (key, value) => step(() => log.set(key, value)),
          delete: (key) => step(() => log.delete(key)),
        }),
        ...{ settings: mailSettings, send, now: () => now, random: () => 0.5 },
        report: (problem) => expect(problem).toBe('nothing'),
        deadline: now + 60_000,
      })
      return Promise.race([work, dead.promise])
    }
    await run(killedAfter)
    now += 24 * 3_600_000 - 60_000
    for (let again = 0; again < 2; again += 1, now += 1_000) await run(Number.POSITIVE_INFINITY)
    // A mail that was sent in the instant of the kill comes again, under its own id.
    expect(new Set(arrived).size).toBe(6)
    expect(arrived.length).toBeLessThanOrEqual(6 + 2 * 3)
    expect((await createMailLog(log).list('done')).length).toBe(2)
  },
)
