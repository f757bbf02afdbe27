import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeTheme } from '../theme/write-theme.ts'
import { writeEarlyScript } from './early-script.ts'

/** Where the compiler finds what is made for it: `#made/` in package.json. */
const MADE_FOLDER = '.made'

/**
 * Makes what the compiler reads beside the code: the theme as a style sheet and fonts, and the script at the start of each
 * page.
 *
 * @param root the folder of the project.
 * @throws ThemeError
 */
export const writeMade = async (root: string): Promise<void> => {
  const folder = join(root, MADE_FOLDER)
  await rm(folder, { recursive: true, force: true })
  await writeTheme(root, folder)
  await writeEarlyScript(root, folder)
}
