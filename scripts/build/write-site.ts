import type { BuildJob } from './build-job.ts'
import { layNextGeneration } from './output/generations.ts'
import { writeLastBuild } from './output/last-build.ts'
import { writeRestricted, writeSiteReport } from './output/restricted.ts'
import { type WrittenOutput, writeOutput } from './output/write-output.ts'
import { listHashesOf } from './plan/plan-pages.ts'
import type { RenderedSite } from './render-site.ts'

export type WrittenSite = WrittenOutput & { problems: RenderedSite['output']['problems'] }

/** Writes `out/` and what the next build takes from this one, and removes from the stores what no build needs now. */
export const writeSite = async (job: BuildJob, rendered: RenderedSite): Promise<WrittenSite> => {
  const { site, previous, output, gone } = rendered
  const { outDir, cacheDir } = job.environment
  const { finished, unframed, frames } = job.stores
  job.progress.step('Writing the output')
  await writeRestricted(site, outDir)
  const written = await writeOutput(output)
  const listHashes = listHashesOf(site)
  await writeLastBuild(
    cacheDir,
    {
      build: { id: written.buildId, timestamp: written.timestamp },
      codeFingerprint: job.code.codeFingerprint,
      listHashes,
    },
    { shardsOf: site.shardsOf, fileOf: job.manifests.file },
  )
  const problems = [...job.content.problems, ...site.problems, ...output.problems]
  await writeSiteReport(outDir, { quarantined: rendered.quarantined, problems })

  await rendered.prune()
  const allPages = () => Object.keys(listHashes).flatMap(site.pagesOf)
  const isKnown = await finished.settle({
    listHashes: {
      now: Object.values(listHashes),
      before: Object.values(previous?.listHashes ?? {}),
    },
    gone: gone.finishedHashes,
    all: () => new Set(allPages().map(({ hash }) => hash)),
  })
  await unframed.settle({
    gone: isKnown ? gone.unframedHashes : undefined,
    all: () => new Set(allPages().map((page) => page.unframedHash)),
  })
  await frames.prune(new Set(Object.values(site.languages).map(({ frameHash }) => frameHash)))
  if (!previous) await layNextGeneration({ outDir, cacheDir })
  const uploadProblem = await rendered.uploaded
  if (uploadProblem) job.progress.line(uploadProblem)
  return { ...written, problems }
}
