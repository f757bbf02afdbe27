import { channels } from './contrast.ts'
import { fontFaces, fontFileName, stack } from './font-css.ts'
import type { FontScript, Palette, Theme } from './theme-schema.ts'

/** A value by the name of its custom property, without the dashes. */
type Values = Record<string, string | number>

const DARK = 'screen and (prefers-color-scheme: dark)'

/** Languages in the Arabic script. Their letters join and need more height than Latin ones. */
export const ARABIC_SCRIPT = ':is(:lang(ar), :lang(fa), :lang(ur))'

/** Neutral: paper is white whatever the theme. */
const ON_PAPER = { ground: '#fff', groundTint: '#fff', groundRaised: '#fff' }

/** The style sheet of a theme: its fonts, and a custom property for each of its values that components use. */
export const themeCss = (theme: Theme): string => {
  const { colours, radius, type } = theme
  return [
    ...fontFaces(theme),
    rule(':root', {
      ...brand(colours),
      ...tokens(colours.light),
      ...lightAlways(colours.light),
      ...prefixed('mark', colours.marks),
      'radius-1': radius.small,
      'radius-2': radius.medium,
      ...fonts(type.latin),
    }),
    media('(prefers-color-scheme: dark)', [rule(':root', tokens(colours.dark))]),
    rule('[data-tone="dark"]', tokens(colours.darkParts)),
    rule(ARABIC_SCRIPT, fonts(type.arabic)),
    media('screen', [...characters(colours), DARK_PARTS_OF_CHARACTERS]),
    media(DARK, [rule(':root:has([data-character])', FROM_CHARACTER)]),
    media('print', [
      rule(':root,\n[data-tone]', tokens({ ...printed(colours.light), ...ON_PAPER })),
    ]),
  ].join('\n\n')
}

/** The name of each font file that the style sheet asks for, below `fonts/`, with where the theme has it. */
export const fontFiles = ({ faces }: Theme): Map<string, string> =>
  new Map(faces.map(({ file }) => [fontFileName(file), file]))

const brand = ({ brand, dark }: Theme['colours']): Values => ({
  ...prefixed('brand', brand),
  'brand-paper-rgb': rgb(brand.paper),
  'brand-ink-rgb': rgb(brand.ink),
  'brand-mark-rgb': rgb(brand.mark),
  'brand-shade-rgb': rgb(brand.shade),
  night: dark.ground,
  'night-rgb': rgb(dark.ground),
  'night-accent': dark.accent,
})

/** For parts that are light on dark pages too. */
const lightAlways = ({ accent, actionHover, error, groundTint, line, textSoft }: Palette): Values =>
  prefixed('light', { accent, actionHover, error, groundTint, line, textSoft })

const characters = (colours: Theme['colours']): string[] =>
  Object.entries(colours.characters).map(([name, { radius, light, dark }]) =>
    rule(`:root:has([data-character="${name}"])`, {
      ...tokens(light),
      focus: light.accent,
      'radius-1': radius,
      ...prefixed('dark', dark),
    }),
  )

const FROM_CHARACTER: Values = {
  ground: 'var(--dark-ground)',
  'ground-tint': 'var(--dark-ground-tint)',
  'ground-raised': 'var(--dark-ground-raised)',
  accent: 'var(--dark-accent)',
  'accent-mark': 'var(--dark-accent)',
  line: 'var(--dark-line)',
  focus: 'var(--dark-accent)',
}

const printed = ({ text, textSoft, accent, accentMark, line, lineStrong, mutedMark }: Palette) => ({
  ...{ text, textSoft, accent, accentMark, line, lineStrong, mutedMark },
})

const fonts = (script: FontScript): Values => ({
  'font-text': stack(script.text),
  'font-heading': stack(script.heading),
  'weight-heading': script.headingWeight,
  'tracking-caps': script.trackingCaps,
  'tracking-heading': script.trackingHeading,
  'leading-text': script.leadingText,
  'leading-heading': script.leadingHeading,
})

const rgb = (colour: string): string => channels(colour).join(' ')

const tokens = (colours: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(colours).map(([key, value]) => [kebab(key), value]))

const prefixed = (prefix: string, colours: Record<string, string>): Values =>
  Object.fromEntries(
    Object.entries(tokens(colours)).map(([key, value]) => [`${prefix}-${key}`, value]),
  )

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const rule = (selector: string, values: Values): string =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join('')}}`

const media = (query: string, rules: string[]): string =>
  `@media ${query} {\n${rules.join('\n\n')}\n}`

const DARK_PARTS_OF_CHARACTERS = rule(
  ':root:has([data-character]) [data-tone="dark"]',
  FROM_CHARACTER,
)
