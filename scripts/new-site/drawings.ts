import { PICTURE } from './pages.ts'
import { LOGO, LOGO_LIGHT } from './site-entries.ts'

type Colours = { brand: { ink: string; paper: string; mark: string; tint: string } }

const HEIGHT = 48
const LETTER = 17

/** The drawings of an empty site, by their names: its name as a logo, in dark and light, and a picture without content. */
export const drawings = (name: string, { brand }: Colours): Record<string, string> => ({
  [LOGO]: wordmark(name, brand.ink),
  [LOGO_LIGHT]: wordmark(name, brand.paper),
  [PICTURE]: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000"><path d="M0 0h1600v1000H0z" fill="${brand.tint}"/><path d="M0 1000 560 420l300 310 190-190 550 460z" fill="${brand.mark}" fill-opacity=".5"/><circle cx="1180" cy="280" r="90" fill="${brand.mark}" fill-opacity=".5"/></svg>\n`,
})

/** An icon with neither letters nor a mark of anybody's. */
export const plainIcon = ({ brand }: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z" fill="${brand.ink}"/><path d="M14 50V32L32 14l18 18v18z" fill="none" stroke="${brand.paper}" stroke-width="5"/></svg>\n`

const wordmark = (name: string, colour: string): string => {
  const width = Math.max(HEIGHT, [...name].length * LETTER)
  const attributes = `x="50%" y="33" fill="${colour}" font-family="sans-serif" font-size="28" text-anchor="middle" textLength="${width - 8}" lengthAdjust="spacingAndGlyphs"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}"><title>${escaped(name)}</title><text ${attributes}>${escaped(name)}</text></svg>\n`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
