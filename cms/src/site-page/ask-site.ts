import { z } from '@strapi/utils'
import { secret } from '../settings/secrets.ts'
import { siteUrl } from '../settings/site.ts'

const TIMEOUT_MS = 8_000

const place = { type: z.string(), documentId: z.string(), locale: z.string(), problem: z.string() }
const reported = z.object({ total: z.number(), entries: z.array(z.object(place)) })

/** What the site answers; its twin is `src/rebuild/site-status.ts`. */
const siteStatus = z.object({
  live: z.object({ id: z.string(), since: z.string(), content: z.string().nullable() }).nullable(),
  builds: z.array(
    z.object({
      askedAt: z.number(),
      startedAt: z.number().nullable(),
      endedAt: z.number().nullable(),
      status: z.enum(['waiting', 'running', 'succeeded', 'failed']),
      problem: z.string().nullable(),
    }),
  ),
  buildsByItself: z.boolean(),
  report: z
    .object({
      leftOut: z.object({
        total: z.number(),
        entries: z.array(
          z.object({ ...place, field: z.string(), lastGoodVersionShown: z.boolean() }),
        ),
      }),
      deadLinks: reported,
      toFix: reported,
    })
    .nullable(),
})

export type SiteStatus = z.infer<typeof siteStatus>
export type Build = SiteStatus['builds'][number]

/** Why the site gave no answer: each reason needs a different action of the operator. */
export type Silence = 'unreachable' | 'not trusted' | 'not set up' | 'older'

export type Told = { status: 'told'; site: SiteStatus } | { status: 'silent'; why: Silence }

/** Asks the site what is live and what was left out. It never throws. */
export async function askSite(): Promise<Told> {
  let response: Response
  try {
    response = await fetch(`${siteUrl()}/api/site-status`, {
      headers: { 'x-mira-webhook-secret': secret('PUBLISH_SECRET') },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    return { status: 'silent', why: 'unreachable' }
  }
  if (!response.ok) return { status: 'silent', why: WHY[response.status] ?? 'unreachable' }
  const read = siteStatus.safeParse(await response.json().catch(() => undefined))
  return read.success ? { status: 'told', site: read.data } : { status: 'silent', why: 'older' }
}

const WHY: Record<number, Silence> = { 401: 'not trusted', 404: 'older', 503: 'not set up' }
