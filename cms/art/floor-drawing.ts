import { DEGREES, grown, onDrawing } from '../demo/content/floors/boxes.ts'
import { layoutOf } from '../demo/content/floors/layout.ts'
import { pictureOf } from '../demo/content/floors/picture.ts'
import { CORRIDOR, type FloorLayout, type PlacedHome } from '../demo/content/floors/placed.ts'
import { buildingOf, sharedFacts } from '../demo/content/units/facts.ts'
import { list } from '../demo/content/units/list.ts'
import { planOf } from '../demo/content/units/plans.ts'
import { homePlan } from '../../src/models/parts/home-plan.ts'
import { type PlanLines, planLines } from '../../src/models/parts/plan-geometry.ts'
import { readPlan } from '../../src/plans/plan-text.ts'
import { written } from './digits.ts'
import { corridorWindows } from './floor-light.ts'
import { COLOURS, lines, rectangle, turnOf } from './floor-shapes.ts'
import {
  coreOf,
  gallery,
  garden,
  neighbour,
  neighbourOpenings,
  PALM,
  store,
} from './floor-surroundings.ts'

const { corridor, home: inside, ink, line, outside, paper, shadow, wet } = COLOURS

/** The drawing of a floor as SVG: each home is a turned copy of its own plan. */
export const floorDrawing = (project: string, level: number): string => {
  const layout = layoutOf(project, level)
  if (!layout) throw new Error(`floor-drawing.ts: ${project} has no layout of floor ${level}`)
  const { width, height, scale, left, top } = pictureOf(layout)
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const place = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})`
  const balcony = balconyOf(layout.homes)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    layout.court ? `<defs>${PALM}</defs>` : '',
    `<rect width="${width}" height="${height}" fill="${paper}"/><g transform="${place}">`,
    ...layout.plates.map((box) =>
      rectangle({ ...grown(box, 0.1), x: box.x + 0.2, y: box.y + 0.25 }, { fill: shadow }),
    ),
    layout.court ? garden(layout.court) : '',
    ...layout.plates.map((box) => rectangle(box, { fill: corridor })),
    ...layout.neighbours.map((home) => neighbour(home, balcony)),
    ...layout.stores.map(store),
    ...layout.plates.map((box) => rectangle(grown(box, -0.025), { line: ink, width: 0.25 })),
    ...layout.neighbours.map(neighbourOpenings),
    corridorWindows(layout),
    ...layout.galleries.map(gallery),
    ...layout.yards.map((box) => rectangle(box, { fill: corridor })),
    ...layout.cores.map(coreOf),
    ...layout.homes.map((home) => homeOf(project, level, home)),
    ...layout.homes.map((home) => numberOf(home, layout)),
    ...layout.neighbours.map((home) => numberInside(home, layout)),
    north(layout),
    scaleBar(layout),
    '</g></svg>\n',
  ].join('\n')
}

/** Neighbours have balconies as deep as those of the homes. */
const balconyOf = (homes: PlacedHome[]): number =>
  Math.min(2.6, ...homes.map(({ shape }) => shape.outside?.depth ?? 0))

/** The plan of the home as its page draws it, in centimetres. */
const linesOf = (
  project: string,
  level: number,
  { slug, number, atLeft }: PlacedHome,
): PlanLines => {
  const row = list[project]?.find((it) => it[0] === number)
  if (!row) throw new Error(`floor-drawing.ts: no home ${slug}`)
  const facts = sharedFacts(project, row)
  const { drawing } = planOf(row, facts, { building: buildingOf(project), atLeft })
  const plan = homePlan({ drawing: String(drawing), drawingNorth: null }, [], { readPlan })
  const floor = plan?.floors[row[7].indexOf(level)]
  if (!floor) throw new Error(`floor-drawing.ts: ${slug} has no plan of floor ${level}`)
  return planLines(floor)
}

/** Centimetres from the left and the top of the lines of a plan to the middle of its outer walls. */
const EDGE = 25

const homeOf = (project: string, level: number, home: PlacedHome): string => {
  const drawn = linesOf(project, level, home)
  const { x, y } = onDrawing(home, { x: 0, y: 0, width: 0, depth: 0 })
  const turn = (DEGREES[home.side] + 180) % 360
  const thin = `fill="none" stroke="${line}" stroke-width="3"`
  const furniture = `fill="${inside}" stroke="#A5ACA3" stroke-width="2.5"`
  const path = (d: string, look: string) => (d ? `<path d="${d}" ${look}/>` : '')
  return [
    `<g id="home-${home.number}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn}) scale(.01) translate(-${EDGE} -${EDGE})">`,
    path(drawn.outside, `fill="${outside}" stroke="${line}" stroke-width="5"`),
    path(drawn.pools, `fill="${COLOURS.pool}" stroke="${line}" stroke-width="5"`),
    path(drawn.walls, `fill="${ink}"`),
    path(drawn.gaps + drawn.floors, `fill="${inside}"`),
    path(drawn.wet, `fill="${wet}"`),
    path(drawn.panes + drawn.stairs + drawn.swings, thin),
    path(drawn.furniture, furniture),
    '</g>',
  ].join('')
}

/** The number before the entrance: in the corridor, or beside the gallery where that is the way. */
const numberOf = (home: PlacedHome, layout: FloorLayout): string => {
  const { court } = layout
  const { entrance } = home.shape
  const height = heightOfNumbers(layout)
  const away = home.lobby + (court ? CORRIDOR + 1.1 : 0.6)
  const point = { x: entrance.x + entrance.width / 2, y: -away, width: 0, depth: 0 }
  const { x, y } = onDrawing(home, point)
  return written(home.number, { x, y, height, turn: turnOf(home), colour: ink })
}

/** A neighbour has its number in the middle, since nothing else is drawn there. */
const numberInside = (home: FloorLayout['neighbours'][number], layout: FloorLayout): string => {
  const { x, y, width, depth } = home.box
  return written(home.number, {
    ...{ x: x + width / 2, y: y + depth / 2, colour: line },
    ...{ height: heightOfNumbers(layout), turn: turnOf(home) },
  })
}

/** In metres: a building round a court is drawn smaller. */
const heightOfNumbers = ({ court }: FloorLayout): number => (court ? 1.35 : 0.64)

/** An arrow in the upper right corner. */
const north = ({ width, north: degrees }: FloorLayout): string => {
  const place = `translate(${(width + 1.9).toFixed(2)} -1.9) rotate(${degrees})`
  return [
    `<g transform="${place}"><circle r="1.15" fill="${corridor}" stroke="${line}" stroke-width=".06"/>`,
    `<path d="M0-1.6.55.7 0 .35Z" fill="${ink}"/><path d="M0-1.6-.55.7 0 .35Z" fill="${inside}" stroke="${ink}" stroke-width=".06"/></g>`,
  ].join('')
}

/** Ten metres, below the building. */
const scaleBar = ({ depth }: FloorLayout): string => {
  const y = depth + 5.1
  const sign = (text: string, x: number) =>
    written(text, { x, y: y - 0.7, height: 0.64, colour: ink })
  return [
    lines(`M0 ${y}h10M0 ${y - 0.2}v.4M5 ${y - 0.2}v.4M10 ${y - 0.2}v.4`, ink, 0.07),
    sign('0', 0),
    sign('5', 5),
    sign('10 m', 10.7),
  ].join('')
}
