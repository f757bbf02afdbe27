import type { FloorLayout } from './placed.ts'

/** Pixels of every drawing. */
const WIDTH = 1600

/** Metres around the building: for balconies and the arrow to the north, and below them for the scale. */
const MARGIN = 3.8
const BELOW = 6.4

/** The drawing of a floor: its size in pixels, the pixels of a metre, and where the building begins. */
export type FloorPicture = {
  width: number
  height: number
  scale: number
  left: number
  top: number
}

export const pictureOf = ({ width, depth }: FloorLayout): FloorPicture => {
  const scale = WIDTH / (width + 2 * MARGIN)
  const edge = MARGIN * scale
  return {
    ...{ width: WIDTH, height: Math.round((MARGIN + depth + BELOW) * scale), scale },
    ...{ left: edge, top: edge },
  }
}

/** The file that holds it. */
export const drawingOf = (project: string, level: number): string => `floor-${project}-${level}.svg`
