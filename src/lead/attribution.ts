import { CLICK_IDS, UTM_KEYS } from '#src/site/attribution.ts'

const MAX_LENGTH = 500

/** A visit ends half an hour after its last page was opened. */
export const VISIT_ENDS_S = 30 * 60

/** Beside the tags in what the browser keeps. */
const REFERRER = 'referrer'
const LANDING = 'landing'

const TAGS = [...UTM_KEYS, ...CLICK_IDS]

export type Tag = (typeof TAGS)[number]

/** Where a visitor came from. */
export type Attribution = {
  /** The tags of the landing page's address and the ids of a click there; empty for a visit without. */
  tags: Partial<Record<Tag, string>>
  /** The page that led to the landing page; empty when there was none. */
  referrer: string
  /** The address of the landing page, without its query. */
  landing: string
}

/**
 * What the first page of a visit, or any later one, says about where the visitor came from.
 *
 * @param page.url the page's address, query included.
 * @param page.referrer `document.referrer`. One of this site is a click within it and says nothing.
 */
export const captureAttribution = (page: { url: string; referrer: string }): Attribution => {
  const { origin, pathname, searchParams } = new URL(page.url)
  const fromHere = page.referrer === origin || page.referrer.startsWith(`${origin}/`)
  return {
    tags: readTags(searchParams),
    referrer: fromHere ? '' : page.referrer.slice(0, MAX_LENGTH),
    landing: `${origin}${pathname}`.slice(0, MAX_LENGTH),
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

/**
 * As the browser keeps it: a query string, of which only what is known is read back. So no schema is
 * needed to read it, and the page needs no validation library before somebody fills in a form.
 */
export const attributionText = ({ tags, referrer, landing }: Attribution): string =>
  String(new URLSearchParams({ ...tags, [REFERRER]: referrer, [LANDING]: landing }))

/** What was kept in the browser, or undefined if that is nothing. */
export const parseAttribution = (stored: string | null): Attribution | undefined => {
  const kept = new URLSearchParams(stored ?? '')
  const referrer = kept.get(REFERRER)
  return referrer === null
    ? undefined
    : {
        tags: readTags(kept),
        referrer: referrer.slice(0, MAX_LENGTH),
        landing: kept.get(LANDING)?.slice(0, MAX_LENGTH) ?? '',
      }
}

/** Without the ids that advertisers gave the visitor's click. */
export const withoutClickIds = (known: Attribution): Attribution => {
  const isId = (tag: string) => (CLICK_IDS as readonly string[]).includes(tag)
  const tags = Object.fromEntries(Object.entries(known.tags).filter(([tag]) => !isId(tag)))
  return { ...known, tags }
}

const readTags = (from: URLSearchParams): Attribution['tags'] =>
  Object.fromEntries(
    TAGS.map((key) => [key, from.get(key)?.trim().slice(0, MAX_LENGTH)]).filter(
      ([, value]) => value,
    ),
  )

const isTagged = ({ tags }: Attribution): boolean => Object.keys(tags).length > 0
