import { basename } from 'node:path'
import type { Theme } from './theme-schema.ts'

type Characters = Theme['faces'][number]['characters']

/**
 * The characters of each part of a font, as Google Fonts and Fontsource cut them. Those of the first two overlap in
 * nothing, so that a browser loads the second only for letters that the first lacks.
 */
const RANGES: Record<Characters, string> = {
  latin: `U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
    U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD`,
  'latin-ext': `U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F,
    U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF`,
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  arabic: `U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E,
    U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC`,
}

/** Names that stand for a font of the system and are not quoted. */
export const GENERIC = [
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
]

/**
 * The rules that name the fonts: those of the site, each file with its characters, and fonts of systems with the
 * metrics of those, so that nothing moves when they arrive.
 */
export const fontFaces = ({ faces, fallbacks }: Pick<Theme, 'faces' | 'fallbacks'>): string[] => [
  ...faces.map(({ family, file, weight, characters }) =>
    rule([
      `font-family: "${family}"`,
      `font-weight: ${weight}`,
      'font-display: swap',
      `src: url("./fonts/${fontFileName(file)}") format("woff2")`,
      `unicode-range: ${RANGES[characters]}`,
    ]),
  ),
  ...fallbacks.map(({ family, local, size, ascent, descent, characters }) =>
    rule([
      `font-family: "${family}"`,
      `src: ${local.map((name) => `local("${name}")`).join(', ')}`,
      ...(characters ? [`unicode-range: ${RANGES[characters]}`] : []),
      ...(size ? [`size-adjust: ${size}%`] : []),
      `ascent-override: ${ascent}%`,
      `descent-override: ${descent}%`,
      'line-gap-override: 0%',
    ]),
  ),
]

/** Families as a value of `font-family`. */
export const stack = (families: string[]): string =>
  families.map((name) => (GENERIC.includes(name) ? name : `"${name}"`)).join(', ')

/** What a font file is called beside the style sheet. */
export const fontFileName = (file: string): string => basename(file)

const rule = (lines: string[]): string =>
  `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}`
