import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadsHealth } from '#functions/health/leads-health.ts'
import { newRecord } from '#functions/lead/new-record.ts'
import { runRedelivery } from '#functions/lead-redelivery/run-redelivery.ts'
import { leadsCsv } from '#scripts/leads/csv.ts'
import { readLeads } from '#scripts/leads/read-leads.ts'
import { dismissLeads, releaseLeads } from '#scripts/leads/set-aside.ts'
import { leadsTable, unreadableText } from '#scripts/leads/table.ts'
import { leadEnvironment } from '#src/environment/functions.ts'
import { createLeadFiles } from '#src/lead/files/file-store.ts'
import { createMailLog } from '#src/lead/mail/mail-log.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { LEAD_STATES, parseKey, recordKey, SET_ASIDE } from '#src/lead/outbox/record.ts'
import { DAY_MS, dayOf } from '#src/lib/time.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import { memoryStore } from './memory-store.ts'
import { submission } from './sample.ts'

const RUNS = runs({ test: 600, soak: 100_000 })
const NOW = Date.parse('2026-11-21T10:00:30Z')

const lead = (ageMs: number) =>
  newRecord({
    submission: submission(),
    checked: { status: 'ok', fields: { name: 'Anna', message: '=1;\n=2' }, by: 'form' },
    spam: [],
    now: NOW - ageMs,
  })

const anything = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: true }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    null,
    -1,
    1e308,
    '9999-99-99T00:00:00Z',
    '__proto__',
    '\u001b[2J',
    'x'.repeat(9_000),
  ),
)

/** A record with some of its values replaced, added, left out, or its text cut and stained. */
const mutated = fc
  .tuple(
    fc.record({
      ageMs: fc.integer({ min: 0, max: 60 * DAY_MS }),
      changes: fc.array(fc.tuple(fc.constantFrom(...FIELDS(), 'x', '__proto__'), anything), {
        maxLength: 3,
      }),
      dropped: fc.subarray(FIELDS(), { maxLength: 2 }),
      cut: fc.option(fc.integer({ min: 0, max: 400 }), { freq: 4 }),
      stain: fc.option(fc.string({ unit: 'binary', maxLength: 4 }), { freq: 6 }),
      whole: fc.option(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), { freq: 8 }),
    }),
    fc.constantFrom(...LEAD_STATES),
  )
  .map(([{ ageMs, changes, dropped, cut, stain, whole }, state]) => {
    const record = lead(ageMs)
    const key = recordKey(state, record)
    const value: Record<string, unknown> = { ...record }
    for (const [name, change] of changes) {
      Object.defineProperty(value, name, { value: change, enumerable: true, configurable: true })
    }
    for (const name of dropped) delete value[name]
    const text = whole ?? textOf(value)
    const end = cut ?? text.length
    return {
      key,
      text: text.slice(0, end) + (stain ?? '') + text.slice(stain ? end + 1 : text.length),
    }
  })

function FIELDS(): string[] {
  return [
    ...['version', 'id', 'receivedAt', 'formKey', 'locale', 'checked', 'fields', 'utm', 'consent'],
    ...['spam', 'attempts', 'dueAt', 'problem', 'deliveredAt', 'replayedAt'],
  ]
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one)) ?? ''

/** What an operator and the scheduled function do, one after the other; none of it may throw. */
const live = async (entries: { key: string; text: string }[], crmFails: boolean) => {
  const store = memoryStore()
  const good = lead(60_000)
  store.entries.set(recordKey('pending', good), JSON.stringify(good))
  for (const { key, text } of entries) store.entries.set(key, text)
  const before = new Map(store.entries)
  const outbox = createOutbox(store)
  const sent: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (_input, init) => {
    sent.push(new Headers(init?.headers).get('idempotency-key') ?? '')
    return crmFails ? new Response('', { status: 500 }) : Response.json({ ok: true })
  }
  try {
    const read = await readLeads(outbox, LEAD_STATES)
    expect(read.leads.length + read.unreadable.length).toBe(store.entries.size)
    expect(leadsTable(read, new Date(NOW))).not.toMatch(/[\u0000-\u0009\u001b\u009b]/)
    expect(unreadableText(read.unreadable)).not.toMatch(/[\u001b\u009b]/)
    expect(leadsCsv(read)).toContain(good.id)
    const health = await leadsHealth({
      outbox,
      mails: createMailLog(memoryStore()),
      delivers: true,
      now: () => NOW,
    })
    for (const { state, id } of read.unreadable) {
      if (['pending', 'dead', 'quarantine'].includes(state)) {
        expect(health.unreadableIds).toContain(id)
      }
    }
    const run = () =>
      runRedelivery({
        outbox,
        files: createLeadFiles(memoryStore()),
        environment: leadEnvironment({ FORM_API_HOST: 'https://crm.example' }),
        now: () => NOW,
        runMs: 25_000,
        note: () => {},
        report: (problem) => expect(problem).not.toBe('redelivery failed'),
      })
    await run()
    await run()
    await releaseLeads({ outbox, mails: createMailLog(memoryStore()) }, 'all', NOW)
    await run()
    await dismissLeads(outbox, 'all')
  } finally {
    globalThis.fetch = fetch
  }
  const after = [...store.entries.keys()]
  const oldest = dayOf(NOW - 30 * DAY_MS)
  for (const [key, text] of before) {
    const { id = '', day = '', state } = parseKey(key) ?? {}
    const purged = ['delivered', ...SET_ASIDE, 'dismissed'].includes(state ?? '') && day < oldest
    const there = after.filter((one) => one.endsWith(`/${id}`))
    if (purged) continue
    // Not lost: it is still in the store, or was delivered and then kept long enough.
    expect(there.length > 0 || (sent.includes(id) && day < oldest), key).toBe(true)
    if (sent.includes(id)) continue
    expect(
      there.map((one) => store.entries.get(one)).some((one) => one === text || one?.includes(id)),
    ).toBe(true)
  }
  // These runs send none twice, except for one that an operator released again.
  expect(new Set(sent).size).toBe(sent.length)
  if (!crmFails) expect(sent).toContain(good.id)
}

test(
  `${RUNS} outboxes of mutated records: nothing throws, nothing is lost, nothing goes out twice`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(mutated, { maxLength: 6 }), fc.boolean(), live), {
      numRuns: RUNS,
    })
  },
  SOAK_TIMEOUT,
)
