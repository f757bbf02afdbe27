import { preload } from 'react-dom'
import { languageTag } from '#src/site/language-tags.ts'

/** Every address here is in `fonts.css` too, where the file gets the same name. */
const TEXT = new URL(
  '../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  import.meta.url,
)
const HEADING = new URL(
  '../../node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff2',
  import.meta.url,
)
const ARABIC = new URL(
  '../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  import.meta.url,
)
const CYRILLIC_TEXT = new URL(
  '../../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  import.meta.url,
)
const CYRILLIC_HEADING = new URL(
  '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-normal.woff2',
  import.meta.url,
)

/** By the ISO 15924 name of the script; Latin is for all others. */
const FONTS: Record<string, URL[]> = {
  Arab: [ARABIC],
  Cyrl: [TEXT, CYRILLIC_TEXT, CYRILLIC_HEADING],
  Latn: [TEXT, HEADING],
}

/** Has the browser load at once the fonts that every page in the script of a language shows. */
export const preloadFonts = (locale: string): void => {
  const { script = 'Latn' } = new Intl.Locale(languageTag(locale)).maximize()
  for (const { pathname } of FONTS[script] ?? FONTS.Latn ?? []) {
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
