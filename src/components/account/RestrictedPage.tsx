import type { ComponentType } from 'react'
import type { PageContent } from '#src/models/content.ts'
import type { PageModel } from '#src/models/page.ts'
import type { Shell } from '#src/models/shell.ts'
import type { ContentType } from '../pages/props.ts'
import { pageComponents } from '../pages/registry.ts'
import { pageView, type View } from '../view.ts'

/** A page rendered in the browser from its model. The model was made by the build that made this code. */
export const RestrictedPage = ({ page, shell }: { page: PageModel; shell: Shell }) => {
  const Content = pageComponents[page.content.type as ContentType] as ComponentType<{
    content: PageContent
    view: View
  }>
  return <Content content={page.content} view={pageView(shell, page)} />
}
