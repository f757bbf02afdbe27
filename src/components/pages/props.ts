import type { PageContent } from '#src/models/pages/page.ts'
import type { View } from '../view/view.ts'

/** The content types that a layout can contain. The page for drafts has the type of its draft. */
export type ContentType = Exclude<PageContent['type'], 'draft'>

/** What every page is given. */
export type PageProps<T extends ContentType> = { content: ContentOf<T>; view: View }

/** The content of a type. A model that goes by several names counts under each of them. */
type ContentOf<T extends ContentType, C extends PageContent = PageContent> = C extends unknown
  ? T extends C['type']
    ? C
    : never
  : never
