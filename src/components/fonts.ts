import { preload } from 'react-dom'

/** Every address here stands in `fonts.css` as well, where the file gets the same name. */
const TEXT = new URL(
  '../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  import.meta.url,
)
const HEADING = new URL(
  '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  import.meta.url,
)
const ARABIC = new URL(
  '../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  import.meta.url,
)

/** Has the browser load at once the fonts that every page in this direction of writing shows. */
export const preloadFonts = (dir: 'ltr' | 'rtl'): void => {
  for (const { pathname } of dir === 'rtl' ? [ARABIC] : [TEXT, HEADING]) {
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
