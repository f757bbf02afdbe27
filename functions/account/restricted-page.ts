import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RESTRICTED_INDEX, restrictedIndex } from '#src/account/restricted-files.ts'
import { requireJson } from '#src/lib/json-file.ts'

export type RestrictedPage = { role: string | null; json: () => Promise<string> }

/**
 * Reads the models that the build has written of the pages for signed-in people. Only paths in its index are looked
 * up.
 *
 * @param folder a folder without a public address: Netlify packs it with the function.
 */
export const createRestrictedPages =
  (folder: string) =>
  async (path: string): Promise<RestrictedPage | undefined> => {
    const read = (file: string) => readFile(join(folder, file), 'utf8')
    const pages = requireJson(join(folder, RESTRICTED_INDEX), restrictedIndex)
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined
    return (
      page && {
        role: page.role,
        json: async () => `{"page":${await read(page.page)},"shell":${await read(page.shell)}}`,
      }
    )
  }
