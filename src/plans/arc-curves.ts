export type Point = [x: number, y: number]

/** An arc as the command A of a path has it: two radii, the turn of the ellipse in degrees, and two flags. */
type Arc = { rx: number; ry: number; turn: number; large: boolean; sweep: boolean }

/** Cuts nearer to an end than this, in radians, would leave a piece that nobody sees. */
const NEAR = 0.01

/**
 * An arc as cubic curves, three points each: two that draw it and its end. It is cut where its ellipse reaches
 * farthest, so that the points of an ellipse that is not turned lie within the arc's own box. None where SVG draws no
 * arc: without a radius, or to where it begins.
 */
export const arcCurves = (from: Point, { rx, ry, turn, large, sweep }: Arc, to: Point): Point[] => {
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return []
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const inCircle = ([x, y]: Point): Point => [(x * cos + y * sin) / rx, (y * cos - x * sin) / ry]
  const [a, b] = [inCircle(from), inCircle(to)]
  const half = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2
  // An ellipse that is too small to reach both ends grows until it does.
  const radius = Math.max(1, half)
  const aside = (Math.sqrt(radius ** 2 - half ** 2) / (2 * half)) * (large === sweep ? -1 : 1)
  const middle: Point = [
    (a[0] + b[0]) / 2 - aside * (b[1] - a[1]),
    (a[1] + b[1]) / 2 + aside * (b[0] - a[0]),
  ]
  const angleOf = ([x, y]: Point) => Math.atan2(y - middle[1], x - middle[0])
  const [first, straight] = [angleOf(a), angleOf(b)]
  const last =
    straight + (sweep && straight < first ? 2 : !sweep && straight > first ? -2 : 0) * Math.PI
  const points: Point[] = []
  const cuts = [first, ...quartersBetween(first, last), last]
  for (const [index, end] of cuts.slice(1).entries()) {
    const start = cuts[index] as number
    const reach = (4 / 3) * Math.tan((end - start) / 4)
    for (const [angle, along] of [
      [start, reach],
      [end, -reach],
      [end, 0],
    ] as const) {
      const x = (middle[0] + radius * (Math.cos(angle) - along * Math.sin(angle))) * rx
      const y = (middle[1] + radius * (Math.sin(angle) + along * Math.cos(angle))) * ry
      points.push([x * cos - y * sin, x * sin + y * cos])
    }
  }
  return [...points.slice(0, -1), to]
}

/** The quarters of a turn between two angles, in the order from the first to the last. */
const quartersBetween = (first: number, last: number): number[] => {
  const [low, high] = [Math.min(first, last) + NEAR, Math.max(first, last) - NEAR]
  const quarters: number[] = []
  for (let step = Math.ceil((low * 2) / Math.PI); (step * Math.PI) / 2 < high; step++) {
    quarters.push((step * Math.PI) / 2)
  }
  return first < last ? quarters : quarters.reverse()
}
