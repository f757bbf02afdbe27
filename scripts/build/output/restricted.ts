import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RESTRICTED_INDEX, type RestrictedIndex } from '#src/account/restricted-files.ts'
import { LEAD_MAIL_FILE } from '#src/lead/mail/mail-settings.ts'
import { sha256 } from '#src/lib/hash.ts'
import { writeJson } from '#src/lib/json-file.ts'
import { replaceFolder } from '#src/lib/swap-folder.ts'
import { shellFile } from '#src/models/whole-site/model-files.ts'
import type { Site } from '#src/models/whole-site/site.ts'
import { SITE_REPORT_FILE, siteReportOf } from '#src/rebuild/site-report.ts'

/** The folder beside an output folder: `out-restricted` beside `out`. Nothing in it is served. */
export const restrictedDirOf = (outDir: string): string => `${outDir}-restricted`

/**
 * Writes what only functions read: the models of the pages for signed-in people, and who is mailed about leads. The
 * folder is replaced as a whole.
 */
export const writeRestricted = (
  { restricted, shells, leadMail }: Pick<Site, 'restricted' | 'shells' | 'leadMail'>,
  outDir: string,
): Promise<void> =>
  replaceFolder(restrictedDirOf(outDir), async (folder) => {
    await mkdir(join(folder, 'pages'))
    await mkdir(join(folder, 'shells'))
    const write = (file: string, value: unknown) =>
      writeFile(join(folder, file), JSON.stringify(value))
    const index: RestrictedIndex = {}
    for (const { role, page } of restricted) {
      const file = `pages/${sha256(page.path)}.json`
      index[page.path] = { role, page: file, shell: shellFile(page.locale) }
      await write(file, page)
    }
    for (const locale of new Set(restricted.map(({ page }) => page.locale))) {
      await write(shellFile(locale), shells[locale])
    }
    await write(RESTRICTED_INDEX, index)
    await write(LEAD_MAIL_FILE, leadMail)
  })

/** Leaves what the build found for the functions that tell the CMS of it. */
export const writeSiteReport = (
  outDir: string,
  found: Parameters<typeof siteReportOf>[0],
): Promise<void> => writeJson(join(restrictedDirOf(outDir), SITE_REPORT_FILE), siteReportOf(found))
