import { CLIENT_ENV, readClientEnv } from '#scripts/cms/client-env.ts'
import { cmsEnvironment } from '#src/environment/functions.ts'

const LOOK_MS = 1_000

/**
 * Sets for this process, and so for the functions of the preview, what `npm run cms` has written down, also if the
 * CMS is started later: drafts are then shown in its panel. What the environment says itself stays, and where it
 * names another CMS, nothing is taken.
 *
 * @returns ends it.
 */
export const followLocalCms = (
  variables: Record<string, string | undefined> = process.env,
  { file = CLIENT_ENV, lookMs = LOOK_MS } = {},
): (() => void) => {
  const own = new Set(Object.keys(variables).filter((name) => variables[name]))
  const take = () => {
    const written = readClientEnv(file)
    if (own.has('CMS_URL') && urlOf(written) !== urlOf(variables)) return
    for (const [name, value] of Object.entries(written)) {
      if (!own.has(name) && value) variables[name] = value
    }
  }
  take()
  const timer = setInterval(take, lookMs)
  timer.unref()
  return () => clearInterval(timer)
}

const urlOf = (variables: Record<string, string | undefined>): string | undefined =>
  cmsEnvironment(variables).cms?.url
