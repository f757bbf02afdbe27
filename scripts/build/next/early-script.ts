import { join } from 'node:path'
import { writeWhole } from '#src/lib/write-whole.ts'

const MODULE = 'src/components/early.ts'
const NAME = 'early.js'

/**
 * The browsers that Next compiles for.
 *
 * @see https://nextjs.org/docs/architecture/supported-browsers
 */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/**
 * Writes the script at the start of each page, and a module with its address, which the compiler names by what is in it.
 * A module and all that it imports become a classic script: browsers run that at once, and modules at the end of the
 * document.
 *
 * @param root the folder of the project.
 * @param folder the one that the compiler reads.
 */
export const writeEarlyScript = async (root: string, folder: string): Promise<void> => {
  // Compiles alone need it, and loading it takes each build some milliseconds.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...{ absWorkingDir: root, entryPoints: [MODULE], target: BROWSERS },
    ...{ bundle: true, minify: true, format: 'iife', write: false, logLevel: 'silent' },
  })
  await writeWhole(join(folder, NAME), outputFiles[0]?.text as string)
  await writeWhole(
    join(folder, 'early-file.js'),
    `export const EARLY_FILE = new URL('./${NAME}', import.meta.url)\n`,
  )
}
