import type { MailLog, MailMark } from '#src/lead/mail/mail-log.ts'
import type { LocaleLeadMail } from '#src/lead/mail/mail-settings.ts'
import type { Outbox } from '#src/lead/outbox/outbox.ts'
import type { LeadKey, LeadRecord } from '#src/lead/outbox/record.ts'
import type { Report } from '#src/lead/outbox/redeliver.ts'
import { readLead } from '#src/lead/outbox/replay.ts'
import { nextTry, tryAfterNext } from '#src/lead/outbox/schedule.ts'
import { createLimit } from '#src/lib/limit.ts'
import { DAY_MS, dayOf } from '#src/lib/time.ts'
import { MAILED_DAYS } from '#src/site/lead-mail.ts'
import { createAnswerBound } from './answer-bound.ts'
import { leadMails } from './lead-mails.ts'
import { type Mail, MailError, type SendMail } from './mail.ts'

const CONCURRENCY = 4

/** No lead is begun that could end after the deadline: a server may take as long for a mail. */
const LEAD_MS = 10_000

/** How many leads: all their mails are out, some wait, some were given up. `broken` could not be handled. */
type Sum = Record<'done' | 'waiting' | 'failed' | 'broken', number>

type Dependencies = {
  outbox: Outbox
  log: MailLog
  settings: readonly LocaleLeadMail[]
  send: SendMail
  now: () => number
  random: () => number
  report: Report
  deadline: number
}

/**
 * Mails the leads of the last days that were not mailed yet. It only reads the outbox: what becomes of a mail changes
 * nothing of a lead and its delivery. Each mail is tried until the server takes it or refuses it for good.
 */
export const sendMails = async (dependencies: Dependencies): Promise<Sum> => {
  const { log, now, report, deadline } = dependencies
  const sum: Sum = { done: 0, waiting: 0, failed: 0, broken: 0 }
  const open = await openLeads(dependencies)
  if (open.length === 0) return sum
  const mayAnswer = await createAnswerBound(log, now())
  const limit = createLimit(CONCURRENCY)
  const each = async (key: LeadKey) => {
    if (now() + LEAD_MS > deadline) return
    try {
      const state = await mailLead(key, { ...dependencies, mayAnswer })
      if (state) sum[state] += 1
    } catch (error) {
      sum.broken += 1
      const cause = error instanceof Error ? error.message : 'unknown'
      report('a lead could not be mailed', { id: key.id, cause })
    }
  }
  await Promise.all(open.map((key) => limit(() => each(key))))
  return sum
}

/** Leads of the last days, and those that an operator released, without those that are done with. */
const openLeads = async ({ outbox, log, now }: Dependencies): Promise<LeadKey[]> => {
  const days = Array.from({ length: MAILED_DAYS }, (_, ago) => dayOf(now() - ago * DAY_MS))
  const [wanted, done, failed, ...received] = await Promise.all([
    log.list('wanted'),
    log.list('done'),
    log.list('failed'),
    ...days.flatMap((day) => [outbox.list('pending', day), outbox.list('delivered', day)]),
  ])
  const closed = new Set([...done, ...failed].map(({ id }) => id))
  const keys = new Map([...wanted, ...received.flat()].map((key) => [key.id, key]))
  await Promise.all(wanted.filter(({ id }) => closed.has(id)).map((key) => log.drop('wanted', key)))
  return [...keys.values()].filter(({ id }) => !closed.has(id))
}

type Mailing = Dependencies & { mayAnswer: (address: string, lead: string) => Promise<boolean> }

const mailLead = async (key: LeadKey, mailing: Mailing): Promise<keyof Sum | undefined> => {
  const { log, now, random, report } = mailing
  const mark = await log.get(key)
  if (mark && Date.parse(mark.dueAt) > now()) return 'waiting'
  const record = await storedLead(key, mailing)
  if (!record) return undefined
  const mails = await openMails(record, mark, mailing)
  const attempts = (mark?.attempts ?? 0) + 1
  const before: MailMark = {
    sent: mark?.sent ?? [],
    refused: mark?.refused ?? [],
    attempts,
    dueAt: iso(tryAfterNext(attempts, { now: now(), random: random() })),
    problem: mark?.problem ?? null,
  }
  // Without a place to say that it was sent, it would be sent each minute.
  if (mails.length > 0) await log.put('waiting', key, before)
  const tried = await tryAll(mails, mailing)
  const after = {
    ...before,
    sent: [...before.sent, ...tried.sent],
    refused: [...before.refused, ...tried.refused],
    problem: tried.problem ?? before.problem,
  }
  const next = tried.failed ? nextTry(attempts, { now: now(), random: random() }) : undefined
  if (next !== undefined) {
    await log.put('waiting', key, { ...after, dueAt: iso(next) })
    return 'waiting'
  }
  const state = tried.failed || after.refused.length > 0 ? 'failed' : 'done'
  await log.put(state, key, after)
  await log.drop('wanted', key)
  if (state === 'failed') {
    report('lead mail gave up', { id: key.id, attempts, problem: after.problem ?? 'unknown' })
  }
  return state
}

/** The mails of a lead that are still to be sent. An answer beyond the bounds is none. */
const openMails = async (
  record: LeadRecord,
  mark: MailMark | undefined,
  { settings, now, mayAnswer }: Mailing,
): Promise<Mail[]> => {
  const { team, answer } = leadMails(record, settings, now())
  const isOpen = ({ id }: Mail) => !mark?.sent.includes(id)
  const answers = answer && isOpen(answer) && (await mayAnswer(answer.to, record.id))
  return [...team.filter(isOpen), ...(answers ? [answer] : [])]
}

/** Sends mails one after the other. One that fails holds up no other. */
const tryAll = async (mails: readonly Mail[], { send }: Mailing) => {
  const tried = { sent: [] as string[], refused: [] as string[], failed: false }
  let problem: string | null = null
  for (const mail of mails) {
    try {
      await send(mail)
      tried.sent.push(mail.id)
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      if (!error.isFinal) tried.failed = true
      else tried.sent.push(mail.id)
      // A visitor who mistypes an address is no fault of the site's.
      if (error.isFinal && mail.isReply) continue
      if (error.isFinal) tried.refused.push(mail.id)
      problem = error.message
    }
  }
  return { ...tried, problem }
}

const storedLead = async (key: LeadKey, { outbox }: Mailing): Promise<LeadRecord | undefined> => {
  for (const state of ['pending', 'delivered'] as const) {
    const found = await readLead(outbox, state, key)
    if (found?.status === 'lead') return found.record
  }
  return undefined
}

const iso = (time: number): string => new Date(time).toISOString()
