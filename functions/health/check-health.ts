import type { Outbox } from '#src/lead/outbox/outbox.ts'
import * as z from '#src/lead/zod-mini.ts'
import { createLimit } from '#src/lib/limit.ts'
import { within } from '#src/lib/within.ts'
import type { SiteReport } from '#src/publish/site-report.ts'
import { LEAD_ALARM_MS } from '#src/site/lead.ts'

/** A part of the site. `problem` says what fails, without secrets: anybody may read it. */
type Part = { status: 'ok' | 'failing' | 'off'; problem?: string }

export type Health = {
  status: 'ok' | 'failing'
  /** What is published, and since when. */
  build: Part & { id?: string; ageSeconds?: number }
  /** Off where the site is built from embedded content. */
  cms: Part
  /** Leads in the outbox: those that wait, those that were given up, and how long the oldest one waits. */
  leads: Part & { pending?: number; dead?: number; oldestPendingSeconds?: number | null }
  /** What the build left out. It fails nothing: all other pages are there. */
  content: ContentHealth
}

/** No text of an entry is in it, nor what is wrong: that may quote a page that is not for everybody. */
export type ContentHealth = {
  /** Off where the build has left no report. */
  status: 'ok' | 'warning' | 'off'
  leftOut?: number
  first?: { type: string; documentId: string; locale: string; field: string }[]
}

export type HealthMeans = {
  /** Where the site lives. */
  origin: string
  cmsUrl: string | undefined
  outbox: Outbox
  /** What the build of this deploy left out. */
  report: () => Promise<SiteReport | undefined>
  fetch: typeof fetch
  now: () => number
  /** A part that takes longer counts as failing. */
  partMs: number
}

const latestBuild = z.object({ id: z.string(), timestamp: z.iso.datetime() })

/** Of more leads of one day than this, the oldest one is looked for among so many. */
const LOOKED_AT = 200
const CONCURRENCY = 20

/** So many of the entries that were left out are named. */
const FIRST = 5

/** Asks all parts at once. It never throws, and takes no longer than one part may. */
export const checkHealth = async (means: HealthMeans): Promise<Health> => {
  const inTime = async <Result extends Part>(part: Promise<Result>): Promise<Result | Part> =>
    (await within(part.catch(failing), means.partMs)) ??
    failing(new HealthError(`no answer within ${means.partMs} ms`))
  const [build, cms, leads, content] = await Promise.all([
    inTime(buildHealth(means)),
    inTime(cmsHealth(means)),
    inTime(leadsHealth(means)),
    contentHealth(means),
  ])
  const fails = [build, cms, leads].some(({ status }) => status === 'failing')
  return { status: fails ? 'failing' : 'ok', build, cms, leads, content }
}

/** A part that answered, and not as it should. */
class HealthError extends Error {
  override name = 'HealthError'
}

const failing = (error: unknown): Part => ({
  status: 'failing',
  problem: error instanceof HealthError ? error.message : 'it could not be reached',
})

const buildHealth = async ({ origin, fetch, now }: HealthMeans): Promise<Health['build']> => {
  const response = await fetch(`${origin}/builds/latest.json?t=${now()}`)
  if (!response.ok) throw new HealthError(`builds/latest.json answers ${response.status}`)
  const read = latestBuild.safeParse(await response.json().catch(() => undefined))
  if (!read.success) throw new HealthError('builds/latest.json is not a manifest')
  const { id, timestamp } = read.data
  return { status: 'ok', id, ageSeconds: seconds(now() - Date.parse(timestamp)) }
}

const cmsHealth = async ({ cmsUrl, fetch }: HealthMeans): Promise<Part> => {
  if (!cmsUrl) return { status: 'off' }
  const { status, ok } = await fetch(`${cmsUrl.replace(/\/+$/, '').replace(/\/api$/, '')}/_health`)
  if (!ok) throw new HealthError(`it answers ${status}`)
  return { status: 'ok' }
}

const leadsHealth = async (means: HealthMeans): Promise<Health['leads']> => {
  const { outbox } = means
  const [pending, dead] = await Promise.all([outbox.list('pending'), outbox.list('dead')])
  const oldestMs = await oldestAge(pending, means)
  const leads = {
    pending: pending.length,
    dead: dead.length,
    oldestPendingSeconds: oldestMs === undefined ? null : seconds(oldestMs),
  }
  const problem = leadsProblem(dead.length, oldestMs)
  return problem ? { status: 'failing', problem, ...leads } : { status: 'ok', ...leads }
}

const contentHealth = async ({ report, partMs }: HealthMeans): Promise<ContentHealth> => {
  const found = await within(
    report().catch(() => undefined),
    partMs,
  )
  if (!found) return { status: 'off' }
  const { total, entries } = found.leftOut
  return {
    status: total > 0 ? 'warning' : 'ok',
    leftOut: total,
    first: entries
      .slice(0, FIRST)
      .map(({ type, documentId, locale, field }) => ({ type, documentId, locale, field })),
  }
}

const leadsProblem = (dead: number, oldestMs: number | undefined): string | undefined => {
  if (dead > 0) return 'leads were given up'
  return (oldestMs ?? 0) > LEAD_ALARM_MS ? 'leads wait for too long' : undefined
}

/** How long the oldest lead waits. The keys tell the day; the records tell the time. */
const oldestAge = async (
  pending: Awaited<ReturnType<Outbox['list']>>,
  { outbox, now }: HealthMeans,
): Promise<number | undefined> => {
  const firstDay = pending.map(({ receivedAt }) => receivedAt).sort()[0]
  const limit = createLimit(CONCURRENCY)
  const records = await Promise.all(
    pending
      .filter(({ receivedAt }) => receivedAt === firstDay)
      .slice(0, LOOKED_AT)
      .map((key) => limit(() => outbox.get('pending', key))),
  )
  // One that is gone was delivered meanwhile.
  const times = records.flatMap((record) => (record ? [Date.parse(record.receivedAt)] : []))
  return times.length > 0 ? now() - Math.min(...times) : undefined
}

const seconds = (ms: number): number => Math.max(0, Math.round(ms / 1000))
