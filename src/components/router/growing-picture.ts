import { fetchPayload, handOver } from './payload-from-page.ts'

/**
 * The picture of a card grows into the opening of the page to which it leads, and becomes the card's again on the
 * way back: a view transition of the browser. `transition.css` says what it looks like.
 */

/** The name of both pictures, as in `transition.css`. */
const NAME = 'opening'

/** The shown page answers while the next one is fetched, but says nothing: not for long. */
const PATIENCE_MS = 400

/** A picture that has not come by then appears within its place. */
const DECODE_MS = 200

type Shown = Element & ElementCSSInlineStyle

type Growing = {
  /** The path of the page that goes. */
  from: string
  /** The path of the page that comes. */
  to: string
  /** Whether the picture that goes is a card's, so that the one that comes is an opening. */
  fromCard: boolean
  /** The picture that has the name: first the one that goes, then the one that comes. */
  named: Shown | null
  /** Lets the browser show the page that has come. */
  show: () => void
}

/** The last transition, until it has ended. */
let last: Growing | null = null

/** The one whose page has not come yet. */
let awaited: Growing | null = null

/** Pages whose payload the router keeps: it goes back to them without fetching it. */
const kept = new Set<string>()

/**
 * Begins a transition, if the shown page has a picture that the next one may have too.
 *
 * @param link what is followed; null for back and forward.
 * @returns whether it has begun. Then the shown page stands still until `grow` or `stay`.
 */
export const startGrowing = async (
  from: string,
  to: string,
  link: Element | null,
): Promise<boolean> => {
  const card = link ? pictureBeside(link) : cardPicture(to)
  const picture = card ?? opening()
  if (!picture) return false
  kept.add(from)
  if ((link || !kept.has(to)) && !(await fetchAhead(to))) return false
  end()
  const mine: Growing = { from, to, fromCard: card !== null, named: null, show: () => {} }
  last = mine
  document.documentElement.dataset.growing = ''
  name(mine, picture)
  await new Promise<void>((captured) => {
    const transition = document.startViewTransition(() => {
      unname(mine)
      awaited = mine
      captured()
      return new Promise<void>((show) => {
        mine.show = show
      })
    })
    // Where nobody sees it, the browser leaves it out.
    transition.ready.catch(() => {})
    void transition.finished.then(() => last === mine && end())
  })
  return true
}

/** Whether a page is awaited that comes with its picture. */
export const isGrowing = (): boolean => awaited !== null

/** Shows the page that has come, once its picture is there. @returns whether it was awaited. */
export const grow = (): boolean => {
  const mine = awaited
  if (!mine || location.pathname !== mine.to) return mine !== null
  awaited = null
  handOver(null)
  const picture = mine.fromCard ? opening() : cardPicture(mine.from)
  if (picture) name(mine, picture)
  const decoded = picture instanceof HTMLImageElement ? picture.decode().catch(() => {}) : null
  void Promise.race([decoded, after(DECODE_MS)]).then(mine.show)
  return true
}

/** The shown page stays after all. */
export const stay = (): void => {
  awaited?.show()
  awaited = null
}

const end = (): void => {
  stay()
  if (last) unname(last)
  last = null
  delete document.documentElement.dataset.growing
}

/** @returns whether the payload came in time. If it comes later, the router waits for it. */
const fetchAhead = async (page: string): Promise<boolean> => {
  const payload = fetchPayload(page)
  const came = await Promise.race([payload.then(Boolean, () => false), after(PATIENCE_MS)])
  if (came !== false) handOver({ page, payload })
  return came === true
}

const after = (ms: number): Promise<void> => new Promise((late) => setTimeout(late, ms))

const name = (growing: Growing, picture: Shown): void => {
  growing.named = picture
  picture.style.setProperty('view-transition-name', NAME)
}

const unname = (growing: Growing): void => {
  growing.named?.style.removeProperty('view-transition-name')
  growing.named = null
}

const opening = (): Shown | null => inView(document.querySelector('[data-opening-picture]'))

/** The picture of a card that leads to a page. */
const cardPicture = (path: string): Shown | null => {
  const links = document.querySelectorAll<HTMLAnchorElement>('#content article a[href]')
  for (const link of links) {
    const picture = link.pathname === path ? pictureBeside(link) : null
    if (picture) return picture
  }
  return null
}

const pictureBeside = (link: Element): Shown | null =>
  inView(link.closest('article')?.querySelector('[data-card-picture]'))

/** The picture or the drawing in a frame, if the window shows some of it. */
const inView = (frame: Element | null | undefined): Shown | null => {
  const picture = frame?.querySelector<HTMLImageElement | SVGSVGElement>('img, svg')
  if (!picture) return null
  const { top, bottom, height } = picture.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight ? picture : null
}
