import { expect, test } from 'vitest'
import { createCrm } from '#src/lead/outbox/crm.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { redeliver } from '#src/lead/outbox/redeliver.ts'
import { createLimit } from '#src/lib/limit.ts'
import { startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { memoryStore } from './memory-store.ts'
import { leadHandler, post, submission } from './sample.ts'

const LEADS = 2_000
const AT_ONCE = 50

test('2,000 leads, 50 at a time, the CRM failing half of the time: none is lost', async () => {
  const store = memoryStore()
  let failing = true
  const receiver = await startCrmReceiver({ failing: (request) => failing && request % 2 === 0 })
  const crm = createCrm({ host: receiver.host })
  let later = 0
  const now = () => Date.now() + later

  const handle = leadHandler(store, { crm, now })
  const limit = createLimit(AT_ONCE)
  const accepted = await Promise.all(
    Array.from({ length: LEADS }, () =>
      limit(async () => {
        const response = await handle(post(submission()))
        return response.status === 200 ? ((await response.json()) as { id: string }).id : undefined
      }),
    ),
  )
  const atOnce = receiver.taken.size

  const outbox = createOutbox(store)
  let runs = 0
  for (; runs < 9 && (await outbox.list('pending')).length > 0; runs += 1) {
    later += 6 * 3_600_000
    // Three runs with the CRM as it was; then it is up again.
    failing = runs < 3
    const means = { outbox, crm, now, random: Math.random, report: () => {} }
    await redeliver({ ...means, deadline: now() + 600_000 })
  }

  const ids = accepted.filter((id) => id !== undefined)
  const lost = ids.filter((id) => !receiver.taken.has(id))
  console.log(
    `${LEADS} leads, ${AT_ONCE} at a time: ${ids.length} accepted, ${atOnce} delivered at once, ` +
      `${receiver.taken.size} after ${runs} runs in ${receiver.requests.length} tries, ${lost.length} lost`,
  )
  expect(ids).toHaveLength(LEADS)
  expect(lost).toEqual([])
  expect(receiver.taken.size).toBe(LEADS)
  await receiver.close()
}, 300_000)
