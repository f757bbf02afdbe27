import { createRequire } from 'node:module'
import { endSentence, startOwn } from '#scripts/lib/own-process.ts'
import type { SentryAccess } from '#src/environment/commands.ts'
import { STATIC_FILES } from '#src/lib/next-files.ts'
import type { SourceMapStore } from './store/source-map-store.ts'

/** A build of one edit takes seconds: the build does not wait longer than this for Sentry. */
const TIMEOUT_MS = 60_000

const CLI = createRequire(import.meta.url).resolve('@sentry/cli/bin/sentry-cli')

/** The address of the scripts, on any host. */
const SERVED_AT = `~/${STATIC_FILES}`

/**
 * Uploads the source maps of a release to Sentry, once. It never throws: without it the site is the same, and
 * the next build tries again.
 *
 * @param access undefined if nothing is to be uploaded.
 * @returns the problem, if there was one.
 */
export const uploadSourceMaps = async (
  maps: SourceMapStore,
  release: string,
  access: SentryAccess | undefined,
): Promise<string | undefined> => {
  if (!access || maps.isUploaded(release)) return undefined
  try {
    await runCli(maps.folder(release), release, access)
    await maps.markUploaded(release)
    return undefined
  } catch (error) {
    return `The source maps of release ${release} did not reach Sentry; the next build tries again. ${(error as Error).message}`
  }
}

const runCli = async (folder: string, release: string, access: SentryAccess): Promise<void> => {
  const { child, ended, stop } = startOwn(
    [CLI, 'sourcemaps', 'upload', '--release', release, '--url-prefix', SERVED_AT, folder],
    {
      cwd: folder,
      env: {
        ...process.env,
        SENTRY_AUTH_TOKEN: access.token,
        SENTRY_ORG: access.organization,
        SENTRY_PROJECT: access.project,
        ...(access.url && { SENTRY_URL: access.url }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const timer = setTimeout(stop, TIMEOUT_MS)
  const exit = await ended
  clearTimeout(timer)
  if (exit.code === 0) return
  throw new Error(`${endSentence('sentry-cli', exit)} It said:\n${output.trim()}`)
}
