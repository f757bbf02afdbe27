import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseLeads } from '#scripts/leads/set-aside.ts'
import { createMailLog } from '#src/lead/mail/mail-log.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import type { Submission } from '#src/lead/submission.ts'
import { DIGEST_HOUR, DIGEST_LEADS } from '#src/site/lead-mail.ts'
import { type MailSink, startMailSink } from '#tests/fixtures/mail-sink.ts'
import { processorTime } from '#tests/processor-time.ts'
import { mailRun } from './mailing.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'
import { leadHandler, post, submission } from './sample.ts'

const MORNING = Date.parse(`2026-11-21T0${DIGEST_HOUR}:00:30Z`)
const MINUTE = 60_000
const OPERATORS = 'ops@mira.example, night@mira.example'

let sink: MailSink
let store: MemoryStore
let log: MemoryStore

beforeEach(async () => {
  sink = await startMailSink()
  store = memoryStore()
  log = memoryStore()
})

afterEach(() => sink.close())

const send = async (more: Partial<Submission>): Promise<string> => {
  const handler = leadHandler(store, { now: () => MORNING - 60 * MINUTE })
  const response = await handler(post(submission(more)))
  return ((await response.json()) as { id: string }).id
}

const run = (now: number, digestTo = OPERATORS) =>
  mailRun({ port: sink.port, store, log, now, digestTo })

const digests = () => sink.all().filter(({ subject }) => subject.includes('set aside'))

test('what was set aside is told once a day to each operator, with masked contacts', async () => {
  const id = await send({ trap: 'x', filledMs: 10 })
  await send({ filledMs: 10 })
  for (let minute = 0; minute < 40; minute += 1) await run(MORNING + minute * MINUTE)
  expect(digests().map(({ to }) => to)).toEqual(['ops@mira.example', 'night@mira.example'])
  const { subject, text, html } = await sink.next('ops@mira.example')
  expect(subject).toBe('Mira · 2 set aside as spam · 2026-11-21')
  expect(text).toContain('set aside: 2\nform interest: 2\nreason too fast: 2\nreason trap: 1\n')
  expect(text).toContain(`${id}: 2026-11-21 04:00 UTC · interest · trap, too fast · `)
  expect(text).toContain('+971…67 · a…@example.com')
  for (const part of [text, html]) expect(part).not.toMatch(/anna@|501234567|Anna Maria/)
  await run(MORNING + 24 * 60 * MINUTE)
  expect(digests()).toHaveLength(3)
})

test('a digest does not linger over the long texts of machines, and tells of no mailbox in them', async () => {
  const { fields } = submission()
  const hostile = ['a', '.', 'a.', '+'].map((part) => `a@${part.repeat(19_900 / part.length)} x`)
  for (const message of hostile)
    await send({ formKey: 'no-such-form', fields: { ...fields, message, email: 'ü@a.b.example' } })
  expect(await processorTime(() => run(MORNING))).toBeLessThan(2_000)
  const { text } = await sink.next('ops@mira.example')
  expect(text.match(/ · unknown form · \+971…67 · ü…@b\.example$/gm)).toHaveLength(hostile.length)
})

test('the ids of a digest release its leads', async () => {
  const sent = await send({ trap: 'x' })
  await run(MORNING)
  const { text } = await sink.next('ops@mira.example')
  const [, id = ''] = /^(\S+): 2026-/m.exec(text) ?? []
  expect(id).toBe(sent)
  expect(text).toContain('npm run leads -- release ID')
  const outbox = createOutbox(store)
  const { done } = await releaseLeads({ outbox, mails: createMailLog(log) }, [id], MORNING)
  expect(done).toEqual([sent])
  expect((await outbox.list('pending')).map((key) => key.id)).toEqual([sent])
})

test('nobody is told before the hour, where nothing waits, or where there is no address', async () => {
  await run(MORNING)
  await send({ trap: 'x' })
  await run(MORNING - 60 * MINUTE)
  await run(MORNING, '')
  expect(digests()).toEqual([])
})

test('a digest that a server does not take is tried again in a quarter of an hour', async () => {
  await send({ trap: 'x' })
  sink.answer((to) => (to === 'night@mira.example' ? '450 later' : undefined))
  expect((await run(MORNING)).reported).toEqual([
    { problem: 'the digest could not be mailed', details: { cause: 'EENVELOPE 450' } },
  ])
  sink.answer(() => undefined)
  await run(MORNING + MINUTE)
  expect(digests().map(({ to }) => to)).toEqual(['ops@mira.example'])
  await run(MORNING + 15 * MINUTE)
  expect(digests().map(({ to }) => to)).toEqual(['ops@mira.example', 'night@mira.example'])
})

test('an address that a server refuses keeps the digest from nobody else, and is tried again the next day', async () => {
  await send({ trap: 'x' })
  sink.answer((to) => (to === 'ops@mira.example' ? '550 nobody here' : undefined))
  const refused = [
    { problem: 'the digest could not be mailed', details: { cause: 'EENVELOPE 550' } },
  ]
  expect((await run(MORNING)).reported).toEqual(refused)
  expect(digests().map(({ to }) => to)).toEqual(['night@mira.example'])
  expect((await run(MORNING + 15 * MINUTE)).reported).toEqual([])
  expect((await run(MORNING + 24 * 60 * MINUTE)).reported).toEqual(refused)
  expect(digests()).toHaveLength(2)
})

test('all are counted, and the newest named, where many were set aside', async () => {
  for (let one = 0; one < DIGEST_LEADS + 3; one += 1) await send({ trap: 'x' })
  await run(MORNING)
  const { subject, text } = await sink.next('ops@mira.example')
  expect(subject).toContain(`${DIGEST_LEADS + 3} set aside`)
  expect(text).toContain('3 more: npm run leads -- list --state quarantine --state trap')
  expect(text.match(/UTC · interest/g)).toHaveLength(DIGEST_LEADS)
})
