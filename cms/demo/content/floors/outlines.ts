import { type Box, onDrawing } from './boxes.ts'
import { drawnFloors, layoutOf } from './layout.ts'
import { type FloorPicture, pictureOf } from './picture.ts'
import type { PlacedHome } from './placed.ts'

/** A home with its balcony, as a path in the pixels of the drawing. */
const outlineOf = (home: PlacedHome, picture: FloorPicture): string => {
  const { width, depth, outside } = home.shape
  const corners = [
    [0, 0],
    [width, 0],
    [width, depth],
    ...(outside ? balconyCorners(outside, depth) : []),
    [0, depth],
  ].map(([x = 0, y = 0]) => {
    const point = onDrawing(home, { x, y, width: 0, depth: 0 })
    return [pixel(picture.left, point.x, picture), pixel(picture.top, point.y, picture)].join(' ')
  })
  return `M${corners.join(' ')}Z`
}

const balconyCorners = ({ x, y, width, depth }: Box, front: number): [number, number][] => [
  [x + width, front],
  [x + width, y + depth],
  [x, y + depth],
  [x, front],
]

const pixel = (from: number, metres: number, { scale }: FloorPicture): number =>
  Math.round(from + metres * scale)

/** Each home on its floor; one on two floors has the same place on both. */
const placed = drawnFloors.flatMap(([project, level]) => {
  const layout = layoutOf(project, level)
  return layout ? layout.homes.map((home) => ({ home, picture: pictureOf(layout) })) : []
})

/** The homes on the drawings of their floors, by their slug. */
export const homesOnFloors: Record<string, string> = Object.fromEntries(
  placed.map(({ home, picture }) => [home.slug, outlineOf(home, picture)]),
)

const atLeft = new Set(placed.filter(({ home }) => home.atLeft).map(({ home }) => home.slug))

/** Whether a home is at the left end of its building, seen in its plan. */
export const isAtLeft = (slug: string): boolean => atLeft.has(slug)
