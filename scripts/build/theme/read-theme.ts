import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fontFileName, GENERIC } from './font-css.ts'
import { type Theme, themeSchema } from './theme-schema.ts'
import { weakPairs } from './weak-pairs.ts'

/** The folder of the theme, from the folder of the project: `theme.json`, `icon.svg`, and fonts of the owner's own. */
export const THEME_FOLDER = 'src/site/theme'

const NAME = `${THEME_FOLDER}/theme.json`

/** A theme that no site can be built with. */
class ThemeError extends Error {
  override name = 'ThemeError'
  constructor(problems: string[]) {
    super(
      `${NAME} cannot be used. Correct it and build again; docs/theme.md says what each value is for.\n` +
        problems.map((problem) => `- ${problem}`).join('\n'),
    )
  }
}

/**
 * Reads the theme of a project and checks it: its values, the contrast of its colours, and that its fonts exist.
 *
 * @throws ThemeError naming everything that is wrong.
 */
export const readTheme = async (root: string): Promise<Theme> => {
  const read = themeSchema.safeParse(await readJson(join(root, NAME)))
  if (!read.success) {
    throw new ThemeError(
      read.error.issues.map(({ path, message }) => `${path.join('.') || 'The file'}: ${message}.`),
    )
  }
  const problems = [
    ...weakPairs(read.data),
    ...strayFamilies(read.data),
    ...missingFonts(root, read.data),
    ...clashingFonts(read.data),
  ]
  if (problems.length > 0) throw new ThemeError(problems)
  return read.data
}

/** Where a font file of the theme is on this disk; undefined if it is nowhere. */
export const fontPath = (root: string, file: string): string | undefined => {
  if (file.startsWith('./')) {
    const own = join(root, THEME_FOLDER, file)
    return existsSync(own) ? own : undefined
  }
  try {
    return createRequire(resolve(root, 'package.json')).resolve(file)
  } catch {
    return undefined
  }
}

const readJson = async (path: string): Promise<unknown> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ThemeError(['The file is missing.'])
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ThemeError([`The file is no JSON: ${(error as Error).message}.`])
  }
}

const strayFamilies = ({ type, faces, fallbacks }: Theme): string[] => {
  const known = new Set([...GENERIC, ...[...faces, ...fallbacks].map(({ family }) => family)])
  return Object.entries(type).flatMap(([script, { text, heading }]) =>
    Object.entries({ text, heading }).flatMap(([role, families]) =>
      families
        .filter((family) => !known.has(family))
        .map(
          (family) =>
            `type.${script}.${role} names "${family}", which is neither in faces nor in fallbacks.`,
        ),
    ),
  )
}

const missingFonts = (root: string, { faces, pictureFonts }: Theme): string[] =>
  [...faces, ...Object.values(pictureFonts)]
    .filter(({ file }) => !fontPath(root, file))
    .map(
      ({ family, file }) =>
        `The file ${file} of "${family}" does not exist. Is its package installed?`,
    )

/** The files of the theme come to lie beside each other. */
const clashingFonts = ({ faces }: Theme): string[] => {
  const files = new Map<string, string>()
  return faces.flatMap(({ file }) => {
    const name = fontFileName(file)
    const other = files.get(name) ?? file
    files.set(name, other)
    return other === file ? [] : [`${other} and ${file} have the same name: rename one.`]
  })
}
