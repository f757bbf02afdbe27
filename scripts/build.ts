import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { editAddress } from '#src/cms/edit-address.ts'
import { readSnapshot } from '#src/content/read.ts'
import { buildSite } from '#src/models/build-site.ts'
import { policy } from '#src/site/policy.ts'
import {
  quarantinedLine,
  type Report,
  reportLines,
  writeFailure,
  writeReport,
} from './build-report.ts'
import { runCommand } from './command.ts'
import { fetchContent } from './content.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { watchPeakMemory } from './peak-memory.ts'
import { createProgress, type Progress } from './progress.ts'
import { formProblems } from './publish/form-problems.ts'
import { readGeneration } from './publish/generations.ts'
import { publish } from './publish/publish.ts'
import { writeRestrictedPages } from './publish/restricted-pages.ts'
import { assetStore } from './render/asset-store.ts'
import { codeFingerprint } from './render/fingerprint.ts'
import { siteManifest } from './render/hashes.ts'
import { pageStore } from './render/page-store.ts'
import { plan } from './render/plan.ts'
import { policySources } from './render/policy-sources.ts'
import { render } from './render/render.ts'

/**
 * Content in, `out/` out: fetches or reads the content, makes the models, plans what must be rendered,
 * has Next render that, and publishes the whole.
 *
 * @param options.strict makes an entry that cannot become a page an error.
 * @param options.root the folder of the project whose code renders.
 * @throws an Error whose message says what is wrong and what to do; the previous `out/` then stands.
 */
export const build = async (
  environment: Environment,
  progress: Progress,
  options: { strict?: boolean; root?: string } = {},
): Promise<Report> => {
  const { strict = false, root = join(import.meta.dirname, '..') } = options
  const peakMemory = watchPeakMemory()
  const clock = stopwatch()

  const content = await fetchContent(environment, progress)
  const snapshot = await readSnapshot(content.dir)
  clock.lap('pull')

  progress.step('Making the page models')
  const { origin, accounts, tracking, outDir, cacheDir, leads, errorReporting } = environment
  const now = new Date()
  const site = buildSite({ snapshot, policy, origin, accounts, tracking, leads, errorReporting })
  const quarantined = [...content.quarantined, ...site.quarantined].map((entry) =>
    environment.cms ? { ...entry, edit: editAddress(environment.cms.url, entry) } : entry,
  )
  if (strict && quarantined.length > 0) throw new QuarantineError(quarantined)
  const fingerprint = await codeFingerprint(root, { node: process.version })
  const next = siteManifest(site, fingerprint)
  const pages = pageStore(join(cacheDir, 'pages'))
  const assets = assetStore(join(cacheDir, 'assets'))
  const planned = plan(await readGeneration({ outDir, cacheDir }), next, await pages.standing())
  clock.lap('plan')

  progress.step(
    planned.render.length > 0
      ? `Rendering ${planned.render.length} of ${site.pages.length} pages`
      : `Nothing to render: ${site.pages.length} pages stand`,
  )
  const renderMs = await render({
    ...{ root, cacheDir, site, plan: planned, next, pages, assets, now },
    policySources: policySources({ leads, errorReporting, tracking }),
  })
  clock.lap('render')

  progress.step('Publishing')
  await writeRestrictedPages(site, outDir)
  const { current, kept } = await assets.tables(now)
  const published = await publish({
    ...{ site, origin, outDir, cacheDir, now, manifest: next },
    storedFiles: pages.files,
    assets: current,
    keptAssets: kept,
    publicDir: join(root, 'public'),
    mediaDir: join(content.dir, 'media'),
    media: snapshot.media,
    contentState: content.state,
  })
  await pages.prune(new Set(Object.values(next.pages)))
  clock.lap('publish')
  progress.done()

  const { pull = 0, plan: planMs = 0, publish: publishMs = 0 } = clock.laps
  const report: Report = {
    buildId: published.buildId,
    codeFingerprint: fingerprint,
    source: content.source,
    pages: {
      total: site.pages.length,
      rendered: planned.render.length,
      kept: planned.keep.length,
      removed: planned.remove.length,
    },
    changed: planned.changed,
    quarantined,
    problems: [...content.problems, ...site.problems, ...formProblems(site.forms)],
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

/** Under `--strict`: entries cannot become pages. Nothing was published. */
class QuarantineError extends Error {
  override name = 'QuarantineError'
  constructor(quarantined: Report['quarantined']) {
    super(quarantinedLine(quarantined))
  }
}

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
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
      },
    })
    const progress = createProgress()
    const environment = readEnvironment()
    const report = await build(environment, progress, { strict: values.strict }).catch(
      async (error) => {
        await writeFailure(environment.cacheDir, error)
        throw error
      },
    )
    for (const line of reportLines(report)) progress.line(line)
    if (values.json) console.log(JSON.stringify(report, null, 2))
  })
}
