import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRecord } from '#functions/lead/new-record.ts'
import { leadsCsv } from '#scripts/leads/csv.ts'
import { readLeads } from '#scripts/leads/read-leads.ts'
import { leadsTable } from '#scripts/leads/table.ts'
import { createCrm } from '#src/lead/outbox/crm.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { LEAD_STATES, leadRecord, RECORD_VERSION, recordKey } from '#src/lead/outbox/record.ts'
import { redeliver } from '#src/lead/outbox/redeliver.ts'
import { findLead, replay } from '#src/lead/outbox/replay.ts'
import { type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { memoryStore } from './memory-store.ts'
import { submission } from './sample.ts'

const VERSIONS = Array.from({ length: RECORD_VERSION }, (_, index) => index + 1)

/** A record as the site of that time stored it. */
const stored = async (version: number): Promise<string> =>
  readFile(`tests/fixtures/leads/record-v${version}.json`, 'utf8')

let receiver: CrmReceiver

beforeAll(async () => {
  receiver = await startCrmReceiver()
})

afterAll(() => receiver.close())

describe.each(VERSIONS)('a record of version %i', (version) => {
  test('is listed, exported and shown in every state', async () => {
    const text = await stored(version)
    const store = memoryStore()
    for (const state of LEAD_STATES) store.entries.set(recordKey(state, JSON.parse(text)), text)
    const read = await readLeads(createOutbox(store), LEAD_STATES)
    expect(read.unreadable).toEqual([])
    expect(read.leads.map(({ state }) => state).toSorted()).toEqual([...LEAD_STATES].toSorted())
    expect(leadsTable(read, new Date()).split('\n')).toHaveLength(1 + LEAD_STATES.length)
    expect(leadsCsv(read)).toContain('ليلى,+971501234567,layla@example.com,"sea, garden",true')
    const found = await findLead(createOutbox(store), JSON.parse(text).id)
    const { version: _, ...fields } = JSON.parse(text)
    expect(found).toMatchObject({ status: 'lead', record: { version: RECORD_VERSION, ...fields } })
  })

  test('is delivered with all that it says, and again when it is replayed', async () => {
    const text = await stored(version)
    const { id, fields, utm, receivedAt } = JSON.parse(text)
    const store = memoryStore()
    store.entries.set(recordKey('pending', JSON.parse(text)), text)
    const outbox = createOutbox(store)
    const now = () => Date.parse(receivedAt) + 60_000
    const run = () =>
      redeliver({
        ...{ outbox, now, crm: createCrm({ host: receiver.host }), random: Math.random },
        report: (problem) => expect(problem).toBe('nothing'),
        deadline: now() + 20_000,
      })
    receiver.taken.clear()
    await run()
    expect([...store.entries.keys()]).toEqual([`delivered/2026-11-21/${id}`])
    expect(receiver.taken.get(id)).toMatchObject({ times: 1, body: { ...fields, utm } })

    store.entries.set(recordKey('delivered', JSON.parse(text)), text)
    const found = await findLead(outbox, id)
    if (found?.status === 'lead') await replay(outbox, found, now())
    await run()
    expect(receiver.taken.get(id)?.times).toBe(2)
  })
})

test('what is stored now is the last of these versions: another shape is another version', async () => {
  const last = JSON.parse(await stored(RECORD_VERSION))
  expect(leadRecord.parse(last)).toEqual(last)
  expect(Object.keys(last)).toEqual(Object.keys(leadRecord.shape))
  const checked = { status: 'ok', fields: {}, by: 'form' } as const
  const record = newRecord({ submission: submission(), checked, spam: [], now: 0 })
  expect(Object.keys(record).toSorted()).toEqual(Object.keys(last).toSorted())
  expect(Object.keys(record.utm)).toEqual(Object.keys(last.utm))
  expect(Object.keys(record.consent)).toEqual(Object.keys(last.consent))
})

test('one that a later version of the site wrote is left alone, and named', async () => {
  const store = memoryStore()
  const text = JSON.stringify({ ...JSON.parse(await stored(RECORD_VERSION)), version: 99 })
  store.entries.set(recordKey('pending', JSON.parse(text)), text)
  const { leads, unreadable } = await readLeads(createOutbox(store), ['pending'])
  expect(leads).toEqual([])
  expect(unreadable).toMatchObject([
    { raw: text, problem: expect.stringContaining('a newer version of the site wrote it (99)') },
  ])
})
