import { CATEGORIES } from '#src/site/consent.ts'
import { PIXEL_SCRIPT, type Tracking } from '#src/site/tracking.ts'
import type { Choice } from './choice.ts'
import type { Destination } from './report.ts'
import { googleConsent, refusedCookies, tagsUnder } from './tags.ts'
import { keepTold, takeTold } from './told-page.ts'

type Fbq = {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: true
  version: '2.0'
  /** The site reports the pages of soft navigations by itself, each once. */
  disablePushState: true
}

declare global {
  interface Window {
    dataLayer?: object[]
    fbq?: Fbq
    _fbq?: Fbq
  }
}

const DESTINATIONS: readonly Destination[] = ['tagManager', 'pixel']
const NOBODY: ReadonlySet<Destination> = new Set()
const NOTHING: Choice = { statistics: false, marketing: false }

/** Of this document, through all of its soft navigations. */
const running = { tagManager: false, pixel: false }
let told = NOTHING
let isFirst = true

/**
 * Loads what a choice allows, once, and tells what runs already. It does what the snippets of the two vendors do, as
 * code of the site's own: their scripts come from their hosts, which the security policy names.
 *
 * @returns whether something runs that may no longer do all that it was allowed. Only a new document stops it.
 * @see https://developers.google.com/tag-platform/tag-manager/web
 * @see https://developers.facebook.com/docs/meta-pixel/get-started
 */
export const applyChoice = (tracking: Tracking, choice: Choice | null): boolean => {
  const { tagManager, pixel } = tracking
  const allowed = tagsUnder(tracking, choice)
  const now = choice ?? NOTHING
  const isNew = CATEGORIES.some((category) => now[category] !== told[category])
  const withdrawn = CATEGORIES.some((category) => told[category] && !now[category])
  const wasRunning = running.tagManager || running.pixel
  told = now
  const mustEnd = withdrawn && wasRunning
  const knewPage = isFirst ? takeTold() : NOBODY
  isFirst = false

  const startsTagManager = allowed.tagManager && !running.tagManager && !mustEnd
  if (startsTagManager) gtag('consent', 'default', googleConsent(NOTHING))
  if (isNew && (allowed.tagManager || running.tagManager)) {
    gtag('consent', 'update', googleConsent(now))
    push({ event: 'consent_update' })
  }
  if (tagManager && startsTagManager) {
    running.tagManager = true
    push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`${tagManager.origin}/gtm.js?id=${encodeURIComponent(tagManager.id)}`)
  }

  const startsPixel = allowed.pixel && !running.pixel && !mustEnd
  if (pixel && startsPixel) {
    running.pixel = true
    pixelQueue()('init', pixel.id)
    load(PIXEL_SCRIPT)
  } else if (running.pixel && !allowed.pixel) window.fbq?.('consent', 'revoke')

  const started: Destination[] = [
    ...(startsTagManager ? (['tagManager'] as const) : []),
    ...(startsPixel ? (['pixel'] as const) : []),
  ]
  if (started.length > 0) {
    void import('./watch-visitor.ts').then(({ watchVisitor }) => watchVisitor(started, knewPage))
  }
  if (choice) removeCookies(refusedCookies(document.cookie, choice))
  if (mustEnd) keepTold(DESTINATIONS.filter((destination) => running[destination]))
  return mustEnd
}

const push = (entry: object): void => {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** Google's scripts take commands only as the `arguments` of a function. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array is another thing to Google.
  push(arguments)
}

/** Keeps the calls until the vendor's script takes them over under the same names. */
const pixelQueue = (): Fbq => {
  const queue: Fbq['queue'] = []
  const fbq: Fbq = Object.assign(
    (...call: unknown[]) => (fbq.callMethod ? fbq.callMethod(...call) : queue.push(call)),
    {
      queue,
      push: undefined as unknown as Fbq,
      loaded: true,
      version: '2.0',
      disablePushState: true,
    } as const,
  )
  fbq.push = fbq
  window.fbq ??= fbq
  window._fbq ??= fbq
  return window.fbq
}

const load = (src: string): void => {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** The vendors store them for the widest domain that the browser allows. */
const removeCookies = (names: readonly string[]): void => {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no other way.
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
}
