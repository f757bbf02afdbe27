import type { PageFacts } from './page-facts.ts'

/**
 * What visitors do, under the names that the tag manager and the pixel get. A name of the pixel that is not one of its
 * standard events is a custom event there. The table in docs/third-parties.md says when each happens.
 *
 * @see https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 * @see https://developers.facebook.com/docs/meta-pixel/reference
 */
export const EVENTS = {
  page: { google: 'page_view', pixel: 'PageView' },
  home: { google: 'view_item', pixel: 'ViewContent' },
  formOpened: { google: 'form_open', pixel: 'FormOpened' },
  formStarted: { google: 'form_begin', pixel: 'FormStarted' },
  formFailed: { google: 'form_error', pixel: 'FormFailed' },
  formSent: { google: 'generate_lead', pixel: 'Lead' },
  filter: { google: 'filter', pixel: 'Search' },
  gallery: { google: 'gallery', pixel: 'GalleryOpened' },
  plan: { google: 'plan', pixel: 'PlanViewed' },
  brochure: { google: 'brochure', pixel: 'BrochureOpened' },
  call: { google: 'call', pixel: 'Contact' },
  mail: { google: 'mail', pixel: 'Contact' },
  whatsApp: { google: 'whatsapp', pixel: 'Contact' },
  shared: { google: 'share', pixel: 'Shared' },
  kept: { google: 'add_to_wishlist', pixel: 'AddToWishlist' },
  dropped: { google: 'remove_from_wishlist', pixel: 'RemovedFromWishlist' },
} as const

export type EventName = keyof typeof EVENTS

/** What an event says beyond its name. Only what the site itself says: never what a visitor has typed. */
export type EventDetails = {
  path: string
  title: string
  language: string
  project: string
  home: string
  value: number
  currency: string
  /** The key of the form. */
  form: string
  /** The id of the lead, under which the CRM and the report of the lead function know it too. */
  lead_id: string
  /** Why a form was not sent: `invalid`, `changed` or `failed`. */
  reason: string
  /** The names of the fields that are wrong, or that a filter filters by; separated by commas. */
  fields: string
  /** What a filter filters by, as in the address of the page. */
  filter: string
  /** The name of the gallery, or of the file. */
  name: string
  /** How a page was shared: `sheet`, `link`, `whatsapp`, or the host of a network, such as `linkedin.com`. */
  method: string
}

/** All of them: the tag manager keeps what an earlier event said and a later one does not name. */
const NO_DETAILS: Record<keyof EventDetails | 'page_kind', undefined> = {
  page_kind: undefined,
  path: undefined,
  title: undefined,
  language: undefined,
  project: undefined,
  home: undefined,
  value: undefined,
  currency: undefined,
  form: undefined,
  lead_id: undefined,
  reason: undefined,
  fields: undefined,
  filter: undefined,
  name: undefined,
  method: undefined,
}

type Happened = { name: EventName; facts: PageFacts; details: Partial<EventDetails> }

/** The entry for the queue of the tag manager. */
export const tagManagerEntry = ({
  name,
  facts: { kind, title: _, ...facts },
  details,
}: Happened): Record<string, unknown> => ({
  event: EVENTS[name].google,
  ...NO_DETAILS,
  page_kind: kind,
  ...facts,
  ...details,
})

const STANDARD: ReadonlySet<string> = new Set([
  'PageView',
  'ViewContent',
  'Lead',
  'Search',
  'Contact',
  'AddToWishlist',
])

/** The call of the pixel. A lead has its id for the comparison with what servers report of it. */
export const pixelCall = ({ name, facts, details }: Happened): unknown[] => {
  const { pixel } = EVENTS[name]
  const method = STANDARD.has(pixel) ? 'track' : 'trackCustom'
  if (name === 'page') return [method, pixel]
  const { home, project, value, currency } = { ...facts, ...details }
  const { form, lead_id, reason, filter, name: content_name, method: way } = details
  const said = {
    ...(home && { content_ids: [home], content_type: 'home_listing' }),
    ...(value !== undefined && { value, currency }),
    ...known({
      content_category: project,
      content_name,
      form,
      reason,
      search_string: filter,
      method: way,
    }),
  }
  return [method, pixel, said, ...(lead_id ? [{ eventID: lead_id }] : [])]
}

const known = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
