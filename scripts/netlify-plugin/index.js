import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tellBuildEnded } from './tell-build-ended.js'

/**
 * Keeps from one Netlify build to the next what makes the next one cheap: compiled code, rendered pages,
 * scripts of the day before, and what was pulled. Folders are moved, not copied: on Netlify's disk that
 * costs the same for ten pages and for a hundred thousand.
 */
const CACHED = ['.next', '.cache/pages', '.cache/assets', '.cache/content', '.cache/pull']

/** What Next keeps for itself below `.next` and no later build reads. */
const NOT_WORTH_KEEPING = ['dev', 'cache', 'trace', 'trace-build', 'diagnostics', 'types']

export const onPreBuild = async ({ utils }) => {
  const restored = await Promise.all(
    CACHED.map(async (folder) => ((await utils.cache.restore(folder, MOVE)) ? folder : undefined)),
  )
  console.log(
    `Restored: ${restored.filter(Boolean).join(', ') || 'nothing, this is a first build'}`,
  )
}

export const onPostBuild = async ({ utils }) => {
  for (const name of NOT_WORTH_KEEPING) {
    await rm(join('.next', name), { recursive: true, force: true })
  }
  for (const folder of CACHED) {
    if (!(await utils.cache.save(folder, MOVE))) continue
    console.log(`Kept ${folder}`)
  }
}

/** The site hears that its build has ended, so that what was edited meanwhile can follow at once. */
export const onSuccess = () => tellBuildEnded('succeeded')

export const onError = () => tellBuildEnded('failed')

/** The build's own report, where Netlify shows the summary of a deploy. */
export const onEnd = async ({ utils }) => {
  const report = await readReport()
  if (!report) return
  const { pages, ms, quarantined } = report
  utils.status.show({
    title: `${pages.total} pages: ${pages.rendered} rendered, ${pages.kept} kept`,
    summary: `${(ms.total / 1000).toFixed(1)} s, ${quarantined.length} entries left out`,
    text: quarantined
      .map(({ type, documentId, locale, field, problem }) => {
        return `- ${type} ${documentId} (${locale}), ${field}: ${problem}`
      })
      .join('\n'),
  })
}

const MOVE = { move: true }

const readReport = async () => {
  try {
    return JSON.parse(await readFile('.cache/report.json', 'utf8'))
  } catch {
    return undefined
  }
}
