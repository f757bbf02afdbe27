import { useEffect } from 'react'
import type { PageModel } from '#src/models/pages/page.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { showPosters } from '../behaviour/film-posters.ts'
import { typesetModel } from '../typography/typeset-model.ts'
import { PageTree } from './Page.tsx'

/** A page with all that the build does to one before it renders it. */
export const DraftTree = ({ page, shell }: { page: PageModel; shell: Shell }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has different films.
  useEffect(showPosters, [page])
  return <PageTree page={typesetModel(page, shell)} shell={typesetModel(shell, shell)} />
}
