import { z } from 'zod'

/** What `generate` gave to the worker of Next's export for a page of this site. */
export const exportRecordSchema = z.object({
  /** The worker's input without its pages. */
  settings: z.looseObject({ dir: z.string(), buildId: z.string() }),
  /** Next's own pages, which it renders before those of the site: the first page of a process has its head in another order. */
  first: z.array(z.looseObject({ path: z.string() })).min(1),
  /** A page of the site. */
  page: z.looseObject({ path: z.string(), _ssgPath: z.string() }),
  /** Next's own variables in the worker's environment. */
  variables: z.record(z.string(), z.string()),
})
