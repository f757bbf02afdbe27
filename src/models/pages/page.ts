import type { Guard, LayoutName } from '#src/site/site-config.ts'
import type { PageAddress } from '../addresses/page-addresses.ts'
import type { ArticleModel } from './article.ts'
import type { BlocksModel } from './blocks.ts'
import type { JobModel } from './job.ts'
import type { ListModel } from './list.ts'
import type {
  AccountModel,
  DraftModel,
  ErrorModel,
  GuardedModel,
  SearchModel,
  ShortlistModel,
} from './own.ts'
import type { ProjectModel } from './project.ts'
import type { UnitModel } from './unit.ts'

/** What a search engine and a shared link show. `image` is a path; the origin is added at render. */
export type PageSeo = {
  title: string
  description: string
  image: string | null
  /** What stays visible of the image where it is cropped: see `Image`. */
  focus?: string
  noIndex: boolean
}

/** A step of the way from the home page to this one; the page itself is the last. */
export type Breadcrumb = { label: string; path: string }

/** One page in one language: everything it shows but the shell of its locale. */
export type PageModel = PageAddress & {
  dir: 'ltr' | 'rtl'
  layout: LayoutName
  guard: Guard
  seo: PageSeo
  /** Empty on the home page and on error pages. */
  breadcrumbs: Breadcrumb[]
  content: PageContent
}

/** A page whose content is delivered by the account function, to people of a role or to all of them. */
export type RestrictedPage = { role: string | null; page: PageModel }

/** The content between header and footer, discriminated by `type`. */
export type PageContent =
  | BlocksModel
  | ListModel
  | ProjectModel
  | UnitModel
  | ArticleModel
  | JobModel
  | AccountModel
  | ShortlistModel
  | SearchModel
  | GuardedModel
  | ErrorModel
  | DraftModel
