import { join } from 'node:path'
import { endSentence, startOwn } from '#scripts/lib/own-process.ts'
import { requireJson, unchecked } from '#src/lib/json-file.ts'
import { type Report, reportLines } from '../build/report.ts'

/** A build failed; the message is its own. The last output is still served. */
class LiveBuildError extends Error {
  override name = 'LiveBuildError'
}

export type BuildOptions = {
  projectDir: string
  cacheDir: string
  outDir: string
  port: number
  /** The CMS to build from. */
  variables: Record<string, string>
  /** Whether its progress is seen. */
  shown: boolean
}

export type RunningBuild = { report: Promise<string[]>; stop: () => Promise<void> }

/** Builds in a separate process, as Netlify does: a build that breaks something does not affect the next one. */
export const runBuild = (options: BuildOptions): RunningBuild => {
  const { projectDir, cacheDir, outDir, port, variables, shown } = options
  const { child, ended, stop } = startOwn(
    ['--expose-gc', join(projectDir, 'scripts/build.ts'), '--json'],
    {
      cwd: projectDir,
      env: {
        ...process.env,
        ...variables,
        OUT_DIR: outDir,
        CACHE_DIR: cacheDir,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', shown ? 'inherit' : 'pipe'],
    },
  )
  let said = ''
  child.stdout?.resume()
  child.stderr?.on('data', (chunk) => (said += chunk))
  const report = ended.then(async (exit) => {
    if (exit.code === 0) return shown ? [] : summary(readReport(cacheDir))
    const message = shown
      ? endSentence('The build', exit)
      : said.trim() || endSentence('The build', exit)
    throw new LiveBuildError(message)
  })
  report.catch(() => {})
  return { report, stop }
}

const readReport = (cacheDir: string): Report =>
  requireJson(join(cacheDir, 'report.json'), unchecked<Report>())

const NAMED = 5

/** What a build changed, in a line, and what is wrong with the content, a line each. */
const summary = (report: Report): string[] => {
  const { changed, ms } = report
  const named = changed.slice(0, NAMED).map(({ path }) => path)
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : ''
  const pages = changed.length === 1 ? '1 page' : `${changed.length} pages`
  const what =
    changed.length > 0 ? `${pages} changed: ${named.join(', ')}${more}` : 'no page changed'
  const rest = reportLines(report).filter((line) => !line.startsWith('Built '))
  return [`Built in ${(ms.total / 1000).toFixed(1)} s, ${what}`, ...rest]
}
