/**
 * Signs as lines, one unit high, so that a drawing needs no font: a picture has none of the site's.
 */
const SIGNS: Record<string, string> = {
  0: 'M.28 0C.48 0 .56 .22 .56 .5S.48 1 .28 1 0 .78 0 .5 .08 0 .28 0Z',
  1: 'M.08 .2 .32 0V1',
  2: 'M.02 .27C.03 .1 .14 0 .28 0 .44 0 .54 .11 .54 .27 .54 .5 .02 .72 .02 1H.56',
  3: 'M.04 0H.52L.24 .4C.44 .38 .56 .5 .56 .69 .56 .88 .44 1 .27 1 .12 1 .03 .93 0 .82',
  4: 'M.42 1V0L0 .7H.56',
  5: 'M.5 0H.1L.05 .44C.12 .38 .2 .36 .28 .36 .46 .36 .56 .5 .56 .68 .56 .88 .44 1 .26 1 .12 1 .03 .93 0 .82',
  6: 'M.48 .04C.2 .1 0 .36 0 .66 0 .88 .12 1 .28 1 .45 1 .56 .87 .56 .69S.45 .39 .29 .39C.13 .39 0 .52 0 .68',
  7: 'M0 0H.56L.2 1',
  8: 'M.28 .46C.13 .46 .05 .36 .05 .24 .05 .1 .14 0 .28 0S.51 .1 .51 .24C.51 .36 .43 .46 .28 .46 .11 .46 0 .57 0 .73 0 .9 .11 1 .28 1S.56 .9 .56 .73C.56 .57 .45 .46 .28 .46Z',
  9: 'M.08 .96C.36 .9 .56 .64 .56 .34 .56 .12 .44 0 .28 0 .11 0 0 .13 0 .31S.11 .61 .27 .61C.43 .61 .56 .48 .56 .32',
  G: 'M.53 .2C.48 .07 .4 0 .28 0 .1 0 0 .2 0 .5S.1 1 .28 1C.42 1 .56 .9 .56 .7V.54H.32',
  m: 'M0 .34V1M0 .56C.06 .4 .12 .34 .2 .34 .28 .34 .32 .42 .32 .54V1M.32 .56C.38 .4 .44 .34 .52 .34 .6 .34 .64 .42 .64 .54V1',
  ' ': '',
}

const STEP = 0.8
const WIDTH = 0.56

type Place = { x: number; y: number; height: number; turn?: number; colour: string }

/** A text around a point. `height` in the units of the drawing, `turn` in degrees. */
export const written = (text: string, { x, y, height, turn = 0, colour }: Place): string => {
  const signs = [...text].map((sign, at) => {
    const path = SIGNS[sign]
    if (path === undefined) throw new Error(`digits.ts: no sign for “${sign}”`)
    return path && `<path transform="translate(${round(at * STEP)} 0)" d="${path}"/>`
  })
  const left = -(STEP * (text.length - 1) + WIDTH) / 2
  const turned = turn ? `rotate(${turn})` : ''
  const place = `translate(${round(x)} ${round(y)})${turned}scale(${round(height)})translate(${round(left)} -.5)`
  const style = 'stroke-width=".13" stroke-linecap="round" stroke-linejoin="round"'
  return `<g transform="${place}" fill="none" stroke="${colour}" ${style}>${signs.join('')}</g>`
}

const round = (value: number): number => Math.round(value * 1000) / 1000
