import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '#src/lib/json-file.ts'

/** The build of this output. An open page requests it to learn whether there is a newer one. */
export const latestBuild = z.object({
  /** A hash of content and code. */
  id: z.string().min(1),
  /** When a build first had this id, in ISO 8601. */
  timestamp: z.iso.datetime(),
})

export type LatestBuild = z.infer<typeof latestBuild>

/** Present if and only if the folder holds a whole site: it is written last. */
export const LATEST_BUILD = 'builds/latest.json'

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
