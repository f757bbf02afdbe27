import { renderToStaticMarkup } from 'react-dom/server'
import { Blocks } from '#src/components/blocks/Blocks.tsx'
import { PageTree } from '#src/components/pages/Page.tsx'
import { pageView } from '#src/components/view/view.ts'
import type { BlockModel } from '#src/models/blocks/block.ts'
import type { PageContent, PageModel } from '#src/models/pages/page.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { page, shell } from './sample.ts'

/** A single block, in English. */
export const renderBlock = (model: BlockModel): string => {
  const view = pageView(shell(), page({ type: 'page', title: 'Page', blocks: [model] }))
  return renderToStaticMarkup(<Blocks blocks={[model]} view={view} />)
}

/** A whole page, by default in English. */
export const renderPage = (
  content: PageContent,
  more: { page?: Partial<PageModel>; shell?: Partial<Shell> } = {},
): string =>
  renderToStaticMarkup(<PageTree shell={shell(more.shell)} page={page(content, more.page)} />)

/** The levels of the headings in the order of the page. */
export const headingLevels = (html: string): number[] =>
  [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]))

/** The content of the main landmark. */
export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
