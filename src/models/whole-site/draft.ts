import type { PageModel } from '../pages/page.ts'
import type { Shell } from './shell.ts'

/** The id of the script element in which the page for drafts finds the first answer, as JSON. */
export const DRAFT_ELEMENT = 'draft'

/** What an editor gets to see of a draft. */
export type DraftAnswer =
  | {
      status: 'shown'
      page: PageModel
      shell: Shell
      /** What of the draft, and of what is drawn on its pictures, cannot be shown: sentences for editors. */
      problems: string[]
      /** Where to ask again after the next change. */
      refresh: string
      /** The origin of the CMS's panel: nobody else may say that something has changed. */
      panel: string
    }
  /** The draft lacks something; `field` as the CMS names it, such as `blocks.2.images.desktop`. */
  | { status: 'incomplete'; field: string; problem: string; refresh: string; panel: string }
  | { status: 'missing'; refresh: string; panel: string }
  | { status: 'expired' }
