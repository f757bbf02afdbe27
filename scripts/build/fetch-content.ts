import { join } from 'node:path'
import type { Progress } from '#scripts/lib/progress.ts'
import { pullSnapshot } from '#src/content/pull.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import type { Environment } from '#src/environment/commands.ts'
import type { Problem } from '#src/models/entries/errors.ts'
import { SEGMENTS } from '#src/site/site-config.ts'

/** A folder with a snapshot, with the entries that the pull left out and its warnings. */
export type Content = {
  dir: string
  /** Where it came from: a folder, or the CMS's address. */
  source: string
  /** The state of the CMS that the snapshot has; null for the embedded snapshot. */
  state: string | null
  quarantined: Quarantined[]
  problems: Problem[]
}

/**
 * The content to build from: what is published in the CMS now, if one is configured, else the embedded snapshot.
 */
export const fetchContent = async (
  { cms, contentDir, cacheDir }: Environment,
  progress: Progress,
): Promise<Content> => {
  if (!cms) {
    progress.step(`Reading ${contentDir}`)
    return { dir: contentDir, source: contentDir, state: null, quarantined: [], problems: [] }
  }
  progress.step(`Pulling ${cms.url}`)
  const dir = join(cacheDir, 'content')
  const report = await pullSnapshot({ ...cms, contentDir: dir, cacheDir, segments: SEGMENTS })
  return {
    dir,
    source: cms.url,
    state: report.state,
    quarantined: report.quarantined,
    problems: report.warnings.map((problem) => ({ entry: 'cms', locale: '*', problem })),
  }
}
