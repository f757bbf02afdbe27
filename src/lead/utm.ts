import { CLICK_IDS } from '#src/site/attribution.ts'
import type { Attribution, Tag } from './attribution.ts'

type ClickId = (typeof CLICK_IDS)[number]

/** On a lead (specification, section 3): always all five, empty where nothing is known. */
export type Utm = {
  source: string
  medium: string
  campaign: string
  term: string
  referrer: string
}

/** The attribution as a lead carries it. A tagged referrer comes before the landing page's. */
export const leadUtm = (known: Attribution | undefined): Utm => {
  const tag = (key: Tag): string => known?.tags[key] ?? ''
  return {
    source: tag('utm_source'),
    medium: tag('utm_medium'),
    campaign: tag('utm_campaign'),
    term: tag('utm_term'),
    referrer: tag('utm_referrer') || (known?.referrer ?? ''),
  }
}

/** What a lead says of where the visitor came from beside `utm`: left out where it is not known. */
export const leadOrigin = (
  known: Attribution | undefined,
): {
  utmContent: string | undefined
  landingPage: string | undefined
  clickIds: Partial<Record<ClickId, string>>
} => ({
  utmContent: known?.tags.utm_content,
  landingPage: known?.landing || undefined,
  clickIds: Object.fromEntries(
    CLICK_IDS.flatMap((id) => (known?.tags[id] ? [[id, known.tags[id]]] : [])),
  ),
})
