import type { MailLog } from '#src/lead/mail/mail-log.ts'
import type { Outbox } from '#src/lead/outbox/outbox.ts'
import { SET_ASIDE } from '#src/lead/outbox/record.ts'
import { readLead } from '#src/lead/outbox/replay.ts'
import { sha256 } from '#src/lib/hash.ts'
import { createLimit } from '#src/lib/limit.ts'
import { dayOf } from '#src/lib/time.ts'
import { DIGEST_HOUR } from '#src/site/lead-mail.ts'
import { digestMail, type SetAside } from './digest.ts'
import { MailError, type SendMail } from './mail.ts'

const CONCURRENCY = 10

/** Of more leads than this, those of the newest days are read, a machine's last; all are counted. */
const READ = 300

/** A server that is down is not asked each minute of the day. */
const TRIED_EACH_MINUTES = 15

/**
 * Tells each day what waits as spam for a person, if anything does. A mail that fails holds up no other. A later run
 * tries it again: on the same day, or on the next one where the server refuses its address for good.
 *
 * @returns how many mails went out.
 * @throws MailError for the first one that failed.
 */
export const sendDigest = async (options: {
  outbox: Outbox
  log: MailLog
  send: SendMail
  to: readonly string[]
  siteName: string
  now: number
}): Promise<number> => {
  const { outbox, log, send, to, siteName, now } = options
  const time = new Date(now)
  const day = dayOf(now)
  if (time.getUTCHours() < DIGEST_HOUR || time.getUTCMinutes() % TRIED_EACH_MINUTES !== 0) return 0
  const receivers = to.map((address) => ({ address, key: sha256(address).slice(0, 16) }))
  const done = await Promise.all(receivers.map(({ key }) => log.hasDigest(day, key)))
  const open = receivers.filter((_, at) => !done[at])
  const found = open.length > 0 ? await setAside(outbox) : undefined
  if (!found || found.total === 0) return 0
  const failures: MailError[] = []
  for (const { address, key } of open) {
    try {
      await send(digestMail(found, { id: `digest.${day}.${key}`, day, to: address, siteName }))
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      failures.push(error)
      if (!error.isFinal) continue
    }
    await log.putDigest(day, key)
  }
  if (failures[0]) throw failures[0]
  return open.length
}

const setAside = async (outbox: Outbox): Promise<SetAside> => {
  const limit = createLimit(CONCURRENCY)
  const keys = await Promise.all(
    SET_ASIDE.map(async (state) => (await outbox.list(state)).map((key) => ({ state, key }))),
  )
  const newest = keys.flatMap((ofState) =>
    ofState.toSorted((a, b) => (a.key.receivedAt < b.key.receivedAt ? 1 : -1)),
  )
  const read = await Promise.all(
    newest.slice(0, READ).map(({ state, key }) => limit(() => readLead(outbox, state, key))),
  )
  const records = read.flatMap((one) => (one?.status === 'lead' ? [one.record] : []))
  return { records, total: newest.length }
}
