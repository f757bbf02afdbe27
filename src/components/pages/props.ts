import type { PageContent } from '#src/models/content.ts'
import type { View } from '../view.ts'

export type ContentType = PageContent['type']

/** What every page is given. */
export type PageProps<T extends ContentType> = { content: ContentOf<T>; view: View }

/** The content of a type. A model that goes by several names counts under each of them. */
type ContentOf<T extends ContentType, C extends PageContent = PageContent> = C extends unknown
  ? T extends C['type']
    ? C
    : never
  : never
