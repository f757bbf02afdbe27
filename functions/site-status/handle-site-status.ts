import { SECRET_HEADER } from '#functions/cms-webhook/handle-webhook.ts'
import { refusal } from '#functions/lib/refusal.ts'
import { sameSecret } from '#src/lib/same-secret.ts'
import { publishedBuild } from '#src/rebuild/latest-build.ts'
import type { Source } from '#src/rebuild/published.ts'
import type { SiteReport } from '#src/rebuild/site-report.ts'
import { type BuildStep, buildStep, type SiteStatus } from '#src/rebuild/site-status.ts'
import type { Turns } from '#src/rebuild/turns.ts'

/** The answer lists this many builds: enough to find the one with an editor's last edit. */
const BUILDS = 6

export type SiteStatusDependencies = {
  /** The secret of the CMS; without it the function answers nothing. */
  secret: string | undefined
  origin: string
  fetch: typeof fetch
  now: number
  published: () => Promise<Source | null | undefined>
  /** Undefined if edits start no build. */
  turns: Pick<Turns, 'recent' | 'overdueMs'> | undefined
  report: () => Promise<SiteReport | undefined>
}

/** Answers only the CMS, which shows it to editors: left-out entries may be of restricted pages. */
export const handleSiteStatus = async (
  request: Request,
  dependencies: SiteStatusDependencies,
): Promise<Response> => {
  if (request.method !== 'GET') return refusal(405, 'method', 'Send a GET.', { allow: 'GET' })
  const { secret, origin, fetch, now } = dependencies
  if (!secret) return refusal(503, 'not-set-up', 'PUBLISH_SECRET is not set on this site.')
  if (!sameSecret(request.headers.get(SECRET_HEADER), secret)) {
    return refusal(401, 'secret', `The header ${SECRET_HEADER} is missing or wrong.`)
  }
  const [latest, published, turns, overdueMs, report] = await Promise.all([
    publishedBuild(origin, { fetch, now }).catch(() => null),
    dependencies.published(),
    dependencies.turns?.recent(BUILDS) ?? [],
    dependencies.turns?.overdueMs() ?? 0,
    dependencies.report(),
  ])
  const builds = turns.map((turn) => buildStep(turn, published, now, overdueMs))
  const status: SiteStatus = {
    live: latest && {
      id: latest.id,
      since: liveSince(latest.timestamp, builds),
      content: published?.content ?? null,
    },
    builds,
    buildsByItself: dependencies.turns !== undefined,
    report: report ?? null,
  }
  return Response.json(status, { headers: NO_STORE })
}

/** The manifest says when a build began; visitors have the build since it has ended. */
const liveSince = (timestamp: string, builds: BuildStep[]): string => {
  const began = Date.parse(timestamp)
  const of = builds.find(
    ({ status, startedAt, endedAt }) =>
      status === 'succeeded' && (startedAt ?? 0) <= began && began <= (endedAt ?? 0),
  )
  return of?.endedAt ? new Date(of.endedAt).toISOString() : timestamp
}

const NO_STORE = { 'cache-control': 'no-store' }
