import type { ModalName } from './shell.ts'

/** What the owner decides, as `src/site/site-config.ts` holds it. */
export type SiteConfig = {
  strippedSegments: readonly string[]
  renamedSegments: Readonly<Record<string, string>>
  segments: { projects: string; units: string; articles: string; jobs: string }
  reservedSegments: readonly string[]
  layouts: readonly string[]
  guards: readonly string[]
  roles: readonly string[]
  itemsPerPage: number
  visiblePages: number
  similarUnits: number
  relatedArticles: number
  modalForms: Readonly<Record<ModalName, string>>
}
