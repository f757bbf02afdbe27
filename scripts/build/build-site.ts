import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withFileLock } from '#scripts/lib/file-lock.ts'
import { watchPeakMemory } from '#scripts/lib/peak-memory.ts'
import type { Progress } from '#scripts/lib/progress.ts'
import { editAddress } from '#src/cms/edit-address.ts'
import { openSnapshot } from '#src/content/read.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import type { Environment } from '#src/environment/commands.ts'
import { leavingOutLater } from '#src/models/entries/leaving-out.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { fetchContent } from './fetch-content.ts'
import { keepCompiled } from './keep-compiled.ts'
import { nextBuildId } from './next/next-folders.ts'
import { policySources } from './next/policy-sources.ts'
import { buildWhole, collectExported, handOverModels, renderPages } from './next/render-pages.ts'
import { compileCode, isCompiled } from './next/run-next.ts'
import { formProblems } from './output/form-problems.ts'
import { readLastBuild } from './output/last-build.ts'
import { forgetPublished } from './output/published-state.ts'
import { writeRestrictedPages } from './output/restricted-pages.ts'
import { writeSiteReport } from './output/site-report.ts'
import { planOutput, writeOutput } from './output/write-output.ts'
import { codeFingerprint } from './plan/code-fingerprint.ts'
import { localeManifestStore } from './plan/locale-manifest-store.ts'
import { pageHashes } from './plan/page-hashes.ts'
import { plan } from './plan/plan.ts'
import { prepareSite } from './plan/prepare-site.ts'
import { quarantinedLine, type Report, writeReport } from './report.ts'
import { pageStore } from './store/page-store.ts'

/** Above so many pages to render, what was held for the plan is given back before Next starts. */
const MANY_PAGES = 1_000

type BuildOptions = { strict?: boolean; plain?: boolean; root?: string }

/**
 * Content in, `out/` out: fetches or reads the content, makes the models, plans what must be rendered,
 * has Next render that, and publishes the whole. Next has one folder a project: a second build there waits
 * for the first.
 *
 * @param options.strict makes an entry that cannot become a page an error.
 * @param options.plain has Next build the whole site as it comes, with nothing kept of earlier builds and nothing
 * assumed of Next: slower, and the same site (docs/next.md).
 * @param options.root the folder of the project whose code renders.
 * @throws an Error whose message says what is wrong and what to do; the previous `out/` then stands.
 */
export const buildSite = (
  environment: Environment,
  progress: Progress,
  { strict = false, plain = false, root = join(import.meta.dirname, '../..') }: BuildOptions = {},
): Promise<Report> =>
  withFileLock(join(root, '.next.lock'), () =>
    buildAlone(environment, progress, { strict, plain, root }),
  )

const buildAlone = async (
  environment: Environment,
  progress: Progress,
  { strict, plain, root }: Required<BuildOptions>,
): Promise<Report> => {
  const peakMemory = watchPeakMemory()
  const clock = stopwatch()

  const { origin, accounts, tracking, outDir, cacheDir, leads, errorReporting } = environment
  const now = new Date()
  const fingerprint = await codeFingerprint(root, { node: process.version })
  const code = { root, cacheDir, codeFingerprint: fingerprint }

  const content = await fetchContent(environment, progress)
  clock.lap('pull')

  if (!plain && !(await isCompiled(code))) {
    progress.step('Compiling the code')
    await compileCode(code)
    clock.lap('compile')
  }
  const keeping = { code, plain, sentryAccess: environment.sentryAccess, now }
  const compiled = plain ? undefined : await keepCompiled(keeping)

  const snapshot = await openSnapshot(content.dir)
  // A plain build takes nothing from the others, and leaves nothing to them.
  const madeDir = plain ? join(cacheDir, 'plain') : cacheDir
  if (plain) await rm(madeDir, { recursive: true, force: true })
  const pages = pageStore(join(madeDir, 'pages'))
  const rendered = await leavingOutLater(async (failed) => {
    progress.step('Making the page models')
    const { site, modelsOf, keep } = await prepareSite({
      snapshot,
      settings: {
        ...{ siteConfig, origin, accounts, tracking, leads },
        errorReporting: errorReporting && { ...errorReporting, release: nextBuildId(fingerprint) },
      },
      codeFingerprint: fingerprint,
      store: localeManifestStore(join(madeDir, 'locale-manifests')),
      failed,
    })
    const quarantined = [...content.quarantined, ...site.quarantined].map((entry) =>
      environment.cms ? { ...entry, edit: editAddress(environment.cms.url, entry) } : entry,
    )
    if (strict && quarantined.length > 0) throw new QuarantineError(quarantined)
    const next = pageHashes(site, fingerprint)
    const previous = await readLastBuild({ outDir, cacheDir })
    const planned = plan(previous, next, await pages.standing())
    if (planned.render.length > MANY_PAGES) globalThis.gc?.()
    clock.lap('plan')

    progress.step(
      planned.render.length > 0
        ? `Rendering ${planned.render.length} of ${site.pages.length} pages`
        : `Nothing to render: ${site.pages.length} pages stand`,
    )
    await handOverModels({ ...code, site, plan: planned }, modelsOf(planned.render))
    await keep()
    const toRender = {
      ...{ ...code, site, plan: planned, hashes: next.pages, pages },
      policySources: policySources({ leads, errorReporting, tracking }),
    }
    const wholeMs = plain ? await buildWhole(toRender) : 0
    if (plain) await forgetPublished(cacheDir)
    const { assets, uploaded } = compiled ?? (await keepCompiled(keeping))
    const [output, renderMs] = await Promise.all([
      assets.tables(now).then((tables) =>
        planOutput({
          ...{ site, origin, outDir, cacheDir, now, manifest: next, previous },
          storedFiles: pages.files,
          assets: tables.current,
          keptAssets: tables.kept,
          publicDir: join(root, 'public'),
          mediaDir: join(content.dir, 'media'),
          media: Object.fromEntries(
            site.media.map((name) => [name, snapshot.media[name] as MediaFile]),
          ),
          contentState: content.state,
        }),
      ),
      plain ? collectExported(toRender) : renderPages(toRender),
    ])
    return { site, quarantined, next, planned, renderMs: wholeMs + renderMs, output, uploaded }
  })
  const { site, quarantined, next, planned, renderMs, output, uploaded } = rendered
  clock.lap('render')

  progress.step('Publishing')
  await writeRestrictedPages(site, outDir)
  const published = await writeOutput(output)
  const problems = [
    ...content.problems,
    ...site.problems,
    ...published.problems,
    ...formProblems(site.forms),
  ]
  await writeSiteReport(outDir, { quarantined, problems })
  await pages.prune(new Set(Object.values(next.pages)))
  const uploadProblem = await uploaded
  if (uploadProblem) progress.line(uploadProblem)
  clock.lap('publish')
  progress.done()

  const { pull = 0, compile = 0, plan: planMs = 0, publish: publishMs = 0 } = clock.laps
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
    problems,
    ms: {
      pull,
      plan: planMs,
      compile,
      render: Math.round(renderMs),
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
