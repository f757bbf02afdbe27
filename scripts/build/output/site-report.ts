import { join } from 'node:path'
import { writeJson } from '#src/lib/json-file.ts'
import { SITE_REPORT_FILE, siteReportOf } from '#src/rebuild/site-report.ts'
import { restrictedDirOf } from './restricted.ts'

/** Leaves what the build found for the functions that tell the CMS of it. */
export const writeSiteReport = (
  outDir: string,
  found: Parameters<typeof siteReportOf>[0],
): Promise<void> => writeJson(join(restrictedDirOf(outDir), SITE_REPORT_FILE), siteReportOf(found))
