import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFile } from '#src/files/check-file.ts'
import { homePlan } from '#src/models/parts/home-plan.ts'
import { readOutline } from '#src/plans/outline.ts'
import { type PlanOpening, readPlan } from '#src/plans/plan-text.ts'
import { floorDrawing } from '../../../cms/art/floor-drawing.ts'
import { floors } from '../../../cms/demo/content/floor.ts'
import { type Box, DEGREES, onDrawing, overlapOf } from '../../../cms/demo/content/floors/boxes.ts'
import { drawnFloors, layoutOf } from '../../../cms/demo/content/floors/layout.ts'
import { drawingOf, pictureOf } from '../../../cms/demo/content/floors/picture.ts'
import type { FloorLayout, PlacedHome } from '../../../cms/demo/content/floors/placed.ts'
import { units } from '../../../cms/demo/content/unit.ts'

const MEDIA = resolve('cms/demo/media')
const BUILDINGS = ['marina-crest', 'harbour-lights', 'skyline-one', 'creek-terraces', 'palm-court']
/** Clockwise from north. */
const DIRECTIONS: Record<string, number> = {
  ...{ north: 0, northEast: 45, east: 90, southEast: 135 },
  ...{ south: 180, southWest: 225, west: 270, northWest: 315 },
}
/** Metres: how wide ways are at least. */
const WAY = 1.6
/** Metres between two looks along a way. */
const STEP = 0.2
/** Square metres that are a matter of rounding. */
const ROUNDING = 0.05

type Floor = FloorLayout & { project: string; level: number; key: string }

const drawn: Floor[] = drawnFloors.map(([project, level]) => {
  const layout = layoutOf(project, level)
  if (!layout) throw new Error(`${project} has no layout of floor ${level}`)
  return { ...layout, project, level, key: `${project}-${level}` }
})
const homes = drawn.flatMap((floor) => floor.homes.map((home) => ({ home, floor })))

const factsOf = ({ slug }: PlacedHome): Record<string, unknown> =>
  units.find(({ key }) => key === slug)?.shared ?? {}

/** The homes that the finder lists on a floor. */
const listed = ({ key }: Floor): string[] =>
  units
    .filter(({ en }) => JSON.stringify(en.floors).includes(`"floor/${key}"`))
    .map(({ shared }) => String(shared?.number))
    .toSorted()

const built = ({ homes, neighbours, cores, stores }: FloorLayout): Box[] =>
  [...homes, ...neighbours, ...cores, ...stores].map(({ box }) => box)

type Point = { x: number; y: number }

const isIn = ({ x, y }: Point, box: Box): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.depth

/** A place in the plan of a home, on the drawing. */
const placeOf = (home: PlacedHome, { x, y }: Point): Point =>
  onDrawing(home, { x, y, width: 0, depth: 0 })

const isFree = (floor: FloorLayout, point: Point): boolean =>
  built(floor).every((box) => !isIn(point, box))

/** Whether nothing is built there, and there is a floor to walk on. */
const isWay = (floor: FloorLayout, point: Point): boolean =>
  isFree(floor, point) && [...floor.plates, ...floor.galleries].some((box) => isIn(point, box))

/** Around a point, in steps. */
const around = (length: number): number[] =>
  Array.from({ length: Math.round(length / STEP) + 1 }, (_, at) => at * STEP - length / 2)

const windowsOf = (home: PlacedHome, level: number): PlanOpening[] => {
  const { drawing, drawingNorth } = factsOf(home)
  const plan = homePlan({ drawing: String(drawing), drawingNorth: Number(drawingNorth) }, [], {
    readPlan,
  })
  const levels = drawn.filter(({ homes }) => homes.some(({ slug }) => slug === home.slug))
  const index = levels.findIndex((floor) => floor.level === level)
  const openings = plan?.floors[index]?.openings ?? []
  return openings.filter(({ kind }) => kind === 'window')
}

/** Before the middle of a window, half a metre away from the home. */
const outsideOf = (
  { shape }: PlacedHome,
  { x, y, along, length }: PlanOpening,
): Point & { isFront: boolean } => {
  const away = (at: number, size: number) => (at < size / 2 ? at - 0.5 : at + 0.5)
  return along === 'across'
    ? { x: x + length / 2, y: away(y, shape.depth), isFront: y > shape.depth / 2 }
    : { x: away(x, shape.width), y: y + length / 2, isFront: false }
}

const wrong = (is: (home: PlacedHome, floor: Floor) => boolean): string[] =>
  homes.filter(({ home, floor }) => !is(home, floor)).map(({ home }) => home.slug)

describe('the floors of the demo’s buildings', () => {
  it('are drawn where the homes of a building are listed, with exactly these homes', () => {
    expect([...new Set(drawn.map(({ project }) => project))]).toEqual(BUILDINGS)
    const keys = floors
      .filter(({ en }) => BUILDINGS.some((it) => JSON.stringify(en.project).includes(it)))
      .map(({ key }) => key)
    expect(drawn.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    for (const floor of drawn) {
      expect(floor.homes.map(({ number }) => number).toSorted(), floor.key).toEqual(listed(floor))
    }
  })

  it('have a number for each home, and none is left out', () => {
    for (const { homes, neighbours, level, key } of drawn) {
      const numbers = [...homes, ...neighbours].map(({ number }) => number)
      expect(new Set(numbers).size, key).toBe(numbers.length)
      const floor = level === 0 ? 'G' : String(level)
      const own = numbers.filter((number) => new RegExp(`^0?${floor}\\d\\d$`).test(number))
      const lasts = own.map((number) => Number(number.slice(-2)))
      expect(Math.max(...lasts), key).toBe(own.length)
      // The others begin on the floor below.
      const below = numbers.filter((number) => !own.includes(number))
      const lower = drawn.find(
        (it) => it.level === level - 1 && it.homes[0]?.slug === homes[0]?.slug,
      )
      expect(below, key).toEqual(lower ? homes.map(({ number }) => number) : [])
    }
  })

  it('hold every home, and nothing stands in another', () => {
    for (const floor of drawn) {
      const boxes = built(floor)
      for (const [at, box] of boxes.entries()) {
        const inside = Math.max(...floor.plates.map((plate) => overlapOf(plate, box)))
        expect(inside, floor.key).toBeGreaterThan(box.width * box.depth - ROUNDING)
        const others = boxes.filter(
          (other, index) => index > at && overlapOf(box, other) > ROUNDING,
        )
        expect(others, floor.key).toEqual([])
      }
    }
  })

  it('give every home the area that its facts say', () => {
    const odd = wrong((home) => {
      const { innerArea, area } = factsOf(home)
      const levels = drawn.filter((floor) => floor.homes.some(({ slug }) => slug === home.slug))
      const sum = home.box.width * home.box.depth * levels.length
      const balcony = home.shape.outside ? home.shape.outside.width * home.shape.outside.depth : 0
      const inner = Number(innerArea ?? area)
      return Math.abs(sum / inner - 1) < 0.01 && Math.abs(inner + balcony - Number(area)) < 0.1
    })
    expect(odd).toEqual([])
  })

  it('turn every home so that it looks where its facts say', () => {
    const odd = wrong((home, floor) => {
      const direction = DIRECTIONS[String(factsOf(home).orientation)]
      return direction === undefined || (DEGREES[home.side] - floor.north + 360) % 360 === direction
    })
    expect(odd).toEqual([])
  })

  it('have windows at the front of every home, and none of its windows is closed by another', () => {
    const odd = wrong((home, floor) => {
      const before = windowsOf(home, floor.level).map((window) => outsideOf(home, window))
      const open = before.every((point) => {
        const at = placeOf(home, point)
        const isUnderRoof = floor.plates.some((plate) => isIn(at, plate))
        return isFree(floor, at) && (!isUnderRoof || floor.yards.some((yard) => isIn(at, yard)))
      })
      return open && before.some(({ isFront }) => isFront)
    })
    expect(odd).toEqual([])
  })

  it('lead to the entrance of every home by a way that is wide enough', () => {
    const odd = wrong((home, floor) => {
      const { entrance } = home.shape
      const middle = entrance.x + entrance.width / 2
      const inLobby = around(home.lobby < 0.2 ? 0 : WAY).map((x) => ({
        x: middle + x,
        y: -home.lobby / 2,
      }))
      const inCorridor = around(WAY).map((y) => ({ x: middle, y: -home.lobby - 0.9 + y }))
      const onWay = ({ x, y }: Point) => isWay(floor, placeOf(home, { x, y }))
      return [...(home.lobby < 0.2 ? [] : inLobby), ...inCorridor].every(onWay)
    })
    expect(odd).toEqual([])
  })

  it('have lifts or stairs', () => {
    for (const { cores, key } of drawn) {
      expect(
        cores.some(({ lifts }) => lifts > 0),
        key,
      ).toBe(true)
    }
  })
})

describe('the drawings of these floors', () => {
  it('are files of the demo, as their code draws them now, which any site may show', async () => {
    for (const { project, level } of drawn) {
      const file = join(MEDIA, drawingOf(project, level))
      const text = await readFile(file, 'utf8')
      expect(
        text === floorDrawing(project, level),
        `${file}: run npx node cms/art/floors.mts`,
      ).toBe(true)
      expect(await checkFile(file), file).toMatchObject({ status: 'good' })
    }
  })

  it('show the homes that the finder lists, and the alternative text names them', () => {
    for (const floor of drawn) {
      const ids = [...floorDrawing(floor.project, floor.level).matchAll(/id="home-([^"]+)"/g)]
      expect(ids.map(([, number]) => number).toSorted(), floor.key).toEqual(listed(floor))
      const entry = floors.find(({ key }) => key === floor.key)
      for (const { alt } of [entry?.en, entry?.ar, entry?.de].map((it) => ({ alt: it?.alt }))) {
        expect(
          String(alt)
            .match(/\b(?:G\d\d|\d{3,4})\b/g)
            ?.toSorted(),
          floor.key,
        ).toEqual(listed(floor))
      }
      expect(entry?.shared?.plan).toEqual({ $media: drawingOf(floor.project, floor.level) })
    }
  })

  it('have each home where the finder has its outline, with its balcony', () => {
    const odd = wrong((home, floor) => {
      const { scale, left, top, width, height } = pictureOf(floor)
      const reading = readOutline(String(factsOf(home).outline))
      if (reading.status !== 'read') return false
      const { box } = reading
      const corner = { x: (box.x - left) / scale, y: (box.y - top) / scale }
      const seen: Box = { ...corner, width: box.width / scale, depth: box.height / scale }
      const isOnPicture =
        Math.min(box.x, box.y) >= 0 && box.x + box.width <= width && box.y + box.height <= height
      const { box: own, shape } = home
      const { depth = 0 } = shape.outside ?? {}
      const area = (shape.depth + depth) * shape.width
      const covers = overlapOf(seen, own) > own.width * own.depth * 0.99
      return isOnPicture && covers && Math.abs((seen.width * seen.depth) / area - 1) < 0.03
    })
    expect(odd).toEqual([])
  })
})
