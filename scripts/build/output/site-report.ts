import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_REPORT_FILE, siteReportOf } from '#src/rebuild/site-report.ts'
import { restrictedDirOf } from './restricted-pages.ts'

/** Leaves what the build found for the functions that tell the CMS of it. */
export const writeSiteReport = async (
  outDir: string,
  found: Parameters<typeof siteReportOf>[0],
): Promise<void> => {
  const file = join(restrictedDirOf(outDir), SITE_REPORT_FILE)
  await writeFile(`${file}.next`, `${JSON.stringify(siteReportOf(found))}\n`)
  await rename(`${file}.next`, file)
}
