import * as z from '#src/lead/zod-mini.ts'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 1_000

const verdict = z.object({ success: z.boolean() })

/**
 * Asks Cloudflare whether a person solved the challenge. Passes when Cloudflare cannot be asked: its
 * outage must not cost a lead.
 *
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export const createTurnstile =
  (secret: string, fetch: typeof globalThis.fetch = globalThis.fetch) =>
  async (token: string | undefined, ip: string | undefined): Promise<boolean> => {
    if (!token) return false
    try {
      const response = await fetch(VERIFY_URL, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, ...(ip && { remoteip: ip }) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return verdict.parse(await response.json()).success
    } catch {
      return true
    }
  }
