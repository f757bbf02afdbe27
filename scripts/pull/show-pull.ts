import { createProgress, type Progress } from '#scripts/lib/progress.ts'
import type { PullProgress, PullReport } from '#src/content/pull.ts'
import { firstLines } from '#src/lib/first-lines.ts'

const steps = {
  types: (total: number) => `Reading ${total} content types`,
  files: (total: number) => `Bringing ${total} files up to date`,
}

/** Shows how a pull gets on: one line a step. */
export function showPull(progress: Progress = createProgress()): {
  show: (progress: PullProgress) => void
  done: () => void
} {
  let current: PullProgress['step'] | undefined
  return {
    show: ({ step, total }) => {
      if (step === current) return
      current = step
      progress.step(steps[step](total))
    },
    done: progress.done,
  }
}

const IN_JSON = '`npm run pull -- --json` prints all of them'

/** What a person reads at the end of a pull: what was left out, what to look at, and the counts. */
export function summarize(report: PullReport): string[] {
  const { locales, entries, media, quarantined, warnings } = report
  const broken = quarantined.map(
    ({ type, documentId, locale, field, problem, lastGoodVersionShown }) =>
      `${lastGoodVersionShown ? 'Stays as it was' : 'Left out'}: ${type} ${documentId} (${locale}): ${field} ${problem}. Fix it in the CMS and publish it.`,
  )
  const read = report.mode === 'full' ? 'everything read' : `${report.read} read`
  const counts = [
    count(entries, 'entry', 'entries'),
    count(locales.length, 'locale', 'locales'),
    `${count(media.files, 'file', 'files')} (${media.downloaded} new)`,
    `${quarantined.length} quarantined`,
    read,
  ]
  const state = report.status === 'changed' ? 'written' : 'unchanged'
  return [
    ...firstLines(broken, IN_JSON),
    ...firstLines(
      warnings.map((warning) => `Note: ${warning}`),
      IN_JSON,
    ),
    `Snapshot ${state}: ${counts.join(', ')}, ${(report.ms / 1000).toFixed(1)} s`,
  ]
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`
