/** In metres from the left and the top of the drawing. */
export type Rectangle = { x: number; y: number; width: number; depth: number }

export type Side = 'top' | 'right' | 'bottom' | 'left'

export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left']

/** From where to where on one axis. */
export type Span = [from: number, to: number]

/** Metres: less is a matter of rounding. */
const TOLERANCE = 0.015

export const isAcross = (side: Side): boolean => side === 'top' || side === 'bottom'

/** Whether two rectangles share more than an edge. */
export const meet = (a: Rectangle, b: Rectangle): boolean =>
  a.x + a.width > b.x + TOLERANCE &&
  b.x + b.width > a.x + TOLERANCE &&
  a.y + a.depth > b.y + TOLERANCE &&
  b.y + b.depth > a.y + TOLERANCE

export const holds = (outer: Rectangle, inner: Rectangle): boolean =>
  inner.x >= outer.x - TOLERANCE &&
  inner.y >= outer.y - TOLERANCE &&
  inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
  inner.y + inner.depth <= outer.y + outer.depth + TOLERANCE

export const grown = ({ x, y, width, depth }: Rectangle, by: number): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  depth: depth + 2 * by,
})

/** The smallest rectangle that holds them all; there must be one. */
export const boundsOf = (rectangles: Rectangle[]): Rectangle => {
  const x = Math.min(...rectangles.map((it) => it.x))
  const y = Math.min(...rectangles.map((it) => it.y))
  return {
    ...{ x, y },
    width: Math.max(...rectangles.map((it) => it.x + it.width)) - x,
    depth: Math.max(...rectangles.map((it) => it.y + it.depth)) - y,
  }
}

/** How a rectangle lies along an axis: from left to right if `across`, otherwise from top to bottom. */
export const spanOf = ({ x, y, width, depth }: Rectangle, across: boolean): Span =>
  across ? [x, x + width] : [y, y + depth]

/** What is left of a span. In order. */
export const without = ([from, to]: Span, taken: Span[]): Span[] => {
  const left: Span[] = []
  let at = from
  for (const [start, end] of taken.toSorted(([a], [b]) => a - b)) {
    if (start > at + TOLERANCE) left.push([at, Math.min(start, to)])
    at = Math.max(at, end)
    if (at >= to) break
  }
  if (to > at + TOLERANCE) left.push([at, to])
  return left.filter(([start, end]) => end > start + TOLERANCE)
}

/** A strip inside a rectangle, as deep as it is said, along a stretch of one of its sides. */
export const strip = (
  { x, y, width, depth }: Rectangle,
  side: Side,
  [from, to]: Span,
  deep: number,
): Rectangle => {
  const long = to - from
  if (side === 'top') return { x: from, y, width: long, depth: deep }
  if (side === 'bottom') return { x: from, y: y + depth - deep, width: long, depth: deep }
  if (side === 'left') return { x, y: from, width: deep, depth: long }
  return { x: x + width - deep, y: from, width: deep, depth: long }
}

export const distance = (a: Rectangle, b: Rectangle): number =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.depth, b.y - a.y - a.depth),
  )
