import { UTM_KEYS } from '#src/site/lead.ts'

const MAX_LENGTH = 500

/** A visit ends half an hour after the last thing that happened in it. */
const VISIT_ENDS_MS = 30 * 60_000

/** Beside the tags in what the browser keeps. */
const REFERRER = 'referrer'

type UtmKey = (typeof UTM_KEYS)[number]

/** Where a visitor came from. */
export type Attribution = {
  /** The tags of the landing page's address; empty for a visit without. */
  tags: Partial<Record<UtmKey, string>>
  /** The page that led to the landing page; empty when there was none. */
  referrer: string
}

/** On a lead (specification, section 3): always all five, empty where nothing is known. */
export type Utm = {
  source: string
  medium: string
  campaign: string
  term: string
  referrer: string
}

/**
 * What the first page of a visit, or any later one, says about where the visitor came from.
 *
 * @param page.url the page's address, query included.
 * @param page.referrer `document.referrer`. One of this site is a click within it and says nothing.
 */
export const captureAttribution = (page: { url: string; referrer: string }): Attribution => {
  const { origin, searchParams } = new URL(page.url)
  const fromHere = page.referrer === origin || page.referrer.startsWith(`${origin}/`)
  return {
    tags: readTags(searchParams),
    referrer: fromHere ? '' : page.referrer.slice(0, MAX_LENGTH),
  }
}

/**
 * What to keep of what was known and what a page says. Within a visit the first tagged landing holds. A
 * later visit with tags takes its place; one without leaves tags and their referrer alone.
 */
export const mergeAttribution = (
  known: Attribution | undefined,
  page: Attribution,
  visit: { isNew: boolean },
): Attribution => {
  if (!known) return page
  if (isTagged(page)) return visit.isNew || !isTagged(known) ? page : known
  if (isTagged(known) || !visit.isNew) return known
  return page
}

/** Whether a page starts a visit: the first one ever, or one after half an hour of nothing. */
export const startsVisit = (lastSeen: number | undefined, now: number): boolean =>
  lastSeen === undefined || now - lastSeen > VISIT_ENDS_MS

/**
 * As the browser keeps it: a query string, of which only what is known is read back. So no schema is
 * needed to read it, and the page needs no validation library before somebody fills in a form.
 */
export const attributionText = ({ tags, referrer }: Attribution): string =>
  String(new URLSearchParams({ ...tags, [REFERRER]: referrer }))

/** What was kept in the browser, or undefined if that is nothing. */
export const parseAttribution = (stored: string | null): Attribution | undefined => {
  const kept = new URLSearchParams(stored ?? '')
  const referrer = kept.get(REFERRER)
  return referrer === null
    ? undefined
    : { tags: readTags(kept), referrer: referrer.slice(0, MAX_LENGTH) }
}

/** The attribution as a lead carries it. A tagged referrer comes before the landing page's. */
export const leadUtm = (known: Attribution | undefined): Utm => {
  const tag = (key: UtmKey): string => known?.tags[key] ?? ''
  return {
    source: tag('utm_source'),
    medium: tag('utm_medium'),
    campaign: tag('utm_campaign'),
    term: tag('utm_term'),
    referrer: tag('utm_referrer') || (known?.referrer ?? ''),
  }
}

const readTags = (from: URLSearchParams): Attribution['tags'] =>
  Object.fromEntries(
    UTM_KEYS.map((key) => [key, from.get(key)?.trim().slice(0, MAX_LENGTH)]).filter(
      ([, value]) => value,
    ),
  )

const isTagged = ({ tags }: Attribution): boolean => Object.keys(tags).length > 0
