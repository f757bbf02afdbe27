import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Given, requireVariables } from '#src/environment/read.ts'
import { writeWhole } from '#src/lib/write-whole.ts'
import { CMS_DIR } from './paths.ts'
import type { RunningCms } from './start.ts'

/** Where the CMS that was started last on this machine is written down. */
export const CLIENT_ENV = join(CMS_DIR, 'client.env')

/** What the site's builds and functions need to talk to a CMS. */
export const clientVariables = (cms: RunningCms): Record<string, string> => ({
  CMS_URL: cms.url,
  CMS_TOKEN: cms.token,
  CMS_DRAFT_TOKEN: cms.draftToken,
  CMS_PRICE_TOKEN: cms.priceToken,
  PUBLISH_SECRET: cms.secret,
  DRAFT_SECRET: cms.draftSecret,
})

/** Writes it down for `npm run pull`, `npm start` and `npm run preview`; returns the file. */
export const writeClientEnv = async (cms: RunningCms): Promise<string> => {
  const { CMS_DATA_DIR } = requireVariables(process.env, ['CMS_DATA_DIR'])
  const file = CMS_DATA_DIR ? join(cms.dataDir, 'client.env') : CLIENT_ENV
  const lines = Object.entries(clientVariables(cms)).map(([name, value]) => `${name}=${value}\n`)
  await writeWhole(file, lines.join(''), { mode: 0o600 })
  return file
}

/** What was written down; nothing if no CMS was started yet. */
export const readClientEnv = (file = CLIENT_ENV): Record<string, string | undefined> =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

/**
 * The environment, with what `npm run cms` has written down if it names no CMS. What it says itself stays; an empty
 * variable counts as not set.
 */
export const withClientEnv = (given: Given): Given => {
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  return 'CMS_URL' in own ? given : { ...readClientEnv(), ...own }
}
