import lighthouse, { type Config, type Flags } from 'lighthouse'
import { chromium } from 'playwright'
import { installBrowser } from './browsers.ts'
import { unusedPort } from './unused-port.ts'

/** Lighthouse could not audit a page. */
class LighthouseError extends Error {
  override name = 'LighthouseError'
}

export type Marks = {
  /** By category, of 100. */
  scores: Record<string, number>
  /** By audit, such as `largest-contentful-paint`: milliseconds, or a share for the layout shift. */
  values: Record<string, number>
  /** What cost marks. */
  faults: string[]
}

export type Inspector = {
  inspect: (url: string, flags?: Flags) => Promise<Marks>
  close: () => Promise<void>
}

/** More than one try: under load the browser sometimes paints nothing that Lighthouse sees, or not in time. */
const TRIES = 3

/** A separate browser in which Lighthouse audits pages as on a phone. */
export const startInspector = async (): Promise<Inspector> => {
  const port = await unusedPort()
  const browser = await chromium.launch({
    executablePath: installBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  const inspect = async (url: string, flags: Flags = {}, tries = TRIES): Promise<Marks> => {
    const quiet = { disableFullPageScreenshot: true, logLevel: 'silent', locale: 'en-US' } as const
    const result = await lighthouse(url, { port, ...quiet, ...flags }, CONFIG)
    const problem = result ? problemOf(result.lhr) : 'it gave no report'
    if (result && !problem) return marksOf(result.lhr)
    if (tries > 1) return inspect(url, flags, tries - 1)
    throw new LighthouseError(`Lighthouse could not look at ${url}: ${problem}`)
  }
  return { inspect, close: () => browser.close() }
}

const CONFIG: Config = { extends: 'lighthouse:default' }

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Why a report is useless: the whole run failed, or an audit failed and would be missing from the score. */
const problemOf = ({ runtimeError, audits }: Report): string | undefined => {
  const failed = Object.values(audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error')
  return runtimeError?.message ?? (failed && `${failed.id}: ${failed.errorMessage}`)
}

const marksOf = ({ categories, audits }: Report): Marks => ({
  scores: Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  ),
  values: Object.fromEntries(
    Object.values(audits).flatMap(({ id, numericValue }) =>
      numericValue === undefined ? [] : [[id, numericValue]],
    ),
  ),
  faults: Object.values(categories).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter(({ weight, id: audit }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
          .map(({ id: audit }) => `${id}: ${audits[audit]?.title}`),
  ),
})
