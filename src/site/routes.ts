import { SEGMENTS } from './site-config.ts'

/**
 * A route whose parameters must meet a rule (specification, section 2): where they do not, visitors get the
 * error page with status 404 and "Page Not Found: {path}". Any route may declare one.
 */
export type ValidatedRoute = {
  /** Without the prefix of a language. `:name` stands for any segment. */
  path: string
  /**
   * @param params the segments that the names stand for.
   * @param route.exists whether the site has a page there.
   */
  validate: (params: Record<string, string>, route: { exists: boolean }) => boolean
}

const LISTS = [
  ...Object.values(SEGMENTS).map((segment) => `/${segment}`),
  `/${SEGMENTS.articles}/tags/:tag`,
]

/** The pages of a list go from 1 to its last one (specification, section 4). */
export const VALIDATED_ROUTES: readonly ValidatedRoute[] = LISTS.map((list) => ({
  path: `${list}/page/:page`,
  validate: ({ page = '' }, { exists }) => /^[1-9]\d*$/.test(page) && exists,
}))
