import type { PageModel } from '../pages/page.ts'
import { FRAME_MESSAGES } from '../parts/frame-messages.ts'
import type { PageMessageKey } from '../parts/messages.ts'
import type { Shell } from './shell.ts'

/** What is around the content of every page of a language alone: no page is rendered again when it changes. */
const FRAME = ['header', 'footer', 'modals'] as const

/**
 * What the pages of a language are rendered with: all of the shell but the frame and its words, which the build joins to
 * them.
 */
export type PageShell = Omit<Shell, (typeof FRAME)[number] | 'messages'> & {
  messages: Record<PageMessageKey, string>
}

export const pageShell = ({ header, footer, modals, messages, ...shell }: Shell): PageShell => ({
  ...shell,
  messages: Object.fromEntries(
    Object.entries(messages).filter(([key]) => !(key in FRAME_MESSAGES)),
  ) as PageShell['messages'],
})

/** The shell with its frame, where pages are rendered with it: drafts, and the dev server. */
export const wholeShell = (shell: PageShell): Shell | undefined =>
  FRAME.every((name) => name in shell) ? (shell as Shell) : undefined

/** What the components make of a frame, for the build. */
export type RenderedFrame = {
  /** The HTML of each part. */
  parts: Record<string, string>
}

/** For `aria-current`. */
export type Current = 'page' | 'true'

/** For `aria-current` of a link: "page" for the page itself, "true" for a list that the page is in. */
export const currentOf = (
  href: string,
  path: PageModel['path'],
  home: string,
): Current | undefined => {
  if (href === '' || /[?#]/.test(href)) return undefined
  if (href === path) return 'page'
  return href !== home && path.startsWith(`${href}/`) ? 'true' : undefined
}
