import type { FeedTrouble } from '../../price-list/price-list-answer.ts'
import { momentWords } from '../site/time-words.ts'
import type { SiteState } from '../site/words.ts'

/** What stands between the stock system's list and the site, in words: since when, and what to do. */
export const feedWords = ({ since, wrong }: FeedTrouble): SiteState => ({
  tone: 'warning',
  headline: 'The prices of the stock system are not taken',
  lines: [
    `Since ${momentWords(since)}. Until it is put right, no home gets anything from its list; it is asked each quarter of an hour.`,
    ...wrong,
  ],
})
