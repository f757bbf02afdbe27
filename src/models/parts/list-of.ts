import type { Entry } from '#src/cms/types.ts'
import type { LocaleContext } from './context.ts'

/** The title and the first page of a list; undefined where the language has no such list. */
export const listOf = (
  kind: Entry<'pages'>['kind'],
  { content, pathOf }: Pick<LocaleContext, 'content' | 'pathOf'>,
): { title: string; path: string } | undefined => {
  const entry = content.all.pages.find((page) => page.kind === kind)
  const path = entry && pathOf('pages', entry.documentId)
  return path ? { title: entry.title, path } : undefined
}
