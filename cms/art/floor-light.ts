import {
  type Box,
  behind,
  DEGREES,
  type Facing,
  grown,
  measuresOf,
  overlapOf,
  type Side,
} from '../demo/content/floors/boxes.ts'
import type { FloorLayout } from '../demo/content/floors/placed.ts'
import { COLOURS, windowAt } from './floor-shapes.ts'

/** Metres of a facade that are looked at at once, and the least that is worth a window. */
const STEP = 0.1
const LEAST = 1.2

/** Windows where a corridor ends at a facade. */
export const corridorWindows = (layout: FloorLayout): string => {
  const { homes, neighbours, cores, stores, plates } = layout
  const built = [...homes, ...neighbours, ...cores, ...stores].map(({ box }) => box)
  return plates
    .flatMap((box) => (Object.keys(DEGREES) as Side[]).map((side): Facing => ({ box, side })))
    .flatMap((facade) =>
      openSpans(facade, built)
        .filter(([from, to]) => to - from >= LEAST)
        .map(([from, to]) =>
          windowAt(facade, { x: from + 0.3, length: to - from - 0.6, fill: COLOURS.corridor }),
        ),
    )
    .join('')
}

/** Where nothing is built at a facade, in metres along it. */
const openSpans = (facade: Facing, built: Box[]): [from: number, to: number][] => {
  const { width } = measuresOf(facade)
  const spans: [number, number][] = []
  let from: number | null = null
  for (let x = 0; x <= width; x += STEP) {
    const spot = grown(behind(facade, { x, y: 0.3, width: 0, depth: 0 }), 0.01)
    const isOpen = x + STEP < width && built.every((box) => overlapOf(box, spot) === 0)
    if (isOpen) from ??= x
    else if (from !== null) {
      spans.push([from, x])
      from = null
    }
  }
  return spans
}
