import { softTarget } from './soft-link.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the connection bears loading what may not be needed: not under data saving, nor on 2G. */
export const mayPreload = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')

const wanted = new Set<string>()

/** Preloads the targets of links in view, also of links added later. @returns a function that stops this. */
export const preloadLinksInView = (): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) preload(target as HTMLAnchorElement)
    }
  })
  const watchLinks = () => {
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
  watchLinks()
  const additions = new MutationObserver(watchLinks)
  additions.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    additions.disconnect()
  }
}

const preload = ({ href, target, download }: HTMLAnchorElement): void => {
  const path = softTarget({
    href,
    page: location.href,
    target,
    download: download !== '',
    button: 0,
    modified: false,
  })
  if (path === null) return
  const page = path.replace(/[?#].*/, '')
  if (wanted.has(page) || page === location.pathname) return
  wanted.add(page)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'fetch'
  link.href = page
  link.onerror = () => console.warn(`The page ${path} could not be preloaded.`)
  document.head.append(link)
}
