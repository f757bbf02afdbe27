import type { Core, UID } from '@strapi/strapi'
import { typeOf } from './entry-names.ts'
import { type NamedLeftOut, reportWords } from './report-words.ts'
import type { LeftOutEntry } from './tell-news.ts'

/** In `SITE_REPORT_MAIL`, this word means the person who saved an entry last. */
const EDITORS = 'editors'

type News = { entries: LeftOutEntry[]; named: NamedLeftOut[] }

/**
 * Mails what was left out: everything to the addresses, and to each editor what they saved last.
 *
 * @param recipients as `SITE_REPORT_MAIL` has them: addresses, and perhaps the word `editors`.
 * @throws where no mail was taken.
 */
export async function mailNews(
  strapi: Core.Strapi,
  { entries, named }: News,
  { recipients, panel }: { recipients: string; panel: string },
): Promise<void> {
  const words = recipients.split(/[\s,;]+/).filter(Boolean)
  const mails = new Map<string, NamedLeftOut[]>()
  for (const address of words.filter((word) => word !== EDITORS)) mails.set(address, named)
  if (words.includes(EDITORS)) {
    for (const [place, entry] of entries.entries()) {
      const address = await lastEditor(strapi, entry)
      if (!address || mails.get(address) === named) continue
      mails.set(address, [...(mails.get(address) ?? []), named[place] as NamedLeftOut])
    }
  }
  const failures: unknown[] = []
  for (const [to, of] of mails) {
    const mail = { to, ...reportWords(of, panel) }
    await strapi
      .plugin('email')
      .service('email')
      .send(mail)
      .catch((error: Error) => {
        failures.push(error)
        strapi.log.warn(
          `The mail about entries that were left out did not go out: ${error.message}`,
        )
      })
  }
  if (mails.size > 0 && failures.length === mails.size) throw failures[0]
}

async function lastEditor(
  strapi: Core.Strapi,
  { type, documentId, locale }: LeftOutEntry,
): Promise<string | undefined> {
  const uid = typeOf(strapi, type)?.uid
  if (!uid) return undefined
  const row = await strapi.db.query(uid as UID.Schema).findOne({
    where: {
      ...{ documentId, publishedAt: { $notNull: true } },
      ...(locale === '*' ? {} : { locale }),
    },
    populate: { updatedBy: true },
  })
  return row?.updatedBy?.isActive ? row.updatedBy.email : undefined
}
