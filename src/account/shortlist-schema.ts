import * as z from '#src/lib/zod-mini.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'

/** The limits of a home in a shortlist. The CMS has the same in `cms/src/accounts/shortlist.ts`. */
export const KEPT_HOME = {
  id: /^[A-Za-z0-9_-]{1,64}$/,
  path: /^(?:\/[\w-]+)+$/,
  pathLength: 300,
  titleLength: 300,
}

const home = z.object({
  id: z.string().check(z.regex(KEPT_HOME.id)),
  path: z.string().check(z.regex(KEPT_HOME.path), z.maxLength(KEPT_HOME.pathLength)),
  title: z.string().check(z.minLength(1), z.maxLength(KEPT_HOME.titleLength)),
})

/** The homes of an account, as the CMS takes and gives them. */
export const accountShortlist = z.object({
  homes: z.array(home).check(z.maxLength(SHORTLIST_MAX)),
})

export type AccountShortlist = z.infer<typeof accountShortlist>
