import { z } from 'zod'
import { collectionTypes } from '#src/cms/types.ts'

const WRITTEN = 'it must be a colour such as #1a2b3c'

const colour = z.string(WRITTEN).regex(/^#[0-9a-f]{6}$/, WRITTEN)
const seeThrough = z
  .string(WRITTEN)
  .regex(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/, `${WRITTEN} or #1a2b3c80`)

const LENGTH = 'it must be a length such as 4px, 0.3em or 0'
const length = z.string(LENGTH).regex(/^(?:0|-?\d*\.?\d+(?:px|rem|em))$/, LENGTH)

const family = z
  .string()
  .regex(/^[\p{L}\p{N} _-]+$/u, 'it must be the name of a font: letters, digits and spaces')

/** Of a package, such as `@fontsource/inter/files/x.woff2`, or beside the theme, such as `./brand.woff2`. */
const fontFile = (ending: string) =>
  z
    .string()
    .regex(
      new RegExp(String.raw`^(?!/)(?!.*\.\./)[\w@./+-]+\.${ending}$`),
      `it must be a ${ending} file of a package, or one beside the theme such as ./brand.${ending}`,
    )

/** The parts of a font file that a browser loads by themselves, as Google Fonts and Fontsource cut them. */
const characters = z.enum(['latin', 'latin-ext', 'cyrillic', 'arabic'])

const palette = z.strictObject({
  ground: colour,
  groundTint: colour,
  groundRaised: colour,
  text: colour,
  textSoft: colour,
  accent: colour,
  accentMark: colour,
  line: colour,
  lineStrong: colour,
  action: colour,
  actionHover: colour,
  actionText: colour,
  mutedMark: colour,
  error: colour,
  focus: colour,
})

const character = z.strictObject({
  radius: length,
  light: palette.pick({
    ground: true,
    groundTint: true,
    groundRaised: true,
    accent: true,
    accentMark: true,
    line: true,
  }),
  dark: palette.pick({
    ground: true,
    groundTint: true,
    groundRaised: true,
    accent: true,
    line: true,
  }),
})

const colours = z.strictObject({
  brand: z.strictObject({
    paper: colour,
    ink: colour,
    tint: colour,
    mark: colour,
    shade: colour,
  }),
  light: palette,
  dark: palette,
  darkParts: palette,
  marks: z.strictObject({
    open: seeThrough,
    openEdge: colour,
    held: seeThrough,
    heldLine: colour,
    gone: seeThrough,
    goneLine: colour,
    later: colour,
    garden: colour,
    pool: colour,
  }),
  sharePicture: z.strictObject({ line: colour, planFloor: colour, planWet: colour }),
  characters: z.record(collectionTypes.projects.shape.character.unwrap(), character),
})

const families = z.array(family).min(2)

const script = z.strictObject({
  text: families,
  heading: families,
  headingWeight: z.int().min(1).max(1000),
  trackingCaps: length,
  trackingHeading: length,
  leadingText: z.number().min(1).max(3),
  leadingHeading: z.number().min(0.8).max(3),
})

const percent = z.number().min(1).max(500)

const face = z.strictObject({
  family,
  file: fontFile('woff2'),
  weight: z.string().regex(/^\d{1,4}(?: \d{1,4})?$/, 'it must be a weight such as 400 or 100 900'),
  characters,
  /** The scripts (ISO 15924) whose pages all show this file, which browsers then load at once. */
  preload: z.array(z.enum(['Latn', 'Cyrl', 'Arab'])).optional(),
})

/** A font of the visitor's system, given the metrics of one of the site's until that arrives. */
const fallback = z.strictObject({
  family,
  local: z.array(family).min(1),
  size: percent.optional(),
  ascent: percent,
  descent: percent,
  characters: characters.optional(),
})

const pictureFont = z.strictObject({ family, file: fontFile('ttf') })

/** `src/site/theme/theme.json`: how the site looks. docs/theme.md says what each value is for. */
export const themeSchema = z.strictObject({
  colours,
  radius: z.strictObject({ small: length, medium: length }),
  type: z.strictObject({ latin: script, arabic: script }),
  faces: z.array(face).min(1),
  fallbacks: z.array(fallback),
  pictureFonts: z.strictObject({
    latin: pictureFont,
    cyrillic: pictureFont,
    arabic: pictureFont,
  }),
})

export type Theme = z.infer<typeof themeSchema>
export type Palette = z.infer<typeof palette>
export type FontScript = z.infer<typeof script>
