import type { View } from '../view/view.ts'

/** For `aria-current`: "page" for the page itself, "true" for a list that the page is in. */
export const isCurrent = (href: string, { page, shell }: View): 'page' | 'true' | undefined => {
  const path = href.replace(/[?#].*$/, '')
  if (path === '') return undefined
  if (href === page.path) return 'page'
  const within = path === href && path !== shell.home && page.path.startsWith(`${path}/`)
  return within ? 'true' : undefined
}
