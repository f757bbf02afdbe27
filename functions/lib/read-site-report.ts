import { join } from 'node:path'
import { RESTRICTED_FOLDER } from '#src/account/restricted-files.ts'
import { restrictedFolder } from '#src/environment/functions.ts'
import { readJson } from '#src/lib/json-file.ts'
import * as z from '#src/lib/zod-mini.ts'
import { SITE_REPORT_FILE, type SiteReport } from '#src/rebuild/site-report.ts'

const place = { type: z.string(), documentId: z.string(), locale: z.string(), problem: z.string() }
const reported = z.object({ total: z.int(), entries: z.array(z.object(place)) })

const siteReport = z.object({
  leftOut: z.object({
    total: z.int(),
    entries: z.array(z.object({ ...place, field: z.string(), lastGoodVersionShown: z.boolean() })),
  }),
  deadLinks: reported,
  toFix: reported,
})

/** What the build of this deploy left out; undefined if it has written no report. */
export const readSiteReport = (
  variables: Record<string, string | undefined>,
): Promise<SiteReport | undefined> =>
  readJson(join(restrictedFolder(variables, RESTRICTED_FOLDER), SITE_REPORT_FILE), siteReport)
