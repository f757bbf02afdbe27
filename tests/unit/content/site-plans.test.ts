import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import { readSnapshot } from '#src/content/read.ts'
import { homePlan } from '#src/models/parts/home-plan.ts'
import { readPlan } from '#src/plans/plan-text.ts'
import plans from '../../../cms/demo/content/projects/site-plans.json' with { type: 'json' }
import { placedHomes, sitePlanOf } from '../../../cms/demo/content/projects/site-plans.ts'

type Place = (typeof plans)[number]['places'][number]
type Point = [x: number, y: number]
type Home = { unit: Entry<'units'>; levels: number[]; place: Place; among: Place[]; file: string }

/** Clockwise from north. */
const DEGREES: Record<NonNullable<Entry<'units'>['orientation']>, number> = {
  ...{ north: 0, northEast: 45, east: 90, southEast: 135 },
  ...{ south: 180, southWest: 225, west: 270, northWest: 315 },
}
/** Half of what lies between two of them. */
const MOST_TURNED = 22.5
/** Metres that a roof reaches over a terrace at most. */
const OVERHANG = 4
/** Metres from a room to the outside of the house. */
const WALL = 0.15
/** Neighbours share a wall, and places are written to a decimetre. */
const SHARED = 0.12

const PROJECTS = [...new Set(plans.map(({ project }) => project))]

let units: Entry<'units'>[]
let homes: Home[]
let told: Record<string, number[]>
beforeAll(async () => {
  const { collections } = await readSnapshot(resolve('content'))
  const projects = (collections.projects.en ?? []).filter(({ slug }) => PROJECTS.includes(slug))
  const ids = projects.map(({ documentId }) => documentId)
  units = (collections.units.en ?? []).filter(({ project }) => ids.includes(project ?? ''))
  homes = plans.flatMap(({ project, file, places }) =>
    places.flatMap((place): Home[] => {
      const unit = units.find(
        ({ slug }) => place.home && slug === `${project}-${place.home.toLowerCase()}`,
      )
      if (!unit) return []
      const floors = collections.floors.en?.filter((it) => unit.floors.includes(it.documentId))
      const levels = (floors ?? []).map(({ level }) => level)
      return [{ unit, levels, place, among: places.filter((it) => it !== place), file }]
    }),
  )
  told = Object.fromEntries(
    projects.map(({ slug, projectInfo }) => {
      const { value = '' } = projectInfo.find(({ label }) => label === 'Homes') ?? {}
      return [slug, (value.match(/\d+/g) ?? []).map(Number)]
    }),
  )
})

const wrong = (is: (home: Home) => boolean): string[] =>
  homes.filter((home) => !is(home)).map(({ unit }) => unit.slug)

describe('the places of the site plans', () => {
  it('are one for each home of their projects, with its number', () => {
    const placed = plans.flatMap(({ places }) => places.flatMap(({ home }) => home ?? []))
    expect(placed.length).toBe(homes.length)
    expect(homes.map(({ unit }) => unit.slug).toSorted()).toEqual(
      units.map(({ slug }) => slug).toSorted(),
    )
    expect(wrong(({ unit, place }) => unit.number === place.home)).toEqual([])
  })

  it('are as many as the project has homes, on all floors together', () => {
    for (const project of PROJECTS) {
      const drawn = plans.filter((plan) => plan.project === project)
      const houses = new Set(
        drawn.flatMap(({ places }) => places.filter(isHouse).map((it) => it.home ?? it.neighbour)),
      )
      const flats = drawn.map(
        ({ levels, places }) => levels.length * places.filter((it) => !isHouse(it)).length,
      )
      expect(sum([houses.size, ...flats]), project).toBe(sum(told[project] ?? []))
    }
  })

  it('are on the drawing of each floor of the home, and no two overlap', () => {
    expect(
      wrong(({ unit, levels, file }) =>
        levels.every((level) => planFile(unit.slug, level) === file),
      ),
    ).toEqual([])
    for (const { file, metres, places } of plans) {
      for (const [index, place] of places.entries()) {
        const [width = 0, height = 0] = metres
        expect(
          corners(place).every(([x, y]) => x > 0 && y > 0 && x < width && y < height),
          `${file} ${index}`,
        ).toBe(true)
        const met = places.slice(index + 1).filter((other) => overlap(place, other))
        expect(met, `${file} ${index}`).toEqual([])
      }
    }
  })

  it('look where the facts of the home say', () => {
    const odd = wrong(({ unit: { orientation }, place }) => {
      if (!orientation) return true
      const turned = Math.abs(place.faces - DEGREES[orientation]) % 360
      return Math.min(turned, 360 - turned) <= MOST_TURNED
    })
    expect(odd).toEqual([])
    expect(homes.some(({ unit }) => unit.orientation)).toBe(true)
  })

  it('are as wide as the plan of the home and as deep, but for the roof of a terrace', () => {
    const odd = wrong(({ unit, place }) => {
      const [width, depth] = sizeOf(unit)
      const wider = place.width / width
      const deeper = place.depth - depth
      return wider > 0.97 && wider < 1.03 && deeper > -0.4 && deeper < OVERHANG
    })
    expect(odd).toEqual([])
  })

  it('have nothing right before their windows, and houses nothing as far as the drawing goes', () => {
    const odd = wrong(({ unit, levels, place, among }) => {
      const reach = levels.includes(0) && unit.orientation ? 400 : 3
      const metres = Array.from({ length: reach }, (_, at) => at + 1)
      const seen = metres.map((ahead) => pointFrom(place, 0, place.depth / 2 + ahead))
      const beside = sideWindows(unit).map((side) => pointFrom(place, side * (place.width / 2 + 1)))
      return ![...seen, ...beside].some((point) => among.some((other) => isOn(other, point)))
    })
    expect(odd).toEqual([])
  })

  it('turn from one home of the bay to the next by the angle of which the page tells', () => {
    const [bay] = plans.filter(({ project }) => project === 'pearl-bay')
    const faces = (bay?.places ?? []).map((place) => place.faces)
    const turns = faces.slice(1).map((face, at) => Math.round(((faces[at] ?? 0) - face) * 10) / 10)
    expect(new Set(turns)).toEqual(new Set([1.5]))
  })

  it('are drawn where visitors press', () => {
    const odd = wrong(({ unit, file }) => {
      const pressed = numbersOf(placedHomes[unit.slug] ?? '')
      const drawing = readFileSync(resolve('cms/demo/media', file), 'utf8')
      const paths = [...drawing.matchAll(/<path d="([^"]+)" [^>]*stroke="#12312F"/g)]
      return paths.some(([, d = '']) => {
        const drawn = numbersOf(d)
        return (
          drawn.length === pressed.length &&
          drawn.every((value, at) => Math.abs(value - (pressed[at] ?? 0)) < 0.6)
        )
      })
    })
    expect(odd).toEqual([])
  })
})

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0)

const isHouse = ({ home, neighbour }: Place): boolean => /^[TV]/.test(home ?? neighbour ?? '')

const numbersOf = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number)

function planFile(slug: string, level: number): string | undefined {
  const project = PROJECTS.find((it) => slug.startsWith(it)) ?? ''
  return sitePlanOf(project, level, { en: '', ar: '', de: '' })?.file
}

/** So far to the right of the middle for who looks out, and so far ahead of it. */
function pointFrom({ x, y, faces }: Place, along: number, ahead = 0): Point {
  const turn = (faces * Math.PI) / 180
  const [across, forth] = [Math.cos(turn), Math.sin(turn)]
  return [x + along * across + ahead * forth, y + along * forth - ahead * across]
}

function corners(place: Place, less = 0): Point[] {
  const [side, front] = [place.width / 2 - less, place.depth / 2 - less]
  return [
    pointFrom(place, -side, front),
    pointFrom(place, side, front),
    pointFrom(place, side, -front),
    pointFrom(place, -side, -front),
  ]
}

function isOn(place: Place, [x, y]: Point): boolean {
  const turn = (place.faces * Math.PI) / 180
  const [dx, dy] = [x - place.x, y - place.y]
  const along = dx * Math.cos(turn) + dy * Math.sin(turn)
  const ahead = dx * Math.sin(turn) - dy * Math.cos(turn)
  return Math.abs(along) < place.width / 2 && Math.abs(ahead) < place.depth / 2
}

/** Whether no line along a side of one of them lies between them. */
function overlap(one: Place, other: Place): boolean {
  const [a, b] = [corners(one, SHARED), corners(other, SHARED)]
  return [one.faces, one.faces + 90, other.faces, other.faces + 90].every((degrees) => {
    const turn = (degrees * Math.PI) / 180
    const along = ([x, y]: Point) => x * Math.cos(turn) + y * Math.sin(turn)
    const [first, second] = [a.map(along), b.map(along)]
    return Math.max(...first) > Math.min(...second) && Math.max(...second) > Math.min(...first)
  })
}

const roomsOf = (unit: Entry<'units'>) => homePlan(unit, [], { readPlan })?.floors[0]

/** The width and the depth of its lowest floor, in metres. */
function sizeOf(unit: Entry<'units'>): [width: number, depth: number] {
  const inside = (roomsOf(unit)?.rooms ?? []).filter(({ outside }) => !outside)
  const parts = inside.flatMap((room) => room.parts)
  return [
    WALL + Math.max(...parts.map(({ x, width }) => x + width)),
    WALL + Math.max(...parts.map(({ y, depth }) => y + depth)),
  ]
}

/** The sides with windows beside the front and the back: to the right of who looks out is 1. Fronts are at the bottom. */
function sideWindows(unit: Entry<'units'>): number[] {
  const [width] = sizeOf(unit)
  const windows = (roomsOf(unit)?.openings ?? []).filter(
    ({ kind, along }) => kind === 'window' && along === 'down',
  )
  return windows.map(({ x }) => (x < width / 2 ? 1 : -1))
}
