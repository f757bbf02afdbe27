/**
 * A file to publish: what it holds, and a hash that is equal only for equal bytes. A file that nobody writes
 * over, since its name tells what it holds, need not be copied: it can be had under a second name.
 */
export type PublishedFile = {
  hash: string
  content: { copyOf: string } | { linkTo: string } | { text: string }
}

/** Files by their path in the published folder, with `/`. */
export type FileTable = Map<string, PublishedFile>

/** Two different things that would be published under one path. */
class FileClashError extends Error {
  override name = 'FileClashError'
  constructor(path: string) {
    super(`Two files would be published as /${path}. Rename the one in public/ or the page.`)
  }
}

/**
 * Puts tables together.
 *
 * @throws FileClashError for two files under one path. Case counts for nothing there: Netlify's CDN and
 * two of three systems on which a site may be built ignore it.
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
