import * as z from '#src/lead/zod-mini.ts'
import { withinTime } from '#src/lib/within-time.ts'
import type { Served } from './sentry.ts'

const MANIFEST_MS = 500

const latestBuild = z.object({ id: z.string() })

/**
 * Reports an answered request to Sentry, if `SENTRY_DSN` is set. Only then its code is loaded.
 *
 * @param deploy.site where the site lives, which tells the build.
 * @param deploy.context Netlify's, such as `production`; names the environment if nothing else does.
 */
export const report = async (
  served: Served,
  deploy: { site: string; context: string | undefined },
): Promise<void> => {
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT } = process.env
  if (!dsn) return
  const [{ reportRequest }, release] = await Promise.all([
    import('./sentry.ts'),
    withinTime(publishedBuild(deploy.site), MANIFEST_MS),
  ])
  const environment = SENTRY_ENVIRONMENT || deploy.context || 'development'
  await reportRequest(served, { dsn, environment, release, fetch })
}

const publishedBuild = async (site: string): Promise<string> => {
  const response = await fetch(`${site}/builds/latest.json?t=${Date.now()}`)
  return latestBuild.parse(await response.json()).id
}
