import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { allOrNone } from '#scripts/lib/all-or-none.ts'
import { watchPeakMemory } from '#scripts/lib/peak-memory.ts'
import type { Progress } from '#scripts/lib/progress.ts'
import { withProjectLock } from '#scripts/lib/project-lock.ts'
import { stopwatch } from '#scripts/lib/stopwatch.ts'
import type { Environment } from '#src/environment/commands.ts'
import { leavingOutLater } from '#src/models/entries/leaving-out.ts'
import { pageShell } from '#src/models/site/frame.ts'
import type { Shell } from '#src/models/site/shell.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { brandFiles, ICON_PATHS } from './brand/brand-files.ts'
import { fetchContent } from './fetch-content.ts'
import { keepCompiled } from './keep-compiled.ts'
import { modelsFolder } from './next/models-folder.ts'
import { modelsDirOf, nextBuildId } from './next/next-folders.ts'
import { policySources } from './next/policy-sources.ts'
import { buildWhole, collectExported, renderPages } from './next/render-pages.ts'
import { compileCode, isCompiled } from './next/run-next.ts'
import { openContent } from './open-content.ts'
import { joinTables } from './output/file-table.ts'
import { layNextGeneration } from './output/generations.ts'
import { languageSections } from './output/language-sections.ts'
import { readLastBuild, readPageList, readPages, writeLastBuild } from './output/last-build.ts'
import { forgetOutput } from './output/output-state.ts'
import { writeRestricted } from './output/restricted.ts'
import { folderTable } from './output/site-files.ts'
import { writeSiteReport } from './output/site-report.ts'
import { planOutput, writeOutput } from './output/write-output.ts'
import { codeFingerprint } from './plan/code-fingerprint.ts'
import { localeManifestStore } from './plan/locale-manifest-store.ts'
import { makeManifest } from './plan/make-manifest.ts'
import type { Plan } from './plan/plan.ts'
import { listsOf, type PlannedPages, planPages } from './plan/plan-pages.ts'
import { QuarantineError, type Report, withEditAddresses, writeReport } from './report.ts'
import { pageStore } from './store/page-store.ts'
import { unframedStore } from './store/unframed-store.ts'

/** With more pages to render than this, the plan's memory is given back before Next starts. */
const MANY_PAGES = 1_000

/** Any other collection keeps the emptied memory, three hundred megabytes of it, for minutes. */
const GIVE_BACK = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const

type BuildOptions = { strict?: boolean; plain?: boolean; root?: string }

/**
 * Builds `out/` from the content: fetches or reads the content, makes the models, plans what must be rendered, has
 * Next render that, and writes the output. A second build of the project waits for the first.
 *
 * @param options.strict makes the build fail if an entry cannot become a page.
 * @param options.plain has Next build the whole site with its ordinary build, without anything of earlier builds and
 * without assumptions about Next: slower, with the same result (docs/next.md).
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
  { strict, plain, root }: Required<BuildOptions>,
): Promise<Report> => {
  const clock = stopwatch()
  const peakMemory = watchPeakMemory()
  const now = new Date()
  const { origin, accounts, tracking, outDir, cacheDir, leads, errorReporting } = environment
  const fingerprint = await codeFingerprint(root, { node: process.version })
  const code = { root, cacheDir, codeFingerprint: fingerprint }
  const settings = {
    ...{ siteConfig, origin, accounts, tracking, leads },
    errorReporting: errorReporting && { ...errorReporting, release: nextBuildId(fingerprint) },
  }

  const content = await fetchContent(environment, progress)
  clock.lap('pull')

  if (!plain && !(await isCompiled(code))) {
    progress.step('Compiling the code')
    await compileCode(code)
    clock.lap('compile')
  }
  const keeping = { code, plain, sentryAccess: environment.sentryAccess, now }
  const compiled = plain ? undefined : await keepCompiled(keeping)

  // A plain build uses nothing of other builds, and they use nothing of it.
  const madeDir = plain ? join(cacheDir, 'plain') : cacheDir
  if (plain) await rm(madeDir, { recursive: true, force: true })
  const { snapshot, saveHashes } = await openContent(content.dir, madeDir)
  const mediaDir = join(content.dir, 'media')
  const untouched = await folderTable(join(root, 'public'))
  const stores = {
    finished: join(madeDir, 'pages'),
    unframed: join(madeDir, 'unframed/pages'),
    frames: join(madeDir, 'unframed/frames'),
  }
  const pages = pageStore(stores.finished)
  const unframed = unframedStore(stores.unframed)
  const frames = unframedStore(stores.frames)

  const store = localeManifestStore(join(madeDir, 'locale-manifests'), fingerprint)

  const { site, quarantined, planned, previous, output, renderMs, uploaded, prune } =
    await leavingOutLater(async (failed) => {
      progress.step('Making the page models')
      const rendered = await pages.look()
      await unframed.look()
      const models = await modelsFolder(modelsDirOf(code))
      const { site, media, saveManifests, prune } = await makeManifest({
        ...{
          snapshot,
          settings,
          codeFingerprint: fingerprint,
          files: [...untouched.keys(), ...ICON_PATHS],
        },
        ...{ failed, rendered, unframed, store, toRender: models.add },
      })
      const leftOut = [...content.quarantined, ...site.quarantined]
      const quarantined = withEditAddresses(leftOut, environment.cms)
      if (strict && quarantined.length > 0) throw new QuarantineError(quarantined)
      await saveManifests()
      await saveHashes()

      const previous = await readLastBuild({ outDir, cacheDir })
      const planned = await planPages({
        ...{ site, codeFingerprint: fingerprint, previous, rendered, unframed },
        previousShards: (list) => readPageList(cacheDir, list),
        previousPages: (shard) => readPages(cacheDir, shard),
      })
      const { plan } = planned
      const framesToRender = localesOf(planned).filter(
        (locale) => !frames.has(site.languages[locale]?.frame as string),
      )
      models.complete(
        Object.values(site.shells).map(pageShell),
        framesToRender.map((locale) => site.shells[locale] as Shell),
      )
      if (plan.render.length > MANY_PAGES) globalThis.gc?.(GIVE_BACK)
      clock.lap('plan')

      progress.step(renderStep(plan, site.pageCount))
      const toRender = {
        ...{ ...code, site: { ...site, pages: planned.pages }, plan, stores },
        frames: framesToRender,
        warn: progress.line,
        policySources: policySources({ leads, errorReporting, tracking }),
      }
      const wholeMs = plain ? await buildWhole(toRender) : 0
      if (plain) await forgetOutput(cacheDir)
      const { assets, uploaded } = compiled ?? (await keepCompiled(keeping))
      const tables = await assets.tables(now)
      const shells = site.locales.map(({ code }) => site.shells[code] as Shell)
      const [output, renderMs] = await allOrNone((signal) => [
        brandFiles({ root, cacheDir, media, mediaDir, shells }).then(async (brand) => {
          const output = await planOutput({
            ...{ site, previous: previous?.build, assets: tables, media },
            languages: languageSections({
              ...{ site, store, codeFingerprint: fingerprint, origin, storedFile: pages.file },
            }),
            untouched: joinTables(untouched, brand.files),
            ...{ origin, outDir, cacheDir, now, contentState: content.state },
            mediaDir,
          })
          return { ...output, problems: [...brand.problems, ...output.problems] }
        }),
        plain ? collectExported(toRender) : renderPages(toRender, signal),
      ])
      return {
        ...{ site, quarantined, planned, previous, output, uploaded, prune },
        renderMs: wholeMs + renderMs,
      }
    })
  clock.lap('render')

  progress.step('Writing the output')
  await writeRestricted(site, outDir)
  const { buildId, timestamp, files, bytes } = await writeOutput(output)
  const lists = listsOf(site)
  const allPages = () => Object.keys(lists).flatMap(site.pagesOf)
  const build = { id: buildId, timestamp }
  await writeLastBuild(
    cacheDir,
    { build, codeFingerprint: fingerprint, lists },
    { shardsOf: site.shardsOf, fileOf: store.file },
  )
  const problems = [...content.problems, ...site.problems, ...output.problems]
  await writeSiteReport(outDir, { quarantined, problems })
  await prune()
  const isKnown = await pages.settle({
    lists: { now: Object.values(lists), before: Object.values(previous?.lists ?? {}) },
    gone: planned.gone.finished,
    all: () => new Set(allPages().map(({ hash }) => hash)),
  })
  await unframed.settle({
    gone: isKnown ? planned.gone.unframed : undefined,
    all: () => new Set(allPages().map((page) => page.unframed)),
  })
  await frames.prune(new Set(Object.values(site.languages).map(({ frame }) => frame)))
  if (!previous) await layNextGeneration({ outDir, cacheDir })
  const uploadProblem = await uploaded
  if (uploadProblem) progress.line(uploadProblem)
  clock.lap('publish')
  progress.done()

  const { pull = 0, compile = 0, plan: planMs = 0, publish = 0 } = clock.laps
  const report: Report = {
    ...{ buildId, codeFingerprint: fingerprint, source: content.source },
    pages: {
      total: site.pageCount,
      rendered: planned.plan.render.length,
      joined: planned.plan.join.length,
      kept: site.pageCount - planned.plan.render.length - planned.plan.join.length,
      removed: planned.plan.remove.length,
    },
    ...{ changed: planned.plan.changed, quarantined, problems },
    ms: {
      pull,
      plan: planMs,
      compile,
      render: Math.round(renderMs),
      publish,
      total: clock.total(),
    },
    ...{ peakRssMb: peakMemory(), files, bytes },
  }
  await writeReport(cacheDir, report)
  return report
}

/** The languages of the pages that get a frame. */
const localesOf = ({ plan: { render, join }, pages }: PlannedPages): string[] => {
  const planned = new Set([...render, ...join])
  return [...new Set(pages.filter(({ path }) => planned.has(path)).map(({ locale }) => locale))]
}

const renderStep = ({ render, join }: Plan, total: number): string => {
  if (render.length + join.length === 0) return `Nothing to render: ${total} pages are up to date`
  const rendering = `Rendering ${render.length} of ${total} pages`
  return join.length > 0 ? `${rendering}, giving ${join.length} a new header and footer` : rendering
}
