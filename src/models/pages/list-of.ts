import type { LocaleContext } from '../parts/context.ts'
import type { ListKind } from './list.ts'

/** The title and the first page of a list; undefined where the language has no such list. */
export const listOf = (
  kind: ListKind,
  { content, pathOf }: Pick<LocaleContext, 'content' | 'pathOf'>,
): { title: string; path: string } | undefined => {
  const entry = content.all.pages.find((page) => page.kind === kind)
  const path = entry && pathOf('pages', entry.documentId)
  return path ? { title: entry.title, path } : undefined
}
