import type { Problem } from '../entries/errors.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import type { Image } from './media.ts'

/** An area on a picture: a path in the picture's pixels, and where its box is, in percent of the picture. */
export type Outline = {
  d: string
  /** For the `viewBox` of an SVG as large as the box. */
  viewBox: string
  left: number
  top: number
  width: number
  height: number
}

/** How far an outline may reach over the edge of its picture, as a part of it. */
const OVER_EDGE = 0.02

/** None where nothing is drawn, or nothing that can be shown: `outlineProblems` says why. */
export const outlineOn = (
  image: Image | null,
  text: string | null,
  { readOutline }: Pick<LocaleContent, 'readOutline'>,
): Outline | null => {
  if (!image || image.width === 0 || !text?.trim()) return null
  const reading = readOutline(text)
  if (reading.status === 'wrong' || isOutside(reading.box, image)) return null
  const { x, y, width, height } = reading.box
  const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100
  return {
    d: reading.d,
    viewBox: [x, y, width, height].map((value) => Math.round(value)).join(' '),
    left: percent(x, image.width),
    top: percent(y, image.height),
    width: percent(width, image.width),
    height: percent(height, image.height),
  }
}

type Rectangle = { x: number; y: number; width: number; height: number }

const isOutside = (box: Rectangle, image: Pick<Image, 'width' | 'height'>): boolean =>
  box.x < -OVER_EDGE * image.width ||
  box.y < -OVER_EDGE * image.height ||
  box.x + box.width > (1 + OVER_EDGE) * image.width ||
  box.y + box.height > (1 + OVER_EDGE) * image.height

type Files = Record<string, { width?: number | null; height?: number | null }>

type Drawn = Pick<LocaleContent, 'byId' | 'readOutline'> & {
  all: Pick<LocaleContent['all'], 'units' | 'floors'>
}

/** The outlines of a language that cannot be shown. The CMS refuses to publish those that cannot be read. */
export const outlineProblems = (
  locale: string,
  { all, byId, readOutline }: Drawn,
  files: Files,
): Problem[] => {
  const sizeOf = (file: string | null | undefined) => {
    const { width, height } = files[file ?? ''] ?? {}
    return width && height ? { width, height } : undefined
  }
  const building = (project: string | null) => sizeOf(byId.projects.get(project ?? '')?.finderImage)
  const problem = (
    entry: string,
    { title, field, text }: { title: string; field: string; text: string | null },
    sizes: ReturnType<typeof sizeOf>[],
  ): Problem[] => {
    if (!text?.trim()) return []
    const reading = readOutline(text)
    const size = sizes.find((it) => it && reading.status === 'read' && isOutside(reading.box, it))
    const why =
      reading.status === 'wrong'
        ? reading.problem
        : size &&
          `It lies outside of the picture, which is published with ${size.width} × ${size.height} pixels. Draw it on a picture of this size.`
    if (!why) return []
    return [
      { entry, locale, problem: `The field "${field}" of "${title}" cannot be shown. ${why}` },
    ]
  }
  return [
    ...all.units.flatMap(({ documentId, title, floors, project, outline, facadeOutline }) => [
      ...problem(
        `units/${documentId}`,
        { title, field: 'Outline on the floor', text: outline },
        floors.map((floor) => sizeOf(byId.floors.get(floor)?.plan)),
      ),
      ...problem(
        `units/${documentId}`,
        { title, field: 'Outline on the building', text: facadeOutline },
        [building(project)],
      ),
    ]),
    ...all.floors.flatMap(({ documentId, title, project, facadeOutline }) =>
      problem(
        `floors/${documentId}`,
        { title, field: 'Outline on the building', text: facadeOutline },
        [building(project)],
      ),
    ),
  ]
}
