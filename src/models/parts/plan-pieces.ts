import type { Piece } from './plan-furniture.ts'
import { isAcross } from './plan-rectangles.ts'
import type { PieceKind } from './plan-wishes.ts'

/** Draws in metres: along the wall from its left end as seen from the room's back, and away from the wall. */
type Pencil = {
  box: (u: number, v: number, width: number, depth: number) => string
  line: (u: number, v: number, toU: number, toV: number) => string
  disc: (u: number, v: number, radius: number) => string
}

type Size = { width: number; depth: number }

/** A piece of furniture as a path for SVG, in whole centimetres. */
export const pathOf = (piece: Piece, left: number, top: number): string => {
  const across = isAcross(piece.side)
  const [width, depth] = across ? [piece.width, piece.depth] : [piece.depth, piece.width]
  return SHAPES[piece.kind](pencilFor(piece, left, top), { width, depth })
}

/** The piece is turned, never mirrored. */
const pencilFor = ({ side, ...at }: Piece, left: number, top: number): Pencil => {
  const x = at.x - left
  const y = at.y - top
  const turned = (u: number, v: number): [number, number] => {
    if (side === 'top') return [x + u, y + v]
    if (side === 'right') return [x + at.width - v, y + u]
    if (side === 'bottom') return [x + at.width - u, y + at.depth - v]
    return [x + v, y + at.depth - u]
  }
  const place = (u: number, v: number) => turned(u, v).map(cm) as [number, number]
  return {
    box: (u, v, width, depth) => {
      const [[ax, ay], [bx, by]] = [place(u, v), place(u + width, v + depth)]
      return `M${Math.min(ax, bx)} ${Math.min(ay, by)}h${Math.abs(bx - ax)}v${Math.abs(by - ay)}h${-Math.abs(bx - ax)}z`
    },
    line: (u, v, toU, toV) => {
      const [[ax, ay], [bx, by]] = [place(u, v), place(toU, toV)]
      if (ax === bx) return `M${ax} ${ay}v${by - ay}`
      if (ay === by) return `M${ax} ${ay}h${bx - ax}`
      return `M${ax} ${ay}L${bx} ${by}`
    },
    disc: (u, v, radius) => {
      const [cx, cy] = place(u, v)
      const r = cm(radius)
      // One arc that all but closes is half as long in the document as two.
      return `M${cx} ${cy - r}a${r} ${r} 0 1 0 1 0z`
    },
  }
}

const cm = (metres: number): number => Math.round(metres * 100)

/** What lies on top comes last. */
const SHAPES: Record<PieceKind, (pencil: Pencil, size: Size) => string> = {
  bed: ({ box, line }, { width, depth }) => {
    const bed = width < 2.3 ? width : width - 0.95
    const from = (width - bed) / 2
    const pillow = bed > 1.2 ? bed / 2 - 0.12 : bed - 0.2
    const stands =
      from > 0 ? box(0, 0, from - 0.04, 0.42) + box(width - from + 0.04, 0, from - 0.04, 0.42) : ''
    const second = bed > 1.2 ? box(from + bed / 2 + 0.04, 0.12, pillow, 0.4) : ''
    return (
      stands +
      box(from, 0, bed, depth) +
      box(from + (bed > 1.2 ? 0.08 : 0.1), 0.12, pillow, 0.4) +
      second +
      line(from, 0.72, from + bed, 0.72)
    )
  },
  lounge: ({ box, line }, { width, depth }) => {
    const seats = width > 2.5 ? 3 : 2
    const seat = (width - 0.4) / seats
    const lines = Array.from({ length: seats - 1 }, (_, index) => {
      const u = 0.2 + (index + 1) * seat
      return line(u, 0.25, u, 0.9)
    })
    const sofa = box(0, 0, width, 0.9) + box(0.2, 0.25, width - 0.4, 0.65) + lines.join('')
    if (depth < 1.5) return sofa
    const long = width > 2.7 ? 0.2 + seat : 0
    const table = box(long + 0.3, 1.25, width - long - 0.6, Math.min(0.75, depth - 1.35))
    return sofa + table + (long > 0 ? box(0, 0.9, long, 0.7) : '')
  },
  armchair: ({ box, disc }, { width, depth }) => {
    const chair = (u: number) => box(u, 0, 0.85, 0.85) + box(u + 0.15, 0.2, 0.55, 0.65)
    return width > 2 ? chair(0) + disc(width / 2, depth / 2, 0.22) + chair(width - 0.85) : chair(0)
  },
  screen: ({ box, line }, { width, depth }) =>
    box(0, 0, width, depth) + line(width * 0.15, 0.1, width * 0.85, 0.1),
  table: ({ box, disc }, { width, depth }) => {
    const chair = 0.44
    if (width < 1.5) {
      const middle = width / 2 - chair / 2
      return (
        box(middle, 0, chair, 0.4) +
        box(middle, depth - 0.4, chair, 0.4) +
        box(0, middle, 0.4, chair) +
        box(width - 0.4, middle, 0.4, chair) +
        disc(width / 2, depth / 2, Math.min(0.5, width / 2 - 0.18))
      )
    }
    const count = Math.floor((width - 0.2) / 0.68)
    const step = width / count
    const chairs = Array.from({ length: count }, (_, index) => {
      const u = (index + 0.5) * step - chair / 2
      return box(u, 0.04, chair, 0.4) + box(u, depth - 0.44, chair, 0.4)
    })
    return chairs.join('') + box(0, 0.44, width, depth - 0.88)
  },
  sideboard: ({ box, line }, { width, depth }) =>
    box(0, 0, width, depth) + line(width / 2, 0, width / 2, depth),
  counter: ({ box, disc, line }, { width, depth }) => {
    const hob = 0.25
    const plates = [0.15, 0.43].flatMap((u) => [0.17, 0.43].map((v) => disc(hob + u, v, 0.09)))
    const fridge =
      width > 2.4 ? box(width - 0.62, 0, 0.62, depth) + line(width - 0.62, depth, width, 0) : ''
    const sink = width > 2.4 ? width - 1.45 : width - 0.7
    return box(0, 0, width, depth) + plates.join('') + box(sink, 0.12, 0.52, 0.38) + fridge
  },
  worktop: ({ box }, { width, depth }) => box(0, 0, width, depth),
  island: ({ box, disc }, { width, depth }) => {
    const count = Math.floor(width / 0.65)
    const stools = Array.from({ length: count }, (_, index) =>
      disc(((index + 0.5) * width) / count, depth - 0.14, 0.14),
    )
    return stools.join('') + box(0, 0, width, depth - 0.2)
  },
  wardrobe: ({ box, line }, { width, depth }) => {
    const count = Math.floor(width / 0.6)
    const hangers = Array.from({ length: count }, (_, index) => {
      const u = ((index + 0.5) * width) / count
      return line(u, 0.08, u, depth - 0.08)
    })
    return box(0, 0, width, depth) + line(0, depth / 2, width, depth / 2) + hangers.join('')
  },
  desk: ({ box, disc }, { width }) => disc(width / 2, 0.72, 0.24) + box(0, 0, width, 0.6),
  shelf: ({ box, line }, { width, depth }) => box(0, 0, width, depth) + line(0, depth, width, 0),
  bench: ({ box, line }, { width, depth }) => {
    const count = Math.max(1, Math.round(width / 0.8))
    const lines = Array.from({ length: count - 1 }, (_, index) => {
      const u = ((index + 1) * width) / count
      return line(u, 0.2, u, depth)
    })
    return box(0, 0, width, depth) + line(0, 0.2, width, 0.2) + lines.join('')
  },
  bath: ({ box, disc }, { width, depth }) =>
    box(0, 0, width, depth) +
    box(0.1, 0.1, width - 0.2, depth - 0.2) +
    disc(width - 0.25, depth / 2, 0.04),
  shower: ({ box, line, disc }, { width, depth }) =>
    box(0, 0, width, depth) +
    line(0, 0, width, depth) +
    line(0, depth, width, 0) +
    disc(width / 2, depth / 2, 0.06),
  basin: ({ box, disc }, { width, depth }) => {
    const radius = Math.min(0.18, depth / 2 - 0.06)
    const bowls = width > 1.2 ? [width * 0.27, width * 0.73] : [width / 2]
    return box(0, 0, width, depth) + bowls.map((u) => disc(u, depth / 2, radius)).join('')
  },
  wc: ({ box, disc }, { width }) => box(0, 0, width, 0.2) + disc(width / 2, 0.43, 0.2),
  washer: ({ box, disc }, { width, depth }) =>
    [0, 0.62]
      .filter((u) => u + 0.6 < width + 0.01)
      .map((u) => box(u, 0, 0.62, depth) + disc(u + 0.31, depth / 2, 0.2))
      .join(''),
  car: ({ box }, { width, depth }) =>
    box(0, 0, width, depth) +
    box(width * 0.25, 0.18, width * 0.52, depth - 0.36) +
    box(width * 0.36, 0.26, width * 0.28, depth - 0.52),
  bistro: ({ box, disc }, { width, depth }) =>
    box(0, 0.14, 0.55, 0.57) +
    box(width - 0.55, 0.14, 0.55, 0.57) +
    disc(width / 2, depth / 2, 0.28),
  lounger: ({ box }, { depth }) =>
    [0, 1.2].map((u) => box(u, 0, 0.75, depth) + box(u, 0, 0.75, 0.6)).join(''),
  plant: ({ disc, line }, { width }) => {
    const middle = width / 2
    return (
      disc(middle, middle, middle * 0.9) +
      line(middle, middle * 0.4, middle, middle * 1.6) +
      line(middle * 0.4, middle, middle * 1.6, middle)
    )
  },
}
