import type { ComponentType } from 'react'
import type { PageContent, PageModel } from '#src/models/pages/page.ts'
import type { PageShell } from '#src/models/whole-site/frame.ts'
import { layouts } from '../layouts/registry.ts'
import { freeze } from '../static/freeze.tsx'
import { pageFacts } from '../tracking/page-facts.ts'
import { pageView, type View } from '../view/view.ts'
import { DraftPage } from './DraftPage.tsx'
import type { ContentType } from './props.ts'
import { pageComponents } from './registry.ts'

type PageProps = { shell: PageShell; page: PageModel }

/** A whole page, as HTML wherever nothing changes in the browser. A draft brings its own layout. */
export const Page = (props: PageProps) =>
  props.page.content.type === 'draft' ? <DraftPage /> : freeze(<PageTree {...props} />)

/** A whole page: the layout that it names around its content. */
export const PageTree = ({ shell, page }: PageProps) => {
  const view = pageView(shell, page)
  const Layout = layouts[page.layout]
  // The registry's type pairs each kind with its model; TypeScript can't follow that through a union.
  const Content = pageComponents[page.content.type as ContentType] as ComponentType<{
    content: PageContent
    view: View
  }>
  return (
    <Layout view={view}>
      {page.guard !== 'none' && (
        <span
          hidden
          data-guard={page.guard}
          data-login={shell.account.login}
          data-profile={shell.account.profile}
        />
      )}
      {shell.consent && (
        <span hidden data-facts={JSON.stringify(pageFacts(page, shell.currency.base))} />
      )}
      {'character' in page.content && page.content.character && (
        <span hidden data-character={page.content.character} />
      )}
      <Content content={page.content} view={view} />
    </Layout>
  )
}
