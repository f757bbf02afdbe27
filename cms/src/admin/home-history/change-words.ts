import type { HomeChange, Standing } from '../../home-history/history-answer.ts'
import { CHOICES } from '../../words/choices.ts'

/** What a change was, in sentences: one for each value that is another one now. */
export function changeWords({ before, after }: HomeChange): string[] {
  if (!after) return ['Taken off the site']
  if (!before) return [`Put on the site: ${standingWords(after)}`]
  const lines: string[] = []
  if (before.price !== after.price) {
    lines.push(`Price: ${priceWords(before.price)} → ${priceWords(after.price)}`)
  }
  if (before.availability !== after.availability) {
    lines.push(`${stateWords(before.availability)} → ${stateWords(after.availability)}`)
  }
  if (before.priceOnRequest !== after.priceOnRequest) {
    lines.push(after.priceOnRequest ? 'Price on request from now on' : 'Price shown from now on')
  }
  return lines
}

/** Who or what made it. */
export const causeWords = ({ cause, who }: Pick<HomeChange, 'cause' | 'who'>): string =>
  ({
    panel: who ?? 'Somebody in the panel',
    schedule: 'At the time that was set',
    'price list': `Price list: ${who}`,
    'price list undone': `Price list taken back: ${who}`,
  })[cause]

const standingWords = ({ price, availability, priceOnRequest }: Standing): string =>
  [priceWords(price), stateWords(availability), priceOnRequest && 'price on request']
    .filter(Boolean)
    .join(', ')

const priceWords = (price: number | null): string => price?.toLocaleString('en') ?? 'none'

const stateWords = (value: string | null): string => (value && CHOICES[value]) || 'no status'
