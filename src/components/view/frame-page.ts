import type { ReactNode } from 'react'
import { mark } from '#src/models/pages/frame-marks.ts'
import { currentOf, type PageShell } from '#src/models/whole-site/frame.ts'

/** What a page shows in parts of the frame. Those named after an entry have its names, separated by spaces. */
export type Slots = Partial<Record<SlotName, ReactNode>>

type SlotName = 'languages' | 'title' | 'inputs' | 'subject' | 'shortlist' | EntryName
type EntryName = 'job' | 'project' | 'unit'

/** All that the frame knows of the page that it is on. */
export type FramePage = {
  slot: (name: SlotName) => ReactNode
  /** The `aria-current` of a link, or of one that leads to several pages. */
  current: (...hrefs: string[]) => 'page' | 'true' | undefined
  /** What belongs to the entry of the page by one of its names; else `otherwise`. */
  choice: (entry: EntryName, otherwise: ReactNode, byName: [string, ReactNode][]) => ReactNode
}

/** A page that is rendered with its frame. */
export const onPage = (
  { page, shell }: { page: { path: string }; shell: Pick<PageShell, 'home'> },
  slots: Slots,
): FramePage => ({
  slot: (name) => slots[name],
  current: (...hrefs) =>
    hrefs.map((href) => currentOf(href, page.path, shell.home)).find((it) => it !== undefined),
  choice: (entry, otherwise, byName) => {
    const names = String(slots[entry] ?? '')
      .split(' ')
      .filter(Boolean)
    return byName.find(([name]) => names.includes(name))?.[1] ?? otherwise
  },
})

/** Marks for what every page has in its own way. */
export const onAnyPage: FramePage = {
  slot: (name) => mark('slot', [name]),
  current: (...hrefs) => {
    const inSite = hrefs.filter((href) => href.startsWith('/'))
    if (inSite.length === 0) return undefined
    return mark('current', inSite.map(encodeURIComponent)).join('') as 'page'
  },
  choice: (entry, otherwise, byName) => mark('choice', [entry, otherwise, ...byName.flat()]),
}
