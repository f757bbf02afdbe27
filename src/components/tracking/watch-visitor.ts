import { QUERY_CHANGED } from '../filter/query-changed.ts'
import { LEAD_OUTCOME, type LeadOutcome } from '../forms/lead-outcome.ts'
import { PAGE_SHARED, type ShareMethod } from '../share/page-shared.ts'
import { SHORTLIST_CHANGED } from '../shortlist/store.ts'
import type { EventDetails, EventName } from './events.ts'
import { PAGE_SHOWN } from './page-shown.ts'
import { type Destination, report, shownFacts } from './report.ts'

/** Those that have started. One that started stays, until consent is withdrawn and the page is loaded anew. */
const destinations = new Set<Destination>()

/**
 * Reports what visitors do, from now on, to those that have started; to new ones first the page that is shown, unless
 * they know it. What was done before they were allowed is never reported.
 *
 * @param knewPage who was told of this page before it was loaded anew.
 */
export const watchVisitor = (started: Destination[], knewPage: ReadonlySet<Destination>): void => {
  const watching = destinations.size > 0
  for (const destination of started) destinations.add(destination)
  reportPage(started.filter((destination) => !knewPage.has(destination)))
  if (watching) return
  addEventListener(PAGE_SHOWN, showPage)
  // A page that comes back from the browser's cache.
  addEventListener('pageshow', ({ persisted }) => persisted && showPage())
  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('input', onInput)
  document.addEventListener(LEAD_OUTCOME, onOutcome)
  document.addEventListener(PAGE_SHARED, onShared)
  addEventListener(QUERY_CHANGED, onQuery)
  watchShortlist()
  watchPage()
}

const tell = (name: EventName, details?: Partial<EventDetails>): void =>
  report(destinations, name, details)

const reportPage = (to: Iterable<Destination>): void => {
  const { title, home } = shownFacts()
  report(to, 'page', { title })
  if (home) report(to, 'home')
}

const showPage = (): void => {
  started = new WeakSet()
  filtered = filterOf(location.search).filter
  clearTimeout(filtering)
  reportPage(destinations)
  watchPage()
}

/** What comes into view is reported once a page. */
let observer: IntersectionObserver | undefined

/** What a visitor looks at is in the middle half of the window. */
const IN_VIEW = { rootMargin: '-25% 0px' }

const FORMS = 'form[data-form]'
const PLAN = '#plan'

const watchPage = (): void => {
  observer?.disconnect()
  const watched = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      watched.unobserve(target)
      if (target.matches(FORMS)) tell('formOpened', { form: keyOf(target) })
      else tell('plan')
    }
  }, IN_VIEW)
  for (const place of document.querySelectorAll(`${FORMS}, ${PLAN}`)) watched.observe(place)
  observer = watched
}

const keyOf = (form: Element): string | undefined => (form as HTMLElement).dataset.form

/** Links that leave the site's pages. */
const CONTACTS: [address: RegExp, EventName][] = [
  [/^tel:/, 'call'],
  [/^mailto:/, 'mail'],
  [/^https:\/\/wa\.me\/\d/, 'whatsApp'],
]

/** How a link shares the page, if it does: WhatsApp without a number, or one that an article has for a network. */
const sharingOf = ({ href, hostname, protocol, dataset }: HTMLAnchorElement): string | null => {
  if (/^https:\/\/wa\.me\/\?/.test(href)) return 'whatsapp'
  if (dataset.network === undefined) return null
  return hostname.replace(/^www\./, '') || protocol.slice(0, -1)
}

const onClick = ({ target }: MouseEvent): void => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link) return
  const method = sharingOf(link)
  const [, contact] = CONTACTS.find(([address]) => address.test(link.href)) ?? []
  if (method) tell('shared', { method })
  else if (contact) tell(contact)
  else if (link.hasAttribute('download')) tell('brochure', { name: link.download })
  else if (link.dataset.gallery) tell('gallery', { name: link.dataset.gallery })
}

const onShared = (event: Event): void =>
  tell('shared', { method: (event as CustomEvent<ShareMethod>).detail })

/** A search for homes leads to the list, which shows what was chosen. */
const onSubmit = ({ target }: SubmitEvent): void => {
  if (!(target instanceof HTMLFormElement) || !target.matches('[data-home-search]')) return
  const chosen = [...new FormData(target)].filter(([, value]) => value !== '')
  tellFilter(chosen.map(([key, value]) => [key, String(value)]))
}

/** Forms in which the visitor has changed something. */
let started = new WeakSet<HTMLFormElement>()

const onInput = ({ target, isTrusted }: Event): void => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(FORMS) : null
  if (!form || !isTrusted || started.has(form)) return
  started.add(form)
  tell('formStarted', { form: keyOf(form) })
}

const onOutcome = (event: Event): void => {
  const { target, detail } = event as CustomEvent<LeadOutcome>
  if (!(target instanceof HTMLFormElement)) return
  const form = keyOf(target)
  if (detail.state === 'sent') {
    started.delete(target)
    tell('formSent', { form, lead_id: detail.id })
  } else {
    const fields = detail.fields.join() || undefined
    tell('formFailed', { form, reason: detail.state, fields })
  }
}

/** Longer than somebody pauses between two choices of a filter, in milliseconds. */
const CHOOSING_MS = 1_000

let filtering: ReturnType<typeof setTimeout> | undefined
/** What was last reported, or what the page began with. */
let filtered = ''

const onQuery = (): void => {
  clearTimeout(filtering)
  filtering = setTimeout(() => {
    const { chosen, filter } = filterOf(location.search)
    if (filter === filtered) return
    filtered = filter
    if (chosen.length > 0) tellFilter(chosen)
  }, CHOOSING_MS)
}

type Chosen = [key: string, value: string][]

/** What the filter of the page knows. An address may hold anything else, such as somebody's e-mail address. */
const filterOf = (query: string): { chosen: Chosen; filter: string } => {
  const options = document.querySelectorAll<HTMLElement>('main [data-key]')
  const keys = new Set(['q', ...[...options].map(({ dataset }) => dataset.key)])
  const chosen = [...new URLSearchParams(query)].filter(([key]) => keys.has(key))
  return { chosen, filter: new URLSearchParams(chosen).toString() }
}

/** What was typed into the search may be a name: only that something was typed is told. */
const tellFilter = (chosen: Chosen): void => {
  const choices = chosen.filter(([key]) => key !== 'q')
  tell('filter', {
    fields: [...new Set(chosen.map(([key]) => key))].join(),
    filter: choices.map((choice) => choice.join('=')).join('&') || undefined,
  })
}

/** Changes that a click brings about: not those that come from another device or tab. */
const watchShortlist = (): void => {
  let clicked = false
  let kept = keptHomes()
  addEventListener(
    'click',
    () => {
      clicked = true
      setTimeout(() => {
        clicked = false
      })
    },
    { capture: true },
  )
  addEventListener(SHORTLIST_CHANGED, () => {
    const now = keptHomes()
    const before = kept
    kept = now
    if (!clicked) return
    for (const home of now.filter((it) => !before.includes(it))) tell('kept', about(home))
    for (const home of before.filter((it) => !now.includes(it))) tell('dropped', about(home))
  })
}

/** A home that the page may not be about. */
const about = (home: string): Partial<EventDetails> =>
  home === shownFacts().home
    ? { home }
    : { home, project: undefined, value: undefined, currency: undefined }

/** The homes on the shortlist, by the last part of their addresses. */
const keptHomes = (): string[] =>
  window.shortlist.get().homes.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
