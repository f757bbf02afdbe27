import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import { buildSite } from '#src/models/build-site.ts'
import type { Site } from '#src/models/site.ts'
import { policy } from '#src/site/policy.ts'
import { type Report, reportLines, writeReport } from './build-report.ts'
import { runCommand } from './command.ts'
import { fetchContent } from './content.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { watchPeakMemory } from './peak-memory.ts'
import { createProgress, type Progress } from './progress.ts'
import { publish } from './publish/publish.ts'
import { codeFingerprint } from './render/fingerprint.ts'
import { pageHashes } from './render/hashes.ts'
import { plan } from './render/plan.ts'
import { readRendered, render } from './render/render.ts'

const root = join(import.meta.dirname, '..')

/**
 * Content in, `out/` out: fetches or reads the content, makes the models, plans what must be rendered,
 * has Next render that, and publishes the whole.
 *
 * @throws an Error whose message says what is wrong and what to do; the previous `out/` then stands.
 */
export const build = async (environment: Environment, progress: Progress): Promise<Report> => {
  const peakMemory = watchPeakMemory()
  const clock = stopwatch()

  const content = await fetchContent(environment, progress)
  const snapshot = await readSnapshot(content.dir)
  clock.lap('pull')

  progress.step('Making the page models')
  const { origin } = environment
  const site = buildSite({ snapshot, policy, origin })
  const next = {
    codeFingerprint: await codeFingerprint(root, { node: process.version }),
    pages: pageHashes(site),
  }
  const renderedDir = join(environment.cacheDir, 'rendered')
  const planned = plan(await readRendered(renderedDir), next)
  clock.lap('plan')

  progress.step(
    planned.render.length > 0
      ? `Rendering ${planned.render.length} of ${site.pages.length} pages`
      : `Nothing to render: ${site.pages.length} pages stand`,
  )
  const renderMs = await render({
    root,
    cacheDir: environment.cacheDir,
    renderedDir,
    site,
    plan: planned,
    next,
  })
  clock.lap('render')

  progress.step('Publishing')
  const buildId = siteBuildId(next, site, snapshot)
  const published = await publish({
    site,
    renderedDir,
    outDir: environment.outDir,
    publicDir: join(root, 'public'),
    mediaDir: join(content.dir, 'media'),
    media: snapshot.media,
    origin,
    buildId,
    now: new Date(),
  })
  clock.lap('publish')
  progress.done()

  const { pull = 0, plan: planMs = 0, publish: publishMs = 0 } = clock.laps
  const report: Report = {
    buildId,
    codeFingerprint: next.codeFingerprint,
    source: content.source,
    pages: {
      total: site.pages.length,
      rendered: planned.render.length,
      kept: planned.keep.length,
      removed: planned.remove.length,
    },
    changed: planned.changed,
    quarantined: [...content.quarantined, ...site.quarantined],
    problems: [...content.problems, ...site.problems],
    ms: {
      pull,
      plan: planMs,
      compile: Math.round(renderMs.compile),
      render: Math.round(renderMs.render),
      publish: publishMs,
      total: clock.total(),
    },
    peakRssMb: peakMemory(),
    files: published.files,
    bytes: published.bytes,
  }
  await writeReport(environment.cacheDir, report)
  return report
}

/** Equal content and equal code give the same id on every machine. */
const siteBuildId = (
  next: { codeFingerprint: string; pages: Record<string, string> },
  site: Site,
  snapshot: Snapshot,
): string =>
  sha256(stableJson({ ...next, redirects: site.redirects, media: snapshot.media })).slice(0, 16)

const stopwatch = () => {
  const started = performance.now()
  let last = started
  const laps: Record<string, number> = {}
  return {
    laps,
    lap: (name: string) => {
      laps[name] = Math.round(performance.now() - last)
      last = performance.now()
    },
    total: () => Math.round(performance.now() - started),
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
    const progress = createProgress()
    const report = await build(readEnvironment(), progress)
    for (const line of reportLines(report)) progress.line(line)
    if (values.json) console.log(JSON.stringify(report, null, 2))
  })
}
