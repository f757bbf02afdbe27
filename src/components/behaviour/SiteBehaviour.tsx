'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { PRELOAD_DELAY_MS, SCROLL_WAIT_MS } from '#src/site/site-config.ts'
import { loadHomesAhead } from '../filter/load-ahead.ts'
import { QUERY_CHANGED } from '../filter/query-changed.ts'
import { keepAllTyped, restoreAllTyped } from '../forms/typed-text.ts'
import type { GalleryTexts } from '../gallery/gallery-texts.ts'
import { closeModals, MODALS } from '../modals/close-modals.ts'
import { FOLLOW_HASH } from '../modals/follow-hash.ts'
import { CHUNK_MISSING } from '../router/chunk-missing.ts'
import { guardEntries, keepEntry, pushEntry, replaceEntry } from '../router/history-entry.ts'
import { watchHistory } from '../router/history-transition.ts'
import { enterPage, hidePage, leavePage, reenterPage } from '../router/page-transition.ts'
import { takePayloadsFromPages } from '../router/payload-from-page.ts'
import { mayPreload, preloadLinksInView } from '../router/preload-pages.ts'
import { usePathname, useSoftNavigation } from '../router/router.ts'
import { leaveScroll, restoreScroll, settleScroll } from '../router/scroll-memory.ts'
import { softTarget } from '../router/soft-link.ts'
import { showPosters } from './film-posters.ts'
import { HYDRATED } from './hydrated.ts'
import { layOutRest } from './lay-out-rest.ts'
import { isNewerPublished, watchBuilds } from './newer-build.ts'
import { openGalleries } from './open-galleries.ts'
import { LAID_OUT } from './opening-first.ts'
import { watchSearchKey } from './search-key.ts'

/** What takes the focus of a page that somebody asked for, in place of its content. */
const FIRST_FOCUS = '[data-first-focus]'

/**
 * What the site does in the browser beyond its HTML: soft navigation with its transition, scrolling and
 * focus, loading ahead. It listens to the document, so pages need nothing of React.
 */
export const SiteBehaviour = ({ galleryTexts }: { galleryTexts: GalleryTexts }) => {
  const goSoftly = useSoftNavigation()
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    const follow = (event: Event, target: string | null, link: Element) => {
      if (target === null) return
      if (isNewerPublished()) return keepAllTyped()
      event.preventDefault()
      const { pathname: next, href } = new URL(target, location.href)
      if (next === location.pathname) return followQuery(href)
      keepAllTyped()
      leaveScroll()
      void leavePage({ from: location.pathname, to: next, link }).then(() => {
        // It may have come meanwhile, by a click before this one.
        if (shown.current === next) {
          reenterPage()
          return followQuery(href)
        }
        following = target
        goSoftly(target)
      })
    }
    const onClick = (event: MouseEvent) =>
      follow(event, clickTarget(event), event.target as Element)
    const onSubmit = (event: SubmitEvent) =>
      follow(event, searchTarget(event), event.target as Element)
    // A page that comes back from the browser's cache was left: it enters again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reenterPage()
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('submit', onSubmit, { signal })
    addEventListener('pageshow', onShow, { signal })
    return () => controller.abort()
  }, [goSoftly])

  useEffect(() => {
    // Back and forward: the address has changed already.
    const onPop = () => {
      if (location.pathname === shown.current) return
      // Without a state, the entry is older than the router, which would do nothing.
      if (isNewerPublished() || history.state === null) loadAnew()
    }
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('popstate', onPop, { signal })
    addEventListener('hashchange', () => keepEntry(shown.current), { signal })
    addEventListener(CHUNK_MISSING, keepAllTyped, { signal })
    return () => controller.abort()
  }, [])

  useEffect(watchBuilds, [])

  useEffect(guardEntries, [])

  useEffect(() => watchHistory(() => shown.current), [])

  useEffect(takePayloadsFromPages, [])

  useEffect(keepModalInAddress, [])

  useEffect(watchSearchKey, [])

  useEffect(loadHomesAhead, [])

  useEffect(() => openGalleries(galleryTexts), [galleryTexts])

  // Before the new page is painted, where it would still be scrolled as the one before.
  useLayoutEffect(() => {
    if (shown.current !== pathname) hidePage()
  }, [pathname])

  useEffect(() => {
    const moved = shown.current !== pathname
    shown.current = pathname
    keepEntry(pathname)
    restoreAllTyped()
    return moved ? afterNavigation(pathname) : undefined
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has different films.
  useEffect(showPosters, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page after the first one is laid out whole.
  useEffect(layOutRest, [pathname])

  // It ends as the page goes, before the links of the next one are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has different links.
  useLayoutEffect(() => {
    if (!mayPreload((navigator as { connection?: object }).connection)) return
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = preloadLinksInView()
    }, PRELOAD_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [pathname])

  useEffect(() => {
    performance.mark(HYDRATED)
  }, [])

  return null
}

/** Where a click on a link leads; gone when the page there is shown. Back and forward set none. */
let following: string | null = null

/** The router writes the address as it was when it started, which may be before a modal has opened or closed. */
const keepModalInAddress = (): void => {
  const open = document.querySelector(`${MODALS}[open]`)
  const named = document.getElementById(location.hash.slice(1))
  if (open && location.hash === '') replaceEntry(`#${open.id}`)
  if (!open && named?.matches(MODALS)) replaceEntry(location.pathname + location.search)
}

const loadAnew = (): void => {
  keepAllTyped()
  location.reload()
}

/** Where a click leads softly, or null. */
const clickTarget = (event: MouseEvent): string | null => {
  const link = (event.target as Element).closest?.('a[href]')
  if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return null
  return softTarget({
    href: link.href,
    page: location.href,
    target: link.target,
    download: link.hasAttribute('download'),
    button: event.button,
    modified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
  })
}

/** Where a search leads, with the fields that somebody filled, or null for other forms. */
const searchTarget = ({ target }: SubmitEvent): string | null => {
  const form = target as HTMLFormElement
  if (!form.matches('[data-home-search], [data-site-search]')) return null
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
  const { pathname } = new URL(form.action)
  return pathname + (chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '')
}

/** The page stays and the filter shows what the query asks for: modals and menus close, then it scrolls. */
const followQuery = (address: string): void => {
  if (address !== location.href) pushEntry(address)
  dispatchEvent(new Event(QUERY_CHANGED))
  closeOverlays()
  scrollToHash()
  dispatchEvent(new Event(FOLLOW_HASH))
}

/**
 * The new page is rendered but invisible: modals and menus close, then it scrolls, enters and takes the focus. The
 * page of the search gives it to its field, unless somebody goes back to it.
 *
 * @param path of the new page.
 */
const afterNavigation = (path: string): (() => void) => {
  const target = following && new URL(following, location.href).pathname === path ? following : null
  following = null
  closeOverlays()
  const timer = setTimeout(
    () => {
      // A step in the history leads away again: `watchHistory` shows the page if another leads back to it.
      if (location.pathname !== path) {
        if (target !== null) scrollTo({ top: 0, behavior: 'instant' })
        return
      }
      const first = target === null ? null : document.querySelector<HTMLElement>(FIRST_FOCUS)
      const focused = first ?? document.getElementById('content')
      focused?.focus({ preventScroll: true })
      if (target === null) {
        targetPlace()
        restoreScroll()
      } else scrollToHash()
      settleScroll()
      enterPage()
      dispatchEvent(new Event(FOLLOW_HASH))
    },
    target === null ? 0 : SCROLL_WAIT_MS,
  )
  return () => clearTimeout(timer)
}

const closeOverlays = (): void => {
  closeModals()
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
}

const scrollToHash = (): void => {
  const place = targetPlace()
  if (place) place.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Has the browser target what the hash names, which it does not when the router changes the address: the finder shows a
 * floor where `:target` matches. All of the page is laid out, so that the place stays where it is.
 */
const targetPlace = (): Element | null => {
  if (location.hash === '') return null
  document.documentElement.dataset[LAID_OUT] = ''
  const { state } = history
  location.replace(location.hash)
  replaceEntry(location.href, state)
  const place = document.querySelector(':target')
  return place instanceof HTMLDialogElement ? null : place
}
