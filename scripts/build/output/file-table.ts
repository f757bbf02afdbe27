/**
 * A file of the output: its content, and a hash that is equal only for equal bytes. A file that is never overwritten,
 * since its name depends on its content, need not be copied: a link is enough. What is rendered while the output is
 * planned is made when it is written.
 */
export type OutputFile = {
  hash: string
  content: { copyOf: string } | { linkTo: string } | { text: string } | { made: () => string }
}

/** Files by their path in the output folder, with `/`. */
export type FileTable = Map<string, OutputFile>

/** Two different files that would have the same path in the output. */
export class FileClashError extends Error {
  override name = 'FileClashError'
  constructor(path: string) {
    super(`Two files would be published as /${path}. Rename the one in public/ or the page.`)
  }
}

/**
 * Merges tables.
 *
 * @throws FileClashError for two files under one path. Case is ignored: Netlify's CDN and two of the
 * three systems on which a site may be built ignore it.
 */
export const joinTables = (...tables: FileTable[]): FileTable => {
  const joined: FileTable = new Map()
  const taken = new Set<string>()
  for (const table of tables) {
    for (const [path, file] of table) {
      const key = path.toLowerCase()
      if (taken.has(key)) throw new FileClashError(path)
      taken.add(key)
      joined.set(path, file)
    }
  }
  return joined
}
