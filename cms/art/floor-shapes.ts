import {
  type Box,
  behind,
  type Facing,
  isUpright,
  measuresOf,
} from '../demo/content/floors/boxes.ts'

/** The colours of all drawings of floors. */
export const COLOURS = {
  paper: '#EFE6D6',
  shadow: '#D6C9B1',
  ink: '#12312F',
  line: '#6D7A72',
  corridor: '#F7F1E6',
  home: '#FFFDF8',
  wet: '#DDE5E0',
  outside: '#D5DFC8',
  pool: '#A9D3D1',
  pale: '#E9DFCD',
  paleLine: '#A99C84',
  core: '#DACEB9',
} as const

type Paint = { fill?: string; line?: string; width?: number }

const cm = (metres: number): number => Math.round(metres * 100) / 100

export const rectangle = (
  { x, y, width, depth }: Box,
  { fill = 'none', line, width: thick = 0.05 }: Paint,
): string =>
  `<rect x="${cm(x)}" y="${cm(y)}" width="${cm(width)}" height="${cm(depth)}" fill="${fill}"${
    line ? ` stroke="${line}" stroke-width="${thick}"` : ''
  }/>`

export const lines = (d: string, line: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${line}" stroke-width="${width}"/>`

/** The steps of a stair, which runs along the longer side of its box. */
const steps = ({ x, y, width, depth }: Box): string => {
  const isWide = width > depth
  const count = Math.floor((isWide ? width : depth) / STEP)
  return Array.from({ length: count - 1 }, (_, at) => (at + 1) * STEP)
    .map((at) =>
      isWide ? `M${cm(x + at)} ${cm(y)}v${cm(depth)}` : `M${cm(x)} ${cm(y + at)}h${cm(width)}`,
    )
    .join('')
}

const STEP = 0.3

export const stairs = (box: Box): string =>
  rectangle(box, { fill: COLOURS.corridor, line: COLOURS.ink, width: 0.12 }) +
  lines(steps(box), COLOURS.line, 0.03)

export const lift = (box: Box): string => {
  const { x, y, width, depth } = box
  const cross = `M${cm(x)} ${cm(y)}l${cm(width)} ${cm(depth)}m0 ${-cm(depth)}l${-cm(width)} ${cm(depth)}`
  return (
    rectangle(box, { fill: COLOURS.home, line: COLOURS.ink, width: 0.12 }) +
    lines(cross, COLOURS.line, 0.03)
  )
}

/** Panes in the middle of the wall at a facade, from `x` on. */
export const windowAt = (
  room: Facing,
  { x, length, fill }: { x: number; length: number; fill: string },
): string => {
  const box = behind(room, { x, y: -0.12, width: length, depth: 0.28 })
  const pane = behind(room, { x, y: -0.03, width: length, depth: 0.11 })
  return rectangle(box, { fill }) + rectangle(pane, { line: COLOURS.line, width: 0.03 })
}

/** An opening in the wall at the back. */
export const doorway = (
  room: Facing,
  { x, length, fill }: { x: number; length: number; fill: string },
): string =>
  rectangle(behind(room, { x, y: measuresOf(room).depth - 0.14, width: length, depth: 0.28 }), {
    fill,
  })

/** How far words beside it are turned. */
export const turnOf = ({ side }: Facing): number => (isUpright(side) ? -90 : 0)
