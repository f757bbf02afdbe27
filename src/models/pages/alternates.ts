import type { PageModel } from './page.ts'

/** Where the same page lives in another language. `path` has the locale's prefix. */
export type Alternate = { locale: string; path: string }

/** What tells in which languages a page exists. */
export type Translated = Pick<PageModel, 'key' | 'locale' | 'path'> & {
  content: Pick<PageModel['content'], 'type'>
}

/** Pages that serve a language and are not translated. */
const ALONE: ReadonlySet<PageModel['content']['type']> = new Set(['error', 'draft'])

/** Pages of one key are the same page in several languages. */
export const withAlternates = <Page extends Translated>(
  pages: Page[],
): (Page & { alternates: Alternate[] })[] => {
  const byKey = Map.groupBy(pages, ({ key }) => key)
  return pages.map((page) => {
    const versions = ALONE.has(page.content.type) ? [] : (byKey.get(page.key) ?? [])
    return { ...page, alternates: versions.map(({ locale, path }) => ({ locale, path })) }
  })
}
