import * as z from '#src/lib/zod-mini.ts'

/**
 * The folder, below the project's, in which the build leaves the models of pages for signed-in people.
 * Netlify packs it with the account function (`included_files` in netlify.toml).
 */
export const RESTRICTED_FOLDER = 'out-restricted'

export const RESTRICTED_INDEX = 'index.json'

/** By the path of each page: who may see it, and the files of its model and of its language's shell. */
export const restrictedIndex = z.record(
  z.string(),
  z.object({ role: z.nullable(z.string()), page: z.string(), shell: z.string() }),
)

export type RestrictedIndex = z.infer<typeof restrictedIndex>
