import type { MailLog } from '#src/lead/mail/mail-log.ts'
import type { Outbox } from '#src/lead/outbox/outbox.ts'
import { LEAD_STATES, type LeadState, SET_ASIDE } from '#src/lead/outbox/record.ts'
import { type FoundLead, findLead, readLead, release } from '#src/lead/outbox/replay.ts'
import type { Chosen } from './arguments.ts'
import { LeadsError } from './leads-error.ts'

/** The states from which a lead may be released, and those from which it may be dismissed. */
const RELEASED: readonly LeadState[] = [...SET_ASIDE, 'dismissed']
const DISMISSED: readonly LeadState[] = [...SET_ASIDE, 'dead']

type Outcome = {
  done: string[]
  /** Each a sentence that names the lead. */
  failed: string[]
}

/**
 * Releases leads that were set aside, so that they are sent and mailed. One that cannot be released delays no other.
 * `all` are those that may be a person's: a machine's must be named.
 */
export const releaseLeads = (
  { outbox, mails }: { outbox: Outbox; mails: Pick<MailLog, 'want'> },
  chosen: Chosen,
  now: number,
): Promise<Outcome> =>
  eachLead({ outbox, chosen, all: ['quarantine'], states: RELEASED }, async (found) => {
    if (found.status === 'unreadable') throw found.problem
    if (!RELEASED.includes(found.state)) throw new LeadsError(`it is ${found.state}, not set aside`)
    // First: a note about a lead that stays set aside does nothing.
    await mails.want(found.key)
    await release(outbox, found, now)
  })

/**
 * Dismisses leads that are not to be sent: leads that were set aside or given up, and unreadable records. They can be
 * listed and released until they are purged.
 */
export const dismissLeads = (outbox: Outbox, chosen: Chosen): Promise<Outcome> =>
  eachLead(
    { outbox, chosen, all: SET_ASIDE, states: DISMISSED },
    async ({ status, state, key }) => {
      if (status === 'lead' && !DISMISSED.includes(state)) {
        throw new LeadsError(`it is ${state}, and neither set aside nor given up`)
      }
      await outbox.transfer(key, state, 'dismissed')
    },
  )

/** @param leads.all the states whose leads are all of them. @param leads.states those that are searched first. */
const eachLead = async (
  {
    outbox,
    chosen,
    all,
    states,
  }: {
    outbox: Outbox
    chosen: Chosen
    all: readonly LeadState[]
    states: readonly LeadState[]
  },
  work: (found: FoundLead) => Promise<void>,
): Promise<Outcome> => {
  const outcome: Outcome = { done: [], failed: [] }
  const one = async (id: string, find: () => Promise<FoundLead | undefined>) => {
    try {
      const found = await find()
      if (!found) throw new LeadsError('there is no such lead')
      await work(found)
      outcome.done.push(id)
    } catch (error) {
      outcome.failed.push(`${id}: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (chosen === 'all') {
    for (const state of all) {
      for (const key of await outbox.list(state)) {
        await one(key.id, () => readLead(outbox, state, key))
      }
    }
  } else {
    for (const id of chosen) await one(id, () => findLead(outbox, id, [...states, ...LEAD_STATES]))
  }
  return outcome
}
