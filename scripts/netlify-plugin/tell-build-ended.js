const TIMEOUT_MS = 10_000

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

/**
 * Reports to the function `cms-webhook` how the build that it requested has ended. If this fails, the function finds
 * out later without the report, so the build does not fail. Netlify runs this in its own process, whose Node may read no
 * TypeScript, so it does not read its variables through `src/environment`.
 *
 * @param {'succeeded' | 'failed'} status
 * @param {{ env?: Variables, fetch?: typeof globalThis.fetch, problem?: string }} [options]
 *   `problem` is why it failed, for the editors.
 */
export const tellBuildEnded = async (
  status,
  { env = process.env, fetch = globalThis.fetch, problem } = {},
) => {
  const { INCOMING_HOOK_BODY, PUBLISH_SECRET } = env
  const site = siteOf(env)
  const turn = turnOf(INCOMING_HOOK_BODY)
  if (turn === undefined || !PUBLISH_SECRET || !site) return
  try {
    const response = await fetch(new URL('/api/publish', site), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-mira-webhook-secret': PUBLISH_SECRET },
      body: JSON.stringify({ event: 'build.ended', status, turn, problem }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    console.log(`The site did not hear that the build ended (${message}); it will find out.`)
  }
}

/**
 * The site for which the build was requested: each context of deploys has functions and turns of its own, and `URL` is
 * that of production in all of them.
 *
 * @see https://docs.netlify.com/build/configure-builds/environment-variables/
 * @param {Variables} env
 */
const siteOf = ({ CONTEXT, URL: main, DEPLOY_PRIME_URL: own }) =>
  CONTEXT && CONTEXT !== 'production' ? own : main

/**
 * The number of the build's turn; undefined for a build that the function did not request.
 *
 * @param {string | undefined} hookBody
 */
const turnOf = (hookBody) => {
  try {
    const { turn } = JSON.parse(hookBody ?? '')
    return Number.isInteger(turn) ? turn : undefined
  } catch {
    return undefined
  }
}
