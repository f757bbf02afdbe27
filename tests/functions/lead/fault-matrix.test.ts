import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { handleLeadFile } from '#functions/lead-file/handle-lead-file.ts'
import { createLeadFiles } from '#src/lead/files/file-store.ts'
import { createCrm, type SendToCrm } from '#src/lead/outbox/crm.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { redeliver } from '#src/lead/outbox/redeliver.ts'
import type { LeadStore } from '#src/lead/outbox/store.ts'
import type { Submission } from '#src/lead/submission.ts'
import { createLimit } from '#src/lib/limit.ts'
import { LEAD_INPUTS } from '#src/site/lead.ts'
import { pdf } from '#tests/fixtures/attachments.ts'
import { type CrmFault, type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { memoryStore, type StoreFault } from './memory-store.ts'
import { formsWithFile, leadHandler, post, postMultipart, submission } from './sample.ts'

const LEADS = 3
/** More would starve each other of the processor, and every deadline would pass. */
const AT_ONCE = 24
const ANSWER_MS = 900
const SLOW_MS = 350
/** A case takes some five seconds. */
const HANGING_MS = 60_000
const HOUR = 3_600_000

const CRM_FAULTS: Record<string, CrmFault | undefined> = {
  '200': undefined,
  '400': { kind: 'status', status: 400 },
  '429': { kind: 'status', status: 429, retryAfter: '30' },
  '500': { kind: 'status', status: 500 },
  slow: { kind: 'slow', ms: SLOW_MS },
  'too slow': { kind: 'slow', ms: 2 * ANSWER_MS },
  hanging: { kind: 'hanging' },
  refusing: { kind: 'refusing' },
  garbage: { kind: 'garbage' },
  'no HTTP': { kind: 'notHttp' },
  dropping: { kind: 'dropping' },
}
const STORE_FAULTS: StoreFault[] = ['fine', 'slow', 'down', 'second write fails']
const KILLS = ['never', 'before store', 'after store', 'after send'] as const

type Kill = (typeof KILLS)[number]
type Case = { crm: string; store: StoreFault; kill: Kill }
type Outcome = Case & {
  accepted: number
  delivered: number
  lost: number
  duplicates: number
  foreign: number
  /** Leads that arrived with a link to no file. */
  withoutFile: number
  waiting: number
}

const cases = Object.keys(CRM_FAULTS).flatMap((crm) =>
  STORE_FAULTS.flatMap((store) => KILLS.map((kill): Case => ({ crm, store, kill }))),
)

test('every lead that a visitor saw accepted reaches the CRM, once for each key', async () => {
  const limit = createLimit(AT_ONCE)
  const played = await Promise.all(
    cases.map(async (one) => ({
      one,
      outcome: await limit(() =>
        Promise.race([play(one), sleep(HANGING_MS, undefined, { ref: false })]),
      ),
    })),
  )
  expect(played.filter(({ outcome }) => !outcome)).toEqual([])
  const outcomes = played.flatMap(({ outcome }) => outcome ?? [])
  print(outcomes)
  expect(outcomes.filter(({ lost }) => lost > 0)).toEqual([])
  expect(outcomes.filter(({ foreign }) => foreign > 0)).toEqual([])
  expect(outcomes.filter(({ withoutFile }) => withoutFile > 0)).toEqual([])
  expect(outcomes.filter(({ waiting }) => waiting > 0)).toEqual([])
  expect(outcomes.filter(({ store, accepted }) => store === 'fine' && accepted < LEADS)).toEqual([])
}, 180_000)

/** Takes leads while everything is wrong, delivers meanwhile and afterwards, and counts. */
const play = async (one: Case): Promise<Outcome> => {
  const receiver = await startCrmReceiver()
  await receiver.setFault(CRM_FAULTS[one.crm])
  const store = memoryStore(one.store, SLOW_MS)
  const fileStore = memoryStore(one.store, SLOW_MS)
  const crm = createCrm({ host: receiver.host })
  let later = 0
  const now = () => Date.now() + later

  const sent = await Promise.all(
    Array.from({ length: LEADS }, async (_, index) => {
      const lead = submission()
      const process = killable({ store, fileStore, crm }, one.kill)
      const send = async ({ store, fileStore, crm }: Parts) => {
        const files = createLeadFiles(fileStore)
        const handler = leadHandler(store, { crm, files, forms, answerMs: ANSWER_MS, now })
        // The first lead of each case has a file.
        return handler(index === 0 ? await withFile(lead) : post(lead))
      }
      const first = await Promise.race([send(process), process.dead])
      // A visitor who got no answer, or a refusal, tries once more.
      const last = first?.status === 200 ? first : await send({ store, fileStore, crm })
      return { submissionId: lead.submissionId, accepted: last.status === 200 }
    }),
  )

  const run = (dependencies: Pick<Parts, 'store' | 'crm'>, sendTimeoutMs?: number) =>
    redeliver({
      outbox: createOutbox(dependencies.store),
      crm: dependencies.crm,
      now,
      random: Math.random,
      report: () => {},
      deadline: now() + 60_000,
      sendTimeoutMs,
    }).catch(() => {})
  // While the CRM fails: two runs at once, one of which is stopped midway.
  later += HOUR
  const process = killable({ store, fileStore, crm }, one.kill)
  await Promise.all([
    run({ store, crm }, ANSWER_MS),
    Promise.race([run(process, ANSWER_MS), process.dead]),
  ])
  // All is well again, and the runs of a day follow: the CRM has its whole time to answer.
  await receiver.setFault(undefined)
  store.fault = 'fine'
  fileStore.fault = 'fine'
  for (let runs = 0; runs < 3; runs += 1) {
    later += 12 * HOUR
    await run({ store, crm })
  }

  const keys = [...receiver.taken.keys()]
  const ids = new Set(sent.map(({ submissionId }) => submissionId))
  const submissionOf = (key: string) => key.slice(0, key.lastIndexOf('-'))
  const arrived = new Set(keys.map(submissionOf))
  const accepted = sent.filter((lead) => lead.accepted)
  await receiver.close()
  return {
    ...one,
    accepted: accepted.length,
    delivered: keys.length,
    lost: accepted.filter(({ submissionId }) => !arrived.has(submissionId as string)).length,
    duplicates: [...receiver.taken.values()].reduce((sum, { times }) => sum + times - 1, 0),
    // Keys that no submission had, or two for one.
    foreign: keys.filter((key) => !ids.has(submissionOf(key))).length + keys.length - arrived.size,
    withoutFile: await linksToNothing(receiver, fileStore, now()),
    waiting: [...store.entries.keys()].filter((key) => !key.startsWith('delivered/')).length,
  }
}

type Parts = { store: LeadStore; fileStore: LeadStore; crm: SendToCrm }

const forms = async () => formsWithFile()

const withFile = (lead: Submission): Promise<Request> => {
  const form = new FormData()
  form.append(LEAD_INPUTS.lead, JSON.stringify(lead))
  form.append('cv', new File([new Uint8Array(pdf(lead.submissionId))], 'cv.pdf'))
  return postMultipart(form, { accept: 'application/json' })
}

const linksToNothing = async (
  receiver: CrmReceiver,
  fileStore: LeadStore,
  now: number,
): Promise<number> => {
  const files = createLeadFiles(fileStore)
  const links = [...receiver.taken.values()].flatMap(({ body }) => {
    const { cv } = body as { cv?: string }
    return cv ? [cv] : []
  })
  const opened = await Promise.all(
    links.map((link) =>
      handleLeadFile(new Request(link), { files, now: () => now, note: () => {} }),
    ),
  )
  return opened.filter(({ status }) => status !== 200).length
}

/** A process that is killed at a certain point: from then on nothing that it does happens or returns. */
const killable = ({ store, fileStore, crm }: Parts, kill: Kill) => {
  let killed = false
  const death = Promise.withResolvers<undefined>()
  const die = () => {
    killed = true
    death.resolve(undefined)
  }
  const never = () => new Promise<never>(() => {})
  const untilKilled =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (killed) return never()
      const result = await work(...args)
      return killed ? never() : result
    }
  const dying =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>, at: Kill) =>
    async (...args: Args): Promise<Result> => {
      const result = await work(...args)
      if (kill === at) die()
      return result
    }
  const mortal = (of: LeadStore): LeadStore => ({
    get: untilKilled(of.get),
    delete: untilKilled(of.delete),
    list: untilKilled(of.list),
    set: untilKilled(async (key: string, value: string) => {
      if (kill === 'before store') {
        die()
        return
      }
      await dying(of.set, 'after store')(key, value)
    }),
  })
  return {
    dead: death.promise,
    store: mortal(store),
    fileStore: mortal(fileStore),
    crm: untilKilled(dying(crm, 'after send')),
  }
}

/** One line for each pair of faults, the kills added up. */
const print = (outcomes: Outcome[]): void => {
  const rows = Map.groupBy(outcomes, ({ crm, store }) => `${crm.padEnd(9)} ${store.padEnd(19)}`)
  const sum = (some: Outcome[], name: 'accepted' | 'delivered' | 'lost' | 'duplicates') =>
    String(some.reduce((total, one) => total + one[name], 0)).padStart(9)
  const line = (head: string, some: Outcome[]) =>
    `${head} ${sum(some, 'accepted')} ${sum(some, 'delivered')} ${sum(some, 'lost')} ${sum(some, 'duplicates')}`
  console.log(
    [
      `${cases.length} combinations of ${LEADS} leads: CRM × store × kills (${KILLS.join(', ')}).`,
      'A visitor without an answer tries once more. Not accepted are leads that neither store nor CRM took: 503.',
      'Duplicates by key are leads that were sent again under their key because the first answer was lost.',
      `${'CRM'.padEnd(9)} ${'store'.padEnd(19)}  accepted delivered      lost duplicates by key`,
      ...[...rows].map(([head, some]) => line(head, some)),
      line('all'.padEnd(29), outcomes),
    ].join('\n'),
  )
}
