import type { AccountModel } from './pages/account.ts'
import type { ArticleModel } from './pages/article.ts'
import type { BlocksModel } from './pages/blocks.ts'
import type { DraftModel } from './pages/draft.ts'
import type { ErrorModel } from './pages/error.ts'
import type { GuardedModel } from './pages/guarded.ts'
import type { JobModel } from './pages/job.ts'
import type { ListModel } from './pages/list.ts'
import type { ProjectModel } from './pages/project.ts'
import type { UnitModel } from './pages/unit.ts'

/** What stands between header and footer, told apart by `type`. */
export type PageContent =
  | BlocksModel
  | ListModel
  | ProjectModel
  | UnitModel
  | ArticleModel
  | JobModel
  | AccountModel
  | GuardedModel
  | ErrorModel
  | DraftModel
