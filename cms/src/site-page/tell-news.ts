import { createHash } from 'node:crypto'
import type { SiteStatus } from './ask-site.ts'
import type { ToldBefore } from './told-before.ts'

export type LeftOutEntry = NonNullable<SiteStatus['report']>['leftOut']['entries'][number]

/**
 * Reports left-out entries that were not reported yet. Entries that are on the site again are forgotten, so that they
 * are reported if they are left out again. A report that fails counts as not sent.
 *
 * @param tell throws if nobody was reached.
 */
export async function tellNews(
  entries: LeftOutEntry[],
  before: ToldBefore,
  tell: (news: LeftOutEntry[]) => Promise<void>,
): Promise<void> {
  const known = await before.read()
  const keys = entries.map(keyOf)
  const news = entries.filter((_, place) => !known.includes(keys[place] as string))
  const after = [...new Set(keys)].sort()
  if (known.join() === after.join()) return
  // Noted first: of several processes one tells.
  if (!(await before.replace(known, after)) || news.length === 0) return
  try {
    await tell(news)
  } catch (error) {
    const untold = new Set(news.map(keyOf))
    await before.replace(
      after,
      after.filter((key) => !untold.has(key)),
    )
    throw error
  }
}

/** One problem of one entry. Another problem of the same entry is news. */
const keyOf = ({ type, documentId, locale, field, problem }: LeftOutEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([type, documentId, locale, field, problem]))
    .digest('base64url')
    .slice(0, 16)
