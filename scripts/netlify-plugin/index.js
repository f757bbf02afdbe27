import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { NEXT_FOLDER, NOT_WORTH_KEEPING } from '../build/next/next-cache.js'
import { buildSummary, failureSummary } from './build-summary.js'
import { tellBuildEnded } from './tell-build-ended.js'

/**
 * Keeps what makes the next Netlify build cheap: compiled code, rendered pages with and without their frames, parsed
 * texts, scripts of the day before and their source maps, the manifest of each language, the record of the last output,
 * and the pulled content. Folders are moved, not copied: on Netlify's disk that costs the same for ten pages and for a
 * hundred thousand.
 */
const CACHED = [
  NEXT_FOLDER,
  '.cache/pages',
  '.cache/unframed',
  '.cache/texts',
  '.cache/assets',
  '.cache/source-maps',
  '.cache/locale-manifests',
  '.cache/last-build',
  '.cache/content',
  '.cache/pull',
]

/** @type {import('@netlify/build').OnPreBuild} */
export const onPreBuild = async ({ utils }) => {
  const restored = await Promise.all(
    CACHED.map(async (folder) => ((await utils.cache.restore(folder, MOVE)) ? folder : undefined)),
  )
  console.log(
    `Restored: ${restored.filter(Boolean).join(', ') || 'nothing, this is a first build'}`,
  )
}

/** @type {import('@netlify/build').OnPostBuild} */
export const onPostBuild = async ({ utils }) => {
  for (const name of NOT_WORTH_KEEPING) {
    await rm(join(NEXT_FOLDER, name), { recursive: true, force: true })
  }
  for (const folder of CACHED) {
    if (!(await utils.cache.save(folder, MOVE))) continue
    console.log(`Kept ${folder}`)
  }
}

/** Reports to the site that its build has ended, so that a build for later edits can follow immediately. */
export const onSuccess = () => tellBuildEnded('succeeded')

export const onError = async () =>
  tellBuildEnded('failed', { problem: (await readJson('.cache/failure.json'))?.message })

/**
 * The build's own report, where Netlify shows the summary of a deploy.
 *
 * @type {import('@netlify/build').OnEnd}
 */
export const onEnd = async ({ utils }) => {
  const failure = await readJson('.cache/failure.json')
  const report = await readJson('.cache/report.json')
  if (failure) utils.status.show(failureSummary(failure))
  else if (report) utils.status.show(buildSummary(report))
}

const MOVE = { move: true }

/**
 * What the build has left, or undefined. Netlify runs the plugin in its own process, whose Node may read no TypeScript,
 * so this does not go through `src/lib/json-file.ts`.
 *
 * @param {string} file
 */
const readJson = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
