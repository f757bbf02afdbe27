/** In metres, from the left and the top of the drawing. */
export type Box = { x: number; y: number; width: number; depth: number }

export type Side = 'top' | 'right' | 'bottom' | 'left'

export type Point = [x: number, y: number]

/** What stands behind a facade, and where on the drawing the facade is. */
export type Facing = { box: Box; side: Side }

/** The sides of a drawing in degrees, clockwise from its top. */
export const DEGREES: Record<Side, number> = { top: 0, right: 90, bottom: 180, left: 270 }

export const isUpright = (side: Side): boolean => side === 'left' || side === 'right'

/** How long the facade is, and how far it is from there to the back. */
export const measuresOf = ({ box, side }: Facing): { width: number; depth: number } =>
  isUpright(side) ? { width: box.depth, depth: box.width } : { width: box.width, depth: box.depth }

/** A part of what stands behind a facade: `x` runs along the facade to the right or down, `y` from it to the inside. */
export const behind = ({ box, side }: Facing, part: Box): Box => {
  const { x, y, width, depth } = part
  if (side === 'top') return { ...part, x: box.x + x, y: box.y + y }
  if (side === 'bottom') return { ...part, x: box.x + x, y: box.y + box.depth - y - depth }
  const left = side === 'left' ? box.x + y : box.x + box.width - y - depth
  return { x: left, y: box.y + x, width: depth, depth: width }
}

/** A part of the plan of a home, whose front is at its bottom, where the home stands on the drawing. */
export const onDrawing = (home: Facing, part: Box): Box => {
  const { width, depth } = measuresOf(home)
  const isTurned = home.side === 'top' || home.side === 'right'
  const x = isTurned ? width - part.x - part.width : part.x
  return behind(home, { ...part, x, y: depth - part.y - part.depth })
}

/** The square metres that two boxes share. */
export const overlapOf = (a: Box, b: Box): number => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y)
  return Math.max(0, across) * Math.max(0, down)
}

export const grown = ({ x, y, width, depth }: Box, by: number): Box => ({
  ...{ x: x - by, y: y - by },
  ...{ width: width + 2 * by, depth: depth + 2 * by },
})
