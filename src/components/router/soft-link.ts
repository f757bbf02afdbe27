/** The parts of a click on a link that decide whether the router or the browser follows it. */
export type LinkClick = {
  href: string
  /** The page that is open. */
  page: string
  target: string
  download: boolean
  /** The button of the mouse; 0 is the first one. */
  button: number
  /** Whether a key was held that asks for a new tab or window, or for a download. */
  modified: boolean
}

/** Files and functions: the browser loads them. */
const NOT_A_PAGE = /\.[a-z0-9]+$|^\/api(\/|$)/i

/**
 * Where the router goes for a click: a path with query and hash. Null leaves the click to the browser:
 * other sites, files, places on the open page, and whatever the visitor wants in a new tab.
 */
export const softTarget = (click: LinkClick): string | null => {
  const { target, download, button, modified } = click
  if (button !== 0 || modified || download || (target !== '' && target !== '_self')) return null
  const url = new URL(click.href, click.page)
  const page = new URL(click.page)
  if (url.origin !== page.origin || NOT_A_PAGE.test(url.pathname)) return null
  const samePage = url.pathname === page.pathname && url.search === page.search
  if (samePage && url.hash !== '') return null
  return url.pathname + url.search + url.hash
}
