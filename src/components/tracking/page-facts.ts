import type { PageModel } from '#src/models/pages/page.ts'
import { pagePrice, pageSubjects } from '../forms/form-subject.ts'

/** What reports of visits say about a page, in the words of its address: the same in every language. */
export type PageFacts = {
  /** The kind of page, such as `unit`. */
  kind: string
  /** As in the window's title, which the browser gets a moment later. */
  title: string
  project?: string
  home?: string
  /** The price of the home, in `currency`; missing where it is told on request. */
  value?: number
  currency?: string
}

/** @param currency the base currency, such as `AED`. */
export const pageFacts = (
  page: Pick<PageModel, 'content' | 'key' | 'path' | 'seo'>,
  currency: string,
): PageFacts => {
  const { project, unit } = pageSubjects(page)
  const price = pagePrice(page)
  return {
    kind: page.content.type,
    title: page.seo.title,
    ...(project && { project: project.slug }),
    ...(unit && { home: unit.slug }),
    ...(price !== null && { value: price, currency }),
  }
}
