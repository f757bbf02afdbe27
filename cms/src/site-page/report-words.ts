import { fieldWords } from './field-words.ts'
import type { Named } from './site-answer.ts'
import type { LeftOutEntry } from './tell-news.ts'

export type NamedLeftOut = Omit<LeftOutEntry, keyof Named> & Named

/** So many are named in a message; the panel has the rest. */
const NAMED = 20

/**
 * What a mail or a message says of entries that were left out.
 *
 * @param panel the address of the panel.
 */
export function reportWords(
  entries: NamedLeftOut[],
  panel: string,
): { subject: string; text: string } {
  const more = entries.length - 1
  const title = entries[0]?.title ?? ''
  const rest = entries.length - NAMED
  return {
    subject: `Left out of the site: “${title}”${more > 0 ? ` and ${more} more` : ''}`,
    text: [
      'The site could not show this as it was published. Everything else is on it.',
      ...entries.slice(0, NAMED).map((entry) => entryWords(entry, panel)),
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      `Fix what is named and publish again. How the site stands: ${panel}/site`,
    ].join('\n\n'),
  }
}

function entryWords(entry: NamedLeftOut, panel: string): string {
  const { title, type, language, field, problem, lastGoodVersionShown, edit } = entry
  const what = [type, language].filter(Boolean).join(', ')
  return [
    `“${title}” (${what}): ${lastGoodVersionShown ? 'the site shows its last good version' : 'it is not on the site'}.`,
    field ? `${fieldWords(field)}: ${problem}` : problem,
    ...(edit ? [panel + clickable(edit)] : []),
  ].join('\n')
}

/** Programs that read mails and messages end an address at a bracket. */
const clickable = (path: string): string => path.replaceAll('[', '%5B').replaceAll(']', '%5D')
