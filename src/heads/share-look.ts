import { withoutName } from './page-texts.ts'

/** How the picture of a shared page is laid out. Lengths are pixels of the whole picture; its colours are the theme's. */
export const SHARE_LOOK = {
  width: 1200,
  height: 630,
  margin: 72,
  /** The largest at which the title fits is taken; of a longer one the first lines are shown. */
  titleSizes: [84, 72, 60, 50, 42],
  titleHeight: 300,
  siteName: { size: 40, top: 60 },
  above: { size: 30, gap: 24 },
  /** What darkens a photograph, from its upper to its lower edge; `offset` and `opacity` go from 0 to 1. */
  shade: [
    { offset: 0, tone: 'ink', opacity: 0.62 },
    { offset: 0.32, tone: 'ink', opacity: 0.22 },
    { offset: 1, tone: 'shade', opacity: 0.94 },
  ],
} as const

/** The words on the picture, which has the name of the site above them. */
export const shareTitle = (title: string, siteName: string): string =>
  withoutName(title, siteName) || siteName

const RASTER = /\.(?:avif|gif|jpe?g|png|webp)$/i

/** The photograph of the picture: the page's own, or else that of the site; a drawing is none. */
export const sharePhoto = (own: string | null, ofSite: string | null): string | null => {
  const photo = own ?? ofSite
  return photo && RASTER.test(photo) ? photo : null
}
