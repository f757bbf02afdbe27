import { contrast } from './contrast.ts'
import type { Palette, Theme } from './theme-schema.ts'

/** What WCAG 2.2 AA asks of words (1.4.3), and of marks and the edges of inputs (1.4.11). */
const WORDS = 4.5
const MARKS = 3

/** A colour and its place in the theme, such as `light.text`. */
type Named = [name: string, colour: string]
type Pair = { front: Named; back: Named; least: number }

const ON_GROUNDS = {
  text: WORDS,
  textSoft: WORDS,
  accent: WORDS,
  error: WORDS,
  mutedMark: WORDS,
  lineStrong: MARKS,
  focus: MARKS,
} satisfies Partial<Record<keyof Palette, number>>

const GROUNDS = ['ground', 'groundTint', 'groundRaised'] as const

/** A sentence for each pair of colours that stand on each other and are too alike to be read by everybody. */
export const weakPairs = ({ colours }: Pick<Theme, 'colours'>): string[] =>
  [...pairsOfPalettes(colours), ...pairsOfBrand(colours)].flatMap(({ front, back, least }) => {
    const is = contrast(front[1], back[1])
    if (is >= least) return []
    return `${front[0]} ${front[1]} on ${back[0]} ${back[1]} has a contrast of ${floored(is)}, and needs ${least}.`
  })

const pairsOfPalettes = (colours: Theme['colours']): Pair[] => {
  const { light, dark, darkParts, characters } = colours
  const tinted = Object.entries(characters).flatMap(([name, character]) => {
    const own = { ...character.dark, focus: character.dark.accent }
    return [
      ...pairsOn(`characters.${name}.light`, {
        ...light,
        ...character.light,
        focus: character.light.accent,
      }),
      ...pairsOn(`characters.${name}.dark`, { ...dark, ...own }),
      ...pairsOn(`characters.${name}.dark with darkParts`, { ...darkParts, ...own }),
    ]
  })
  return [
    ...pairsOn('light', light),
    ...pairsOn('dark', dark),
    ...pairsOn('darkParts', darkParts),
    ...tinted,
  ]
}

const pairsOn = (name: string, palette: Palette): Pair[] => {
  const named = (key: keyof Palette): Named => [`${name}.${key}`, palette[key]]
  return [
    ...Object.entries(ON_GROUNDS).flatMap(([mark, least]) =>
      GROUNDS.map((ground) => ({
        front: named(mark as keyof Palette),
        back: named(ground),
        least,
      })),
    ),
    ...(['action', 'actionHover'] as const).map((button) => ({
      front: named('actionText'),
      back: named(button),
      least: WORDS,
    })),
  ]
}

/** What looks the same on light and dark pages: labels on pictures, the search of homes, shared pictures, paper. */
const pairsOfBrand = ({ brand, light, dark, marks, sharePicture }: Theme['colours']): Pair[] => {
  const paper: Named = ['brand.paper', brand.paper]
  const ink: Named = ['brand.ink', brand.ink]
  const words: [Named, Named][] = [
    [paper, ink],
    [paper, ['brand.shade', brand.shade]],
    [paper, ['light.actionHover', light.actionHover]],
    [paper, ['dark.ground', dark.ground]],
    [ink, ['brand.tint', brand.tint]],
    [ink, ['marks.later', marks.later]],
    [['light.textSoft', light.textSoft], paper],
    [['light.accent', light.accent], paper],
    [['sharePicture.line', sharePicture.line], ink],
    ...(['text', 'textSoft', 'accent', 'mutedMark'] as const).map((key): [Named, Named] => [
      [`light.${key}`, light[key]],
      ['white paper', '#ffffff'],
    ]),
  ]
  const seen: [Named, Named][] = [
    [ink, ['brand.mark', brand.mark]],
    [['light.error', light.error], paper],
    [['marks.openEdge', marks.openEdge], paper],
    [['marks.heldLine', marks.heldLine], paper],
  ]
  return [
    ...words.map(([front, back]) => ({ front, back, least: WORDS })),
    ...seen.map(([front, back]) => ({ front, back, least: MARKS })),
  ]
}

/** Rounded down, so that what is just too weak is never said to be enough. */
const floored = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)
