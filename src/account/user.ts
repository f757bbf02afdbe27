import * as z from '#src/lib/zod-mini.ts'

/** A signed-in person, as the page may know them. */
export const user = z.object({
  username: z.string(),
  email: z.string(),
  role: z.object({ type: z.string() }),
})

export type User = z.infer<typeof user>
