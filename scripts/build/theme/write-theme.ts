import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFileName } from './font-css.ts'
import { fontPath, readTheme } from './read-theme.ts'
import { fontFiles, themeCss } from './theme-css.ts'
import type { Theme } from './theme-schema.ts'

/**
 * Makes of the theme what the compiler reads: the style sheet, the font files, and the list of those that browsers
 * load at once.
 *
 * @param root the folder of the project.
 * @param folder the one that the compiler reads.
 * @throws ThemeError
 */
export const writeTheme = async (root: string, folder: string): Promise<void> => {
  const theme = await readTheme(root)
  await mkdir(join(folder, 'fonts'), { recursive: true })
  for (const [name, file] of fontFiles(theme)) {
    await copyFile(fontPath(root, file) as string, join(folder, 'fonts', name))
  }
  await writeFile(join(folder, 'theme.css'), themeCss(theme))
  await writeFile(join(folder, 'preloads.js'), preloads(theme))
}

/** A module with the addresses of fonts by the scripts whose pages show them (ISO 15924). */
const preloads = ({ faces }: Theme): string => {
  const lists = ['Arab', 'Cyrl', 'Latn'].map((script) => {
    const files = faces.filter(({ preload }) => preload?.some((name) => name === script))
    const urls = files.map(
      ({ file }) => `new URL('./fonts/${fontFileName(file)}', import.meta.url)`,
    )
    return `  ${script}: [${urls.join(', ')}],\n`
  })
  return `export const PRELOADS = {\n${lists.join('')}}\n`
}
