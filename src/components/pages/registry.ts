import type { ComponentType } from 'react'
import { AccountPage } from './AccountPage.tsx'
import { ArticlePage } from './ArticlePage.tsx'
import { BlocksPage } from './BlocksPage.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { GuardedPage } from './GuardedPage.tsx'
import { JobPage } from './JobPage.tsx'
import { ListPage } from './ListPage.tsx'
import { ProjectPage } from './ProjectPage.tsx'
import type { ContentType, PageProps } from './props.ts'
import { SearchPage } from './SearchPage.tsx'
import { ShortlistPage } from './ShortlistPage.tsx'
import { UnitPage } from './UnitPage.tsx'

/** The component of each kind of page. A kind without one does not compile. */
export const pageComponents: { [T in ContentType]: ComponentType<PageProps<T>> } = {
  main: BlocksPage,
  page: BlocksPage,
  list: ListPage,
  project: ProjectPage,
  unit: UnitPage,
  article: ArticlePage,
  job: JobPage,
  account: AccountPage,
  shortlist: ShortlistPage,
  search: SearchPage,
  guarded: GuardedPage,
  error: ErrorPage,
}
