import type { cmsEnvironment } from '#src/environment/functions.ts'
import { get } from '#src/lib/get.ts'
import { withinTime } from '#src/lib/within-time.ts'
import { LatestBuildError, publishedBuild } from '#src/rebuild/latest-build.ts'
import type { SiteReport } from '#src/rebuild/site-report.ts'
import { type LeadsDependencies, type LeadsHealth, leadsHealth } from './leads-health.ts'
import type { Part } from './part.ts'

export type Health = {
  /** A warning wakes nobody up: a person is to look at it on a working day. */
  status: 'ok' | 'warning' | 'failing'
  /** Which build is deployed, and since when. */
  build: Part & { id?: string; ageSeconds?: number }
  /** Off where the site is built from embedded content. */
  cms: Part
  leads: Part & Partial<LeadsHealth>
  /** What the build left out. This is no failure: all other pages exist. */
  content: ContentHealth
}

/** It contains no text of an entry and no problem: these may quote a restricted page. */
export type ContentHealth = {
  /** Off if the build has written no report. */
  status: 'ok' | 'warning' | 'off'
  leftOut?: number
  first?: { type: string; documentId: string; locale: string; field: string }[]
}

export type HealthDependencies = LeadsDependencies & {
  /** Where the site lives. */
  origin: string
  cms: ReturnType<typeof cmsEnvironment>
  /** What the build of this deploy left out. */
  report: () => Promise<SiteReport | undefined>
  fetch: typeof fetch
  /** A part that takes longer counts as failing. */
  partMs: number
}

/** At most this many of the left-out entries are named. */
const FIRST = 5

/** Asks all parts at once. It never throws, and takes no longer than one part may. */
export const checkHealth = async (dependencies: HealthDependencies): Promise<Health> => {
  const inTime = async <Result extends Part>(part: Promise<Result>): Promise<Result | Part> =>
    (await withinTime(part.catch(failing), dependencies.partMs)) ??
    failing(new HealthError(`no answer within ${dependencies.partMs} ms`))
  const [build, cms, leads, content] = await Promise.all([
    inTime(buildHealth(dependencies)),
    inTime(cmsHealth(dependencies)),
    inTime(leadsHealth(dependencies)),
    contentHealth(dependencies),
  ])
  const statuses = [build, cms, leads, content].map(({ status }) => status)
  const worst = (['failing', 'warning'] as const).find((status) => statuses.includes(status))
  return { status: worst ?? 'ok', build, cms, leads, content }
}

/** A part that answered, but wrongly. */
class HealthError extends Error {
  override name = 'HealthError'
}

const failing = (error: unknown): Part => ({
  status: 'failing',
  problem:
    error instanceof HealthError || error instanceof LatestBuildError
      ? error.message
      : 'it could not be reached',
})

const buildHealth = async ({
  origin,
  fetch,
  now,
  partMs,
}: HealthDependencies): Promise<Health['build']> => {
  const { id, timestamp } = await publishedBuild(origin, { fetch, now: now(), timeoutMs: partMs })
  return { status: 'ok', id, ageSeconds: seconds(now() - Date.parse(timestamp)) }
}

const cmsHealth = async (dependencies: HealthDependencies): Promise<Part> => {
  const { fetch, partMs } = dependencies
  const { cms, problems } = dependencies.cms
  if (problems.length > 0) throw new HealthError(problems.join(' '))
  if (!cms) return { status: 'off' }
  const { status } = await get(`${cms.url}/_health`, { fetch, timeoutMs: partMs })
  // Strapi answers 204. A maintenance page in its place, such as "We are back soon", may answer 200.
  if (status !== 204) throw new HealthError(`it answers ${status}`)
  return { status: 'ok' }
}

const contentHealth = async ({ report, partMs }: HealthDependencies): Promise<ContentHealth> => {
  const found = await withinTime(
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

const seconds = (ms: number): number => Math.max(0, Math.round(ms / 1000))
