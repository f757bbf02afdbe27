import type { LocaleContext } from '../parts/context.ts'
import { listOf } from '../parts/list-of.ts'
import type { ListKind } from './list.ts'
import type { Breadcrumb } from './page.ts'

/** The ways to the pages of a language, from its home page on. */
export const breadcrumbsOf = (context: LocaleContext) => {
  const { word } = context
  const home: Breadcrumb = { label: word('shell.home'), path: context.home }
  return {
    home: (page: Breadcrumb): Breadcrumb[] => [home, page],
    /** By the page of a list, where the language has one. */
    below: (kind: ListKind, page: Breadcrumb): Breadcrumb[] => {
      const list = listOf(kind, context)
      return list ? [home, { label: list.title, path: list.path }, page] : [home, page]
    },
  }
}
