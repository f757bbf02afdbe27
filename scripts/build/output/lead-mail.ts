import { join } from 'node:path'
import { LEAD_MAIL_FILE } from '#src/lead/mail/mail-settings.ts'
import { writeJson } from '#src/lib/json-file.ts'
import type { Site } from '#src/models/site/site.ts'
import { restrictedDirOf } from './restricted-pages.ts'

/** Writes who is mailed about leads to where the function reads it that mails. Nothing there is served. */
export const writeLeadMail = (
  { leadMail }: Pick<Site, 'leadMail'>,
  outDir: string,
): Promise<void> => writeJson(join(restrictedDirOf(outDir), LEAD_MAIL_FILE), leadMail)
