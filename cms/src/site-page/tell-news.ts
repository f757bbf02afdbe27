import { createHash } from 'node:crypto'
import type { SiteStatus } from './ask-site.ts'
import type { ToldBefore } from './told-before.ts'

export type LeftOutEntry = NonNullable<SiteStatus['report']>['leftOut']['entries'][number]

/**
 * Tells what was left out and was not told yet. What is on the site again is forgotten, so that it is told when
 * it happens again. Where telling fails, it counts as not told.
 *
 * @param tell throws where nobody was reached.
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
