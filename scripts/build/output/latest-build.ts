import { join } from 'node:path'
import { readJson } from '#src/lib/json-file.ts'
import { LATEST_BUILD, type LatestBuild, latestBuild } from '#src/rebuild/latest-build.ts'

/** The build in a folder, or undefined. */
export const readLatestBuild = (outDir: string): Promise<LatestBuild | undefined> =>
  readJson(join(outDir, LATEST_BUILD), latestBuild)

/** A site that did not change keeps its time. */
export const buildTimestamp = (
  previous: LatestBuild | undefined,
  build: { id: string; now: Date },
): string => (previous?.id === build.id ? previous.timestamp : build.now.toISOString())

/** The file that says which build the output is from. */
export const latestBuildFile = (build: LatestBuild): Record<string, string> => ({
  [LATEST_BUILD]: `${JSON.stringify(build)}\n`,
})
