import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runRedelivery } from '#functions/lead-redelivery/run-redelivery.ts'
import { dismissLeads, releaseLeads } from '#scripts/leads/set-aside.ts'
import { leadEnvironment } from '#src/environment/functions.ts'
import { createLeadFiles } from '#src/lead/files/file-store.ts'
import { createMailLog } from '#src/lead/mail/mail-log.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { findLead, replay } from '#src/lead/outbox/replay.ts'
import { StoreError } from '#src/lib/store/store.ts'
import { type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'
import { leadHandler, post, submission } from './sample.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Not on the hour, when old leads are purged. */
const START = Date.parse('2026-11-21T10:07:00Z')

let receiver: CrmReceiver
let store: MemoryStore
let now: number
const note = vi.fn()
const report = vi.fn()

beforeEach(async () => {
  receiver = await startCrmReceiver()
  store = memoryStore()
  now = START
  note.mockClear()
  report.mockClear()
})

afterEach(() => receiver.close())

const run = (variables: Record<string, string> = { FORM_API_HOST: receiver.host }) =>
  runRedelivery({
    outbox: createOutbox(store),
    files: createLeadFiles(memoryStore()),
    environment: leadEnvironment(variables),
    now: () => now,
    runMs: 25_000,
    note,
    report,
  })

const leave = async () => {
  const response = await leadHandler(store, { now: () => now })(post(submission()))
  return ((await response.json()) as { id: string }).id
}

const states = () => [...store.entries.keys()].map((key) => key.split('/')[0])
const only = () => JSON.parse([...store.entries.values()][0] ?? '')

test('delivers what waits, when it is due, once', async () => {
  const id = await leave()
  await run()
  expect(receiver.taken.size).toBe(0)
  now += MINUTE
  await run()
  await run()
  expect(receiver.taken.get(id)?.times).toBe(1)
  expect(states()).toEqual(['delivered'])
  expect(only()).toMatchObject({ id, attempts: 2, deliveredAt: '2026-11-21T10:08:00.000Z' })
})

test('tries eight times over a day, then gives up and reports it without personal data', async () => {
  const id = await leave()
  await receiver.setFault({ kind: 'status', status: 400 })
  const tries: number[] = []
  while (states()[0] === 'pending' && now < START + 3 * DAY) {
    const before = receiver.requests.length
    await run()
    if (receiver.requests.length > before) tries.push(now - START)
    now += MINUTE
  }
  expect(tries).toHaveLength(7)
  expect((tries.at(-1) ?? 0) / HOUR).toBeGreaterThan(27.6 * 0.8 - 0.1)
  expect((tries.at(-1) ?? 0) / HOUR).toBeLessThan(27.6 * 1.2 + 0.1)
  expect(states()).toEqual(['dead'])
  expect(report.mock.calls).toEqual([['lead gave up', { id, attempts: 8, problem: 'HTTP 400' }]])
})

test('a lead that a killed run had given up is no dead letter any more once it is delivered', async () => {
  await leave()
  for (const [key, value] of [...store.entries]) {
    store.entries.set(key.replace('pending', 'dead'), value)
  }
  now += MINUTE
  await run()
  expect(states()).toEqual(['delivered'])
})

test('waits as long as a busy CRM asks', async () => {
  await leave()
  await receiver.setFault({ kind: 'status', status: 429, retryAfter: '3600' })
  now += MINUTE
  await run()
  expect(Date.parse(only().dueAt)).toBe(now + HOUR)
})

test('without FORM_API_HOST nothing is sent, and the log says how many wait', async () => {
  await leave()
  await leave()
  now += MINUTE
  await run({})
  expect(note.mock.calls).toEqual([
    [{ waiting: 2, crm: 'FORM_API_HOST is not set, so nothing is delivered' }],
  ])
  expect(states()).toEqual(['pending', 'pending'])
})

test('several runs at once lose nothing and use no new key', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, leave))
  now += MINUTE
  await Promise.all([run(), run(), run()])
  expect([...receiver.taken.keys()].toSorted()).toEqual(ids.toSorted())
  expect(new Set(states())).toEqual(new Set(['delivered']))
})

test('a lead that a slower run wrote back after its delivery is not sent again', async () => {
  const id = await leave()
  const pending = new Map(store.entries)
  now += MINUTE
  await run()
  for (const [key, value] of pending) store.entries.set(key, value)
  await run()
  expect(receiver.taken.get(id)?.times).toBe(1)
  expect(states()).toEqual(['delivered'])
})

test('a record that cannot be read is reported and holds up no other', async () => {
  const id = await leave()
  store.entries.set('pending/2026-11-21/broken-record', '{')
  store.entries.set('pending/2026-11-21/.half', 'x')
  now += MINUTE
  await run()
  expect(receiver.taken.get(id)?.times).toBe(1)
  expect(report.mock.calls).toEqual([
    ['a lead could not be handled', expect.objectContaining({ id: 'broken-record' })],
  ])
})

test('a store that is down is reported, and the run ends in peace', async () => {
  await leave()
  store.fault = 'down'
  await run()
  expect(report).toHaveBeenCalledWith('redelivery failed', { cause: 'The store is down.' })
})

describe('a store that is full', () => {
  const HOURS = 24
  const runs = async (hours: number) => {
    for (let minutes = 0; minutes < hours * 60; minutes += 1) {
      now += MINUTE
      await run()
    }
  }

  test('does not have its leads sent again in each run, but ever less often', async () => {
    const ids = [await leave(), await leave(), await leave()]
    store.fault = 'full'
    await runs(HOURS)
    expect([...receiver.taken.keys()].toSorted()).toEqual(ids.toSorted())
    for (const id of ids) expect(receiver.taken.get(id)?.times).toBe(6)
    expect(report).toHaveBeenCalledWith('the store cannot be written', {
      cause: 'The store is full.',
    })

    store.fault = 'fine'
    await runs(10)
    for (const id of ids) expect(receiver.taken.get(id)?.times).toBe(7)
    expect(states()).toEqual(['delivered', 'delivered', 'delivered'])
  })

  test('is not asked for each lead, where it takes its time to say no', async () => {
    for (let count = 0; count < 40; count += 1) await leave()
    const { set } = store
    let writes = 0
    store.set = async () => {
      writes += 1
      await sleep(50)
      throw new StoreError('The store did not write within 5000 ms.')
    }
    now += MINUTE
    await run()
    // Those that were processed at the same time; and each lead's delivery, which is worth an attempt.
    expect(receiver.taken.size).toBe(40)
    expect(writes).toBeLessThanOrEqual(10 + 40)
    store.set = set
    now += 10 * 60 * MINUTE
    await run()
    expect(new Set(states())).toEqual(new Set(['delivered']))
  })

  test('loses none, also where the CRM is down as well for days', async () => {
    const id = await leave()
    store.fault = 'full'
    await receiver.setFault({ kind: 'status', status: 503 })
    await runs(3 * HOURS)
    expect(states()).toEqual(['pending'])
    await receiver.setFault(undefined)
    store.fault = 'fine'
    await runs(10)
    expect(receiver.taken.get(id)?.times).toBe(1)
    expect(states()).toEqual(['delivered'])
  })

  test('that takes a lead down as being sent, and then nothing more, backs off likewise', async () => {
    await leave()
    const { set } = store
    store.set = async (key, value) => {
      if (key.startsWith('delivered/')) throw new StoreError('The store is full.')
      await set(key, value)
    }
    await runs(HOURS)
    expect(receiver.requests.length).toBeLessThanOrEqual(7)
  })
})

describe('what was kept long enough goes away', () => {
  test('delivered leads and spam, on the hour, and nothing else', async () => {
    now = Date.parse('2026-10-01T10:07:00Z')
    await leave()
    now += MINUTE
    await run()
    await leadHandler(store, { now: () => now })(post(submission({ trap: 'x' })))
    store.entries.set('dead/2026-10-01/dead-record', '{}')
    now = Date.parse('2026-10-31T11:00:30Z')
    await run()
    expect(states().toSorted()).toEqual(['dead', 'delivered', 'trap'])
    now = Date.parse('2026-11-01T11:00:30Z')
    await run()
    expect(states()).toEqual(['dead'])
  })

  test('after LEAD_RETENTION_DAYS', async () => {
    await leave()
    now += MINUTE
    await run()
    now = Date.parse('2026-11-23T10:00:00Z')
    await run({ FORM_API_HOST: receiver.host, LEAD_RETENTION_DAYS: '1' })
    expect(states()).toEqual([])
  })
})

describe('what was set aside', () => {
  const setAside = async (more: object = { filledMs: undefined, trap: undefined }) => {
    const lead = submission(more)
    const handle = leadHandler(store, { now: () => now })
    const { id } = (await (await handle(post(lead))).json()) as { id: string }
    return { id, lead }
  }
  const outbox = () => createOutbox(store)
  const mails = createMailLog(memoryStore())
  const minutes = async (count: number) => {
    for (; count > 0; count -= 1) {
      now += MINUTE
      await run()
    }
  }

  test('is sent by nobody until it is released, and then exactly once', async () => {
    const kept = [await setAside(), await setAside({ formKey: 'no-such-form' }), await setAside()]
    await minutes(5)
    expect(receiver.requests).toEqual([])
    expect(await releaseLeads({ outbox: outbox(), mails }, 'all', now)).toEqual({
      done: kept.map(({ id }) => id),
      failed: [],
    })
    await minutes(60)
    expect([...receiver.taken].map(([id, { times }]) => [id, times])).toEqual(
      expect.arrayContaining(kept.map(({ id }) => [id, 1])),
    )
    expect(states()).toEqual(['delivered', 'delivered', 'delivered'])
  })

  test('is not sent again where the same lead came in the right way meanwhile', async () => {
    const { id, lead } = await setAside()
    const handle = leadHandler(store, { now: () => now })
    await handle(post({ ...lead, filledMs: 9_000, trap: '' }))
    await minutes(2)
    await releaseLeads({ outbox: outbox(), mails }, [id], now)
    await minutes(30)
    expect(receiver.taken.get(id)?.times).toBe(1)
    expect(states()).toEqual(['delivered'])
  })

  test('is delivered once also when a release was killed midway', async () => {
    const { id } = await setAside()
    const [[key, text] = ['', '']] = [...store.entries]
    await releaseLeads({ outbox: outbox(), mails }, [id], now)
    store.entries.set(key, text)
    await minutes(2)
    expect(states()).toEqual(['delivered'])
    expect((await releaseLeads({ outbox: outbox(), mails }, [id], now)).failed).toEqual([
      `${id}: it is delivered, not set aside`,
    ])
    await minutes(2)
    expect(receiver.taken.get(id)?.times).toBe(1)
  })

  test('can be dismissed, and released all the same', async () => {
    const [first, second] = [await setAside(), await setAside()]
    expect(await dismissLeads(outbox(), [first.id])).toEqual({ done: [first.id], failed: [] })
    expect(states().toSorted()).toEqual(['dismissed', 'quarantine'])
    await minutes(2)
    expect(receiver.requests).toEqual([])
    await releaseLeads({ outbox: outbox(), mails }, [first.id, second.id], now)
    await minutes(2)
    expect(receiver.taken.size).toBe(2)
  })

  test('one that cannot be read holds up no other, is named, and can be dismissed as it is', async () => {
    const { id } = await setAside()
    store.entries.set('quarantine/2026-11-21/broken-record', 'x')
    const { done, failed } = await releaseLeads({ outbox: outbox(), mails }, 'all', now)
    expect(done).toEqual([id])
    expect(failed).toEqual([expect.stringMatching(/^broken-record: .*it is no lead/)])
    await dismissLeads(outbox(), 'all')
    expect(store.entries.get('dismissed/2026-11-21/broken-record')).toBe('x')
  })

  test('a lead of the trap is released by its id alone, once, and dismissed with all others', async () => {
    const [{ id }] = [await setAside({ trap: 'x' }), await setAside({ trap: 'x' })]
    const release = (chosen: 'all' | string[]) =>
      releaseLeads({ outbox: outbox(), mails }, chosen, now)
    expect(await release('all')).toEqual({ done: [], failed: [] })
    const [[key, text] = ['', '']] = [...store.entries].filter(([one]) => one.endsWith(id))
    expect((await release([id])).done).toEqual([id])
    store.entries.set(key, text)
    await minutes(2)
    expect(states().toSorted()).toEqual(['delivered', 'trap'])
    await dismissLeads(outbox(), 'all')
    expect(states().toSorted()).toEqual(['delivered', 'dismissed'])
  })

  test('nothing else can be dismissed: neither what waits nor what was delivered', async () => {
    const id = await leave()
    expect((await dismissLeads(outbox(), [id, 'nothing-like-it'])).failed).toEqual([
      `${id}: it is pending, and neither set aside nor given up`,
      'nothing-like-it: there is no such lead',
    ])
  })
})

describe('an operator’s replay', () => {
  const again = async (id: string) => {
    const outbox = createOutbox(store)
    const found = await findLead(outbox, id)
    if (found?.status !== 'lead') throw new Error('not found')
    now += 1_000
    await replay(outbox, found, now)
    return found.state
  }

  test('sends a dead letter again under its key', async () => {
    const id = await leave()
    for (const [key, value] of [...store.entries]) {
      store.entries.delete(key)
      store.entries.set(key.replace('pending', 'dead'), value)
    }
    expect(await again(id)).toBe('dead')
    await run()
    expect([...receiver.taken.keys()]).toEqual([id])
    expect(states()).toEqual(['delivered'])
  })

  test('sends what was set aside', async () => {
    await leadHandler(store, { now: () => now })(post(submission({ trap: 'x' })))
    expect(await again(only().id)).toBe('trap')
    await run()
    expect(states()).toEqual(['delivered'])
  })

  test('sends again what was delivered, under its key', async () => {
    const id = await leave()
    now += MINUTE
    await run()
    expect(await again(id)).toBe('delivered')
    await run()
    await run()
    expect(receiver.taken.get(id)?.times).toBe(2)
    expect(states()).toEqual(['delivered'])
  })

  test('does not make a record that nobody can read due, and finds it all the same', async () => {
    store.entries.set('pending/2026-11-21/broken-record', '{"x":')
    expect(await findLead(createOutbox(store), 'broken-record')).toMatchObject({
      status: 'unreadable',
      problem: { text: '{"x":' },
    })
  })

  test('does not find what is not there', async () => {
    expect(await findLead(createOutbox(store), 'nothing-like-it')).toBeUndefined()
  })
})
