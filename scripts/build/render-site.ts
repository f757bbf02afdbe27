import { allOrNone } from '#scripts/lib/all-or-none.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import { pageShell } from '#src/models/whole-site/frame.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { brandFiles, ICON_PATHS } from './brand/brand-files.ts'
import type { BuildJob } from './build-job.ts'
import { modelsFolder } from './next/models-folder.ts'
import { modelsDirOf, nextBuildId } from './next/next-folders.ts'
import { policySources } from './next/policy-sources.ts'
import { type DirectRenderer, directRenderer } from './next/render-directly.ts'
import { collectExported, renderPages, renderPlainly } from './next/render-pages.ts'
import { sharedTextFile } from './next/shared-text.ts'
import { joinTables } from './output/file-table.ts'
import { languageSections } from './output/language-sections.ts'
import { readLastBuild, readPageList, readPages } from './output/last-build.ts'
import { forgetOutput } from './output/output-state.ts'
import { planOutput } from './output/write-output.ts'
import { type ManifestOptions, makeManifest } from './plan/make-manifest.ts'
import type { Plan } from './plan/plan.ts'
import { planPages } from './plan/plan-pages.ts'
import { QuarantineError, withEditAddresses } from './report.ts'

/** With more pages to render than this, the plan's memory is given back before Next starts. */
const MANY_PAGES = 1_000

/** Any other collection keeps the emptied memory, three hundred megabytes of it, for minutes. */
const GIVE_BACK = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const

export type RenderedSite = Awaited<ReturnType<typeof renderSite>>

/**
 * Makes the models without the entries that are known to fail, plans what must be rendered, has Next render that, and
 * plans the output meanwhile.
 *
 * @throws PageError naming entries whose pages cannot be made or rendered: call it again without them.
 */
export const renderSite = async (job: BuildJob, failed: readonly Quarantined[]) => {
  const renderer = directRenderer(job.code)
  try {
    return await renderWith(renderer, job, failed)
  } finally {
    await renderer.stop()
  }
}

const renderWith = async (
  renderer: DirectRenderer,
  job: BuildJob,
  failed: readonly Quarantined[],
) => {
  const { environment, progress, clock, now, code, plain, stores } = job
  const { origin, tracking, outDir, cacheDir, leads, errorReporting } = environment
  const planned = await planSite(job, { failed, onChange: plain ? undefined : renderer.start })
  const { site, media, plan } = planned
  if (plan.render.length > MANY_PAGES) globalThis.gc?.(GIVE_BACK)
  clock.lap('plan')

  progress.step(renderStep(plan, site.pageCount))
  const renderOptions = {
    ...{ ...code, site: { ...site, pages: planned.pages }, plan, stores: job.folders },
    ...{ frames: planned.framesToRender, renderer },
    warn: progress.line,
    policySources: policySources({ leads, errorReporting, tracking }),
  }
  const plainMs = plain ? await renderPlainly(renderOptions) : 0
  if (plain) await forgetOutput(cacheDir)
  const { assets, uploaded } = await job.keptCode()
  const tables = await assets.tables(now)
  const shells = site.locales.map(({ code: locale }) => site.shells[locale] as Shell)
  const planAllOutput = async () => {
    const { mediaDir } = job
    const brand = await brandFiles({ root: code.root, cacheDir, media, mediaDir, shells })
    const output = await planOutput({
      ...{ site, previous: planned.previous?.build, assets: tables, media, mediaDir },
      languages: languageSections({
        ...{ site, store: job.manifests, codeFingerprint: code.codeFingerprint, origin },
        storedFile: stores.finished.file,
        sharedText: (frameHash) => ({
          path: sharedTextFile(frameHash),
          made: () => stores.frames.get(frameHash).shared,
        }),
      }),
      untouched: joinTables(job.publicFiles, brand.files),
      ...{ origin, outDir, cacheDir, now, contentState: job.content.state },
    })
    return { ...output, problems: [...brand.problems, ...output.problems] }
  }
  const [output, renderMs] = await allOrNone((signal) => [
    planAllOutput(),
    plain ? collectExported(renderOptions) : renderPages(renderOptions, signal),
  ])
  const { quarantined, previous, gone, prune } = planned
  return {
    ...{ site, quarantined, plan, gone, previous, output, uploaded, prune },
    renderMs: plainMs + renderMs,
  }
}

/**
 * Makes the models of what may have changed and hands them to Next, stores what is known of each language, and compares the
 * site with the last build.
 */
const planSite = async (
  job: BuildJob,
  { failed, onChange }: Pick<ManifestOptions, 'onChange'> & { failed: readonly Quarantined[] },
) => {
  const { environment, content, snapshot, stores, manifests, code } = job
  const { codeFingerprint, cacheDir } = code
  job.progress.step('Making the page models')
  const finished = await stores.finished.look()
  await stores.unframed.look()
  const models = await modelsFolder(modelsDirOf(code))
  const { site, media, saveManifests, prune } = await makeManifest({
    ...{ snapshot, settings: settingsOf(environment, codeFingerprint), codeFingerprint },
    ...{ failed, onChange },
    ...{ finished, unframed: stores.unframed, store: manifests, toRender: models.add },
    files: [...job.publicFiles.keys(), ...ICON_PATHS],
  })
  const leftOut = [...content.quarantined, ...site.quarantined]
  const quarantined = withEditAddresses(leftOut, environment.cms)
  if (job.strict && quarantined.length > 0) throw new QuarantineError(quarantined)
  await saveManifests()
  await job.saveKnown()

  const previous = await readLastBuild(environment)
  const planned = await planPages({
    ...{ site, codeFingerprint, previous, finished, unframed: stores.unframed },
    previousShards: (listHash) => readPageList(cacheDir, listHash),
    previousPages: (shardHash) => readPages(cacheDir, shardHash),
  })
  const framesToRender = Object.entries(site.languages).flatMap(([locale, { frameHash }]) =>
    stores.frames.has(frameHash) ? [] : [locale],
  )
  models.complete(
    Object.values(site.shells).map(pageShell),
    framesToRender.map((locale) => site.shells[locale] as Shell),
  )
  return { ...planned, site, media, quarantined, previous, framesToRender, prune }
}

const settingsOf = (
  { origin, accounts, tracking, leads, errorReporting }: BuildJob['environment'],
  codeFingerprint: string,
) => ({
  ...{ siteConfig, origin, accounts, tracking, leads },
  errorReporting: errorReporting && { ...errorReporting, release: nextBuildId(codeFingerprint) },
})

const renderStep = ({ render, join }: Plan, total: number): string => {
  if (render.length + join.length === 0) return `Nothing to render: ${total} pages are up to date`
  const rendering = `Rendering ${render.length} of ${total} pages`
  return join.length > 0 ? `${rendering}, giving ${join.length} a new header and footer` : rendering
}
