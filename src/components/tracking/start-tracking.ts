import { PIXEL_SCRIPT, type Tracking } from '#src/site/tracking.ts'

type Fbq = {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: true
  version: '2.0'
}

declare global {
  interface Window {
    dataLayer?: object[]
    fbq?: Fbq
    _fbq?: Fbq
  }
}

let started = false

/**
 * Does what the snippets of the two vendors do, as code of the site's own: their scripts come from their
 * hosts, which the security policy names, and nothing is written into the page as text.
 *
 * @see https://developers.google.com/tag-platform/tag-manager/web
 * @see https://developers.facebook.com/docs/meta-pixel/get-started
 */
export const startTracking = ({ tagManager, pixel }: Tracking): void => {
  if (started) return
  started = true
  if (tagManager) {
    window.dataLayer ??= []
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`${tagManager.origin}/gtm.js?id=${encodeURIComponent(tagManager.id)}`)
  }
  if (pixel) {
    const fbq = pixelQueue()
    fbq('init', pixel.id)
    fbq('track', 'PageView')
    load(PIXEL_SCRIPT)
  }
}

/** Keeps the calls until the vendor's script takes them over under the same names. */
const pixelQueue = (): Fbq => {
  const queue: Fbq['queue'] = []
  const fbq: Fbq = Object.assign(
    (...call: unknown[]) => (fbq.callMethod ? fbq.callMethod(...call) : queue.push(call)),
    { queue, push: undefined as unknown as Fbq, loaded: true, version: '2.0' } as const,
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
