import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { nextBuildId } from '#scripts/build/next/next-folders.ts'
import { silent } from '#scripts/lib/progress.ts'
import { startPreview } from '#scripts/preview/start-preview.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { environmentOf } from '#tests/build/oracle/project.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { type SentryReceiver, startSentryReceiver } from '#tests/fixtures/sentry-receiver.ts'
import { holdRequests } from './browser.ts'

export type ReportingSite = {
  sentry: SentryReceiver
  url: string
  outDir: string
  cacheDir: string
  buildId: string
  /** The version of the code. */
  release: string
}

/**
 * The small demo with an address of Sentry, rendered by the code that the other site has compiled.
 *
 * @param name of its folder below `.cache`.
 * @returns a function that returns the site once the tests of a file run.
 */
export const useReportingSite = (name: string): (() => ReportingSite) => {
  let site: ReportingSite
  let close: () => Promise<void>

  beforeAll(async () => {
    const sentry = await startSentryReceiver()
    const environment = environmentOf(resolve('.cache', name), 'standing')
    const mediaPath = (media: { name: string }) => resolve('content/media', media.name)
    await writeSnapshot({ dir: environment.contentDir, snapshot: await smallDemo(), mediaPath })
    const errorReporting = { dsn: sentry.dsn, environment: 'test' }
    const report = await buildSite({ ...environment, errorReporting }, silent)
    const { outDir, cacheDir } = environment
    const preview = await startPreview({
      outDir,
      projectDir: resolve('.'),
    })
    const release = nextBuildId(report.codeFingerprint)
    site = { sentry, url: preview.url, outDir, cacheDir, buildId: report.buildId, release }
    close = async () => {
      await preview.close()
      await sentry.close()
    }
  })
  beforeEach(() => site.sentry.forget())
  afterAll(() => close())
  return () => site
}

/**
 * Keeps the code of Sentry from a page until the test lets it come.
 *
 * @returns what lets it come.
 */
export const holdSentry = async (page: Page, { outDir }: ReportingSite): Promise<() => void> => {
  const scripts = await scriptsOfSentry(outDir)
  return holdRequests(page, ({ pathname }) => scripts.some((it) => pathname.endsWith(`/${it}`)))
}

/** The names of the scripts in which Sentry's library is. */
const scriptsOfSentry = async (outDir: string): Promise<string[]> => {
  const folder = join(outDir, '_next/static/chunks')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const codes = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return names.filter((_name, index) => codes[index]?.includes('sentry_key'))
}

/** The error that was reported, after a while in which no other one came. */
export const onlyError = async (page: Page, { sentry }: ReportingSite) => {
  await sentry.events('event')
  await page.waitForTimeout(1_000)
  const [event, ...others] = await sentry.events('event')
  if (!event || others.length > 0) throw new Error(`Sentry got ${1 + others.length} errors.`)
  return event
}

/** What of a page's requests asked for Sentry's library, and what left the site. */
export const watchReporting = async (page: Page, site: { url: string; outDir: string }) => {
  const scripts = await scriptsOfSentry(site.outDir)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(site.url) || scripts.includes(basename(url))) asked.push(url)
  })
  return asked
}
