import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fullDisk } from '#scripts/lib/disk-errors.ts'
import { editAddress } from '#src/cms/edit-address.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import { firstLines } from '#src/lib/first-lines.ts'
import { writeIndentedJson } from '#src/lib/json-file.ts'
import { writeWhole } from '#src/lib/write-whole.ts'
import { FIX_FIRST, type Problem } from '#src/models/entries/errors.ts'
import type { PlannedChange } from './plan/plan.ts'

/** What a build did; written to `CACHE_DIR/report.json`. Times in milliseconds, memory in megabytes. */
export type Report = {
  buildId: string
  codeFingerprint: string
  /** Where the content came from: a folder, or the CMS's address. */
  source: string
  /** `joined`: got another frame and were not rendered. */
  pages: { total: number; rendered: number; joined: number; kept: number; removed: number }
  changed: PlannedChange[]
  /** Entries that were left out; `edit` is where the CMS fixes each, if there is a CMS. */
  quarantined: (Quarantined & { edit?: string })[]
  /** What editors should fix: links to nothing, missing translations, redirects that cannot work. */
  problems: Problem[]
  ms: {
    pull: number
    plan: number
    compile: number
    render: number
    publish: number
    total: number
  }
  peakRssMb: number
  files: number
  bytes: number
}

/** Entries with where editors fix each, if there is a CMS: at the address of their panel, which may be another one. */
export const withEditAddresses = (
  entries: Quarantined[],
  cms: { url: string; publicUrl: string | undefined } | undefined,
): Report['quarantined'] =>
  cms
    ? entries.map((entry) => ({ ...entry, edit: editAddress(cms.publicUrl ?? cms.url, entry) }))
    : entries

/** Under `--strict`: entries cannot become pages. No output was written. */
export class QuarantineError extends Error {
  override name = 'QuarantineError'
  constructor(quarantined: Report['quarantined']) {
    super(quarantinedLine(quarantined, FIX_FIRST))
  }
}

const FAILURE = 'failure.json'
const IN_REPORT = 'report.json in CACHE_DIR has all of them'

export const writeReport = async (cacheDir: string, report: Report): Promise<void> => {
  await writeIndentedJson(join(cacheDir, 'report.json'), report)
  await rm(join(cacheDir, FAILURE), { force: true })
}

/** Writes why a build failed beside the report of the last successful one; the next report removes it. */
export const writeFailure = async (cacheDir: string, error: unknown): Promise<void> => {
  const message = fullDisk(error) ?? (error instanceof Error ? error.message : String(error))
  const text = `${JSON.stringify({ message }, null, 2)}\n`
  // If writing fails, as on a full disk, the command still prints the reason.
  await writeWhole(join(cacheDir, FAILURE), text).catch(() => {})
}

/** The report for a person; the last line names what was left out, if anything was. */
export const reportLines = (report: Report): string[] => {
  const { pages, ms, quarantined, problems, files, bytes } = report
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  return [
    ...firstLines(
      problems.map(({ problem, entry, locale }) => `  ! ${problem} (${entry}, ${locale})`),
      IN_REPORT,
    ),
    `Built ${pagesLine(pages)}; ` +
      `${files} files, ${megabytes} MB, in ${(ms.total / 1000).toFixed(1)} s. Build ${report.buildId}.`,
    ...(quarantined.length > 0 ? [quarantinedLine(quarantined, IN_REPORT)] : []),
  ]
}

/** What was done with the pages; `joined` is of an edit of header, footer or modals. */
const pagesLine = ({ total, rendered, joined, kept, removed }: Report['pages']): string =>
  `${total} pages: ${rendered} rendered, ${joined > 0 ? `${joined} joined to a new header and footer, ` : ''}${kept} kept, ${removed} removed`

/** Which entries were left out, what is wrong with each, and whether its last good version stays. */
const quarantinedLine = (quarantined: Report['quarantined'], where: string): string =>
  `${quarantined.length} left out: ${firstLines(
    quarantined.map(
      ({ type, documentId, locale, field, problem, lastGoodVersionShown, edit }) =>
        `${type} ${documentId} (${locale}), ${field}: ${problem}${lastGoodVersionShown ? ' (its last version stays)' : ''}${edit ? ` ${edit}` : ''}`,
    ),
    where,
  ).join('; ')}`
