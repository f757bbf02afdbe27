import { z } from 'zod'
import type { Note } from '#functions/lib/observed.ts'
import { refusal } from '#functions/lib/refusal.ts'
import { sameSecret } from '#src/lib/same-secret.ts'
import type { CheckOutcome, Rebuilder } from '#src/rebuild/rebuilder.ts'
import { touchesSite, webhookBody } from '#src/rebuild/webhook.ts'

/** Carries the secret that the CMS, the build and this function share. */
export const SECRET_HEADER = 'x-mira-webhook-secret'

/** How much of a failed build's message is kept: enough to know what to do. */
const PROBLEM_LENGTH = 1_000

/** The build's report when it ends (`scripts/netlify-plugin`). */
const buildEnded = z.object({
  event: z.literal('build.ended'),
  status: z.enum(['succeeded', 'failed']),
  turn: z.int().optional(),
  /** Why it failed. */
  problem: z.string().optional(),
})

const body = z.union([buildEnded, webhookBody])

/**
 * Answers a webhook of the CMS, or the build's report that it has ended: 202 and the number of the build that will
 * contain the edit, 200 for what does not affect the site.
 *
 * @param options.waitUntil gets the work that continues after the response.
 */
export const handleWebhook = async (
  request: Request,
  options: {
    secret: string | undefined
    rebuilder: Rebuilder | undefined
    waitUntil: (work: Promise<unknown>) => void
    note: Note
  },
): Promise<Response> => {
  const { secret, rebuilder, waitUntil, note } = options
  if (request.method !== 'POST') {
    return refusal(405, 'method', 'Send a POST.', { allow: 'POST' })
  }
  if (!secret || !rebuilder) {
    note({ problem: 'PUBLISH_SECRET and BUILD_HOOK_URL must be set.' })
    return refusal(503, 'not-set-up', 'Publishing is not set up on this site.')
  }
  if (!sameSecret(request.headers.get(SECRET_HEADER), secret)) {
    return refusal(401, 'secret', `The header ${SECRET_HEADER} is missing or wrong.`)
  }
  const read = body.safeParse(await request.json().catch(() => undefined))
  if (!read.success) return refusal(400, 'malformed', 'This is not a webhook of the CMS.')

  if (read.data.event === 'build.ended' && 'status' in read.data) {
    const { turn, status, problem } = read.data
    const { rest } = await rebuilder.buildEnded(turn, status, problem?.slice(0, PROBLEM_LENGTH))
    note({ turn, build: status })
    waitUntil(logged(turn, rest))
    return answer(200, { status: 'noted' })
  }
  note({ webhook: read.data.event.slice(0, 40) })
  if (!touchesSite(read.data)) {
    note({ outcome: 'ignored' })
    return answer(200, { status: 'ignored' })
  }
  const { turn, rest } = await rebuilder.edited()
  note({ turn })
  waitUntil(logged(turn, rest))
  return answer(202, { status: 'queued', turn })
}

/** Logs what came of the work after the answer: the line of the request was written long before. It never rejects. */
const logged = async (turn: number | undefined, rest: Promise<CheckOutcome>): Promise<void> => {
  try {
    const outcome = await rest
    if (outcome !== 'waiting') console.log(JSON.stringify({ event: 'build', after: turn, outcome }))
  } catch (error) {
    const { name } = error as Error
    console.error(JSON.stringify({ event: 'build', after: turn, error: name }))
  }
}

const answer = (status: number, value: object, headers: Record<string, string> = {}): Response =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store', ...headers } })
