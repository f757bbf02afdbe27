import type { KeptHome } from '#src/account/shortlist.ts'
import { followStored } from '#src/lib/follow-stored.ts'
import { HOMES_PARAMETER } from '#src/models/addresses/page-parameters.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'
import { SHORTLIST_CHANGED, type Shortlist } from './store.ts'

/** Under this name the browser keeps the shortlist. */
const SHORTLIST_KEY = 'shortlist'

/**
 * Runs at the start of the body: it holds the shortlist as `window.shortlist`, serves the hearts, and shows the
 * shortlist wherever a page has a place for it, as that enters the document, before it is painted. It says on the document
 * whether there is a shortlist: `data-shortlist` the visitor's, `data-shared` one in the address. Without storage, or if
 * that is full, the shortlist lasts as long as the page.
 */
export const keepShortlist = (numberingSystem: string): void => {
  let shortlist: Shortlist = { homes: [] }
  let text: string | null = null
  let observer: MutationObserver | undefined

  const isHome = (home: Partial<KeptHome> | null): boolean =>
    typeof home?.id === 'string' &&
    typeof home.title === 'string' &&
    typeof home.path === 'string' &&
    // Paths of this site only: anybody may have written here.
    /^(?:\/[\w-]+)+$/.test(home.path)
  const parsed = (json: string | null): Shortlist => {
    try {
      const value = JSON.parse(json ?? '{}')
      return { ...value, homes: value.homes.filter(isHome).slice(0, SHORTLIST_MAX) }
    } catch {
      return { homes: [] }
    }
  }
  const get = (): Shortlist => {
    try {
      const stored = localStorage.getItem(SHORTLIST_KEY)
      if (stored !== text) shortlist = parsed(stored)
      text = stored
    } catch {}
    return shortlist
  }
  const showIn = (root: ParentNode) => {
    const { homes } = get()
    for (const heart of root.querySelectorAll<HTMLElement>('[data-heart]')) {
      heart.ariaPressed = String(homes.some(({ id }) => id === heart.dataset.heart))
    }
    for (const count of root.querySelectorAll<HTMLElement>('[data-shortlist-count]')) {
      count.hidden = homes.length === 0
      count.textContent = homes.length.toLocaleString(document.documentElement.lang, {
        numberingSystem,
      })
    }
    fillForms(root, homes)
  }
  /** Beside the fields of a form: an empty input is not sent. */
  const fillForms = (root: ParentNode, homes: readonly KeptHome[]) => {
    for (const place of root.querySelectorAll<HTMLElement>('[data-shortlist-form]')) {
      place.hidden = homes.length === 0
    }
    for (const place of root.querySelectorAll<HTMLElement>('[data-shortlist-titles]')) {
      place.textContent = homes.map(({ title }) => title).join(' · ')
    }
    for (const input of root.querySelectorAll<HTMLInputElement>('[data-shortlist-input]')) {
      const refused = input
        .closest('[data-shortlist-form]')
        ?.querySelector('[data-shortlist-send]:not(:checked)')
      const kind = input.dataset.shortlistInput as 'id' | 'title'
      const separator = kind === 'id' ? ' ' : '; '
      input.value = refused ? '' : homes.map((home) => home[kind]).join(separator)
    }
  }
  const watch = () => {
    observer ??= new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes])
      for (const parent of new Set(added.map((node) => node.parentElement))) {
        if (parent) showIn(parent)
      }
    })
    observer.observe(document, { childList: true, subtree: true })
  }
  const show = () => {
    document.documentElement.toggleAttribute('data-shortlist', get().homes.length > 0)
    showIn(document)
    dispatchEvent(new Event(SHORTLIST_CHANGED))
  }
  const set = (next: Shortlist) => {
    get()
    shortlist = next
    try {
      const json = JSON.stringify(next)
      localStorage.setItem(SHORTLIST_KEY, json)
      text = json
    } catch {}
    watch()
    show()
  }
  const change = (homes: readonly KeptHome[]) => {
    const known = get()
    const before = known.before ?? (known.unsaved ? [] : known.homes.map(({ id }) => id))
    set({ ...known, homes, unsaved: true, before })
  }
  const sayFull = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-shortlist-full]')) {
      place.textContent = place.dataset.shortlistFull ?? ''
      setTimeout(() => place.replaceChildren(), 6_000)
    }
  }
  addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
    if (!heart) return
    const { heart: id = '', path = '', title = '' } = heart.dataset
    const { homes } = get()
    const others = homes.filter((home) => home.id !== id)
    const next = others.length < homes.length ? others : [...homes, { id, path, title }]
    if (next.length > SHORTLIST_MAX) sayFull()
    else change(next)
  })
  addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.matches('[data-shortlist-send]')) showIn(document)
  })
  // A box may be ticked without an event: by the browser on the way back, or where the form is emptied.
  addEventListener('submit', ({ target }) => fillForms(target as Element, get().homes), true)
  const follow = () => {
    watch()
    show()
  }
  followStored(SHORTLIST_KEY, follow)
  window.shortlist = { get, change, set, sayFull }
  if (new URLSearchParams(location.search).has(HOMES_PARAMETER)) {
    document.documentElement.toggleAttribute('data-shared', true)
  }
  if (get().homes.length > 0) {
    document.documentElement.toggleAttribute('data-shortlist', true)
    watch()
  }
}
