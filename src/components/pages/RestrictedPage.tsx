import { type ComponentType, useEffect } from 'react'
import type { PageContent, PageModel } from '#src/models/pages/page.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { showPosters } from '../behaviour/film-posters.ts'
import { typesetModel } from '../typography/typeset-model.ts'
import { pageView, type View } from '../view/view.ts'
import type { ContentType } from './props.ts'
import { pageComponents } from './registry.ts'

type RestrictedPageProps = { page: PageModel; shell: Shell }

/** A page rendered in the browser from its model. The model was made by the build that made this code. */
export const RestrictedPage = ({ page, shell }: RestrictedPageProps) => {
  const Content = pageComponents[page.content.type as ContentType] as ComponentType<{
    content: PageContent
    view: View
  }>
  const typesetPage = typesetModel(page, shell)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has different films.
  useEffect(showPosters, [page])
  return (
    <Content
      content={typesetPage.content}
      view={pageView(typesetModel(shell, shell), typesetPage)}
    />
  )
}
