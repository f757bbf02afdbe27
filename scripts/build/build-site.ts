import { join } from 'node:path'
import { withProjectLock } from '#scripts/lib/file-lock.ts'
import { watchPeakMemory } from '#scripts/lib/peak-memory.ts'
import type { Progress } from '#scripts/lib/progress.ts'
import type { Environment } from '#src/environment/commands.ts'
import { leavingOutAsync } from '#src/models/entries/leaving-out.ts'
import { type BuildJob, type BuildOptions, startJob } from './build-job.ts'
import { type RenderedSite, renderSite } from './render-site.ts'
import { type Report, writeReport } from './report.ts'
import { type WrittenSite, writeSite } from './write-site.ts'

/**
 * Builds `out/` from the content: fetches or reads the content, makes the models, plans what must be rendered, has
 * Next render that, and writes the output. A second build of the project waits for the first.
 *
 * @param options.strict makes the build fail if an entry cannot become a page.
 * @param options.plain has Next build the whole site with its ordinary build: no page of an earlier build is used, and
 * fewer assumptions about Next are needed; slower, with the same result (docs/next.md).
 * @param options.root the folder of the project whose code renders.
 * @throws an Error whose message says what is wrong and what to do; the previous `out/` then stays.
 */
export const buildSite = (
  environment: Environment,
  progress: Progress,
  { strict = false, plain = false, root = join(import.meta.dirname, '../..') }: BuildOptions = {},
): Promise<Report> =>
  withProjectLock(root, () => buildAlone(environment, progress, { strict, plain, root }))

const buildAlone = async (
  environment: Environment,
  progress: Progress,
  options: Required<BuildOptions>,
): Promise<Report> => {
  const peakMemory = watchPeakMemory()
  const job = await startJob(environment, progress, options)
  const rendered = await leavingOutAsync((failed) => renderSite(job, failed))
  job.clock.lap('render')
  const written = await writeSite(job, rendered)
  job.clock.lap('write')
  progress.done()
  const report = reportOf(job, rendered, { ...written, peakRssMb: peakMemory() })
  await writeReport(environment.cacheDir, report)
  return report
}

const reportOf = (
  { code, content, clock }: BuildJob,
  { site, plan, quarantined, renderMs }: RenderedSite,
  { buildId, problems, peakRssMb, files, bytes }: WrittenSite & { peakRssMb: number },
): Report => {
  const [rendered, joined] = [plan.render.length, plan.join.length]
  const { pull = 0, compile = 0, plan: planMs = 0, write = 0 } = clock.laps
  return {
    ...{ buildId, codeFingerprint: code.codeFingerprint, source: content.source },
    pages: {
      ...{ total: site.pageCount, rendered, joined, removed: plan.remove.length },
      kept: site.pageCount - rendered - joined,
    },
    ...{ changed: plan.changed, quarantined, problems },
    ms: {
      ...{ pull, plan: planMs, compile },
      render: Math.round(renderMs),
      publish: write,
      total: clock.total(),
    },
    ...{ peakRssMb, files, bytes },
  }
}
