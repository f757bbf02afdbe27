import { preload } from 'react-dom'
import { PRELOADS } from '#made/preloads.js'
import { languageTag } from '#src/site/language-tags.ts'

/** Has the browser load at once the fonts that every page in the script of a language shows. */
export const preloadFonts = (locale: string): void => {
  const { script = 'Latn' } = new Intl.Locale(languageTag(locale)).maximize()
  for (const { pathname } of PRELOADS[script] ?? PRELOADS.Latn ?? []) {
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
