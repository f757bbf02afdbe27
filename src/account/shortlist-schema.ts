import * as z from '#src/lib/zod-mini.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'

const home = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  path: z.string().check(z.regex(/^(?:\/[\w-]+)+$/), z.maxLength(300)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
})

/** The homes of an account, as the CMS takes and gives them. */
export const accountShortlist = z.object({
  homes: z.array(home).check(z.maxLength(SHORTLIST_MAX)),
})

export type AccountShortlist = z.infer<typeof accountShortlist>
