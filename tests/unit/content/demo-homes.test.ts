import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { homePlan } from '#src/models/parts/home-plan.ts'
import { holds } from '#src/models/parts/plan-rectangles.ts'
import { readOutline } from '#src/plans/outline.ts'
import { readPlan } from '#src/plans/plan-text.ts'

/** Clockwise from north. */
const DEGREES: Record<NonNullable<Entry<'units'>['orientation']>, number> = {
  ...{ north: 0, northEast: 45, east: 90, southEast: 135 },
  ...{ south: 180, southWest: 225, west: 270, northWest: 315 },
}
/** The sides of a drawing, clockwise from its top. */
const SIDES = { top: 0, right: 90, bottom: 180, left: 270 }
type Side = keyof typeof SIDES

let snapshot: Snapshot
let units: Entry<'units'>[]
beforeAll(async () => {
  snapshot = await readSnapshot(resolve('content'))
  units = snapshot.collections.units.en ?? []
})

const turned = (degrees: number) => ((degrees % 360) + 360) % 360

/** Metres of window on each side of a home's plan, all floors together. */
const glass = (unit: Entry<'units'>): Record<Side, number> => {
  const sums = { top: 0, right: 0, bottom: 0, left: 0 }
  for (const { rooms, openings } of homePlan(unit, [], { readPlan })?.floors ?? []) {
    const parts = rooms.filter(({ outside }) => !outside).flatMap((room) => room.parts)
    const middle = {
      x: Math.max(...parts.map(({ x, width }) => x + width)) / 2,
      y: Math.max(...parts.map(({ y, depth }) => y + depth)) / 2,
    }
    for (const { kind, x, y, along, length } of openings) {
      if (kind !== 'window') continue
      const side =
        along === 'across' ? (y < middle.y ? 'top' : 'bottom') : x < middle.x ? 'left' : 'right'
      sums[side] += length
    }
  }
  return sums
}

const frontOf = (unit: Entry<'units'>): Side => {
  const metres = glass(unit)
  return (Object.keys(SIDES) as Side[]).toSorted((a, b) => metres[b] - metres[a])[0] as Side
}

/** The homes that are drawn on pictures of floors, with the box of each. */
const drawn = () => {
  const { floors } = snapshot.collections
  return units.flatMap((unit) => {
    const reading = unit.outline ? readOutline(unit.outline) : null
    const floor = floors.en?.find(({ documentId }) => documentId === unit.floors[0])
    if (reading?.status !== 'read' || !floor?.plan) return []
    return [{ unit, box: reading.box, picture: floor.plan }]
  })
}
type Drawn = ReturnType<typeof drawn>[number]

const isHouse = ({ unit: { kind } }: Drawn) => kind === 'villa' || kind === 'townhouse'

/** The homes on drawings that show several houses. */
const onSites = () => {
  const all = drawn()
  const sites = new Set(all.filter(isHouse).map(({ picture }) => picture))
  return all.filter(({ picture }) => sites.has(picture))
}

describe('the homes of the demo', () => {
  it('have a needle in their plan by which the side with the most glass looks where the facts say', () => {
    const wrong = units.filter((unit) => {
      const { orientation, drawingNorth } = unit
      if (!orientation || drawingNorth === null)
        return Boolean(orientation) !== (drawingNorth !== null)
      return turned(SIDES[frontOf(unit)] - drawingNorth) !== DEGREES[orientation]
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('look the same way if they have the same view', () => {
    const ways = Map.groupBy(units, ({ project, view }) => `${project} ${view}`)
    const torn = [...ways].filter(
      ([, homes]) => new Set(homes.map((it) => it.orientation)).size > 1,
    )
    expect(torn.map(([view]) => view)).toEqual([])
  })

  it('have their long side where they look on a site plan, whose north is at the top, and no home before it', () => {
    const homes = onSites()
    expect(homes.length).toBeGreaterThan(3)
    for (const { unit, box, picture } of homes) {
      const { orientation, slug } = unit
      if (!orientation) continue
      // Of a home that looks to a corner of the drawing the box says nothing.
      if (DEGREES[orientation] % 90 === 0) {
        expect(box.width > box.height, slug).toBe(DEGREES[orientation] % 180 === 0)
      }
      const ahead = pointAhead(box, DEGREES[orientation])
      const met = homes.filter(
        (other) => other.unit !== unit && other.picture === picture && isIn(ahead, other.box),
      )
      expect(
        met.map((other) => other.unit.slug),
        slug,
      ).toEqual([])
    }
  })

  it('keep the least sizes that the pages name', () => {
    const text = JSON.stringify(snapshot.collections.pages.en)
    const least = (room: string) =>
      Number(new RegExp(`\\| ${room} \\| ([\\d.]+) m`).exec(text)?.[1] ?? Number.NaN)
    const smaller = units.flatMap((unit) =>
      (homePlan(unit, [], { readPlan })?.floors ?? [])
        .flatMap(({ rooms }) => rooms)
        .filter(({ kind, area, parts }) => {
          if (kind === 'bedroom' || kind === 'mainBedroom') return !(area >= least('Bedroom'))
          if (kind === 'kitchen') return !(area >= least('Kitchen'))
          return kind === 'balcony' && !((parts[0]?.depth ?? 0) >= least('Balcony'))
        })
        .map(({ kind }) => `${unit.slug}: ${kind}`),
    )
    expect(smaller).toEqual([])
  })

  it('have the pool in their plan that their text names, in the terrace', () => {
    const pools = units.map((unit) => {
      const [ground] = homePlan(unit, [], { readPlan })?.floors ?? []
      const partsOf = (room: string) => ground?.rooms.find(({ kind }) => kind === room)?.parts[0]
      const [pool, terrace] = [partsOf('pool'), partsOf('terrace')]
      if (pool) expect(terrace && holds(terrace, pool), unit.slug).toBe(true)
      const named = /pool of twelve metres/.test(unit.text) ? 12 : 3.2
      return [unit.slug, /plunge pool|pool of twelve/.test(unit.text) ? named : null, pool?.width]
    })
    expect(pools.filter(([, named]) => named).length).toBeGreaterThan(5)
    expect(pools.filter(([, named, drawn]) => (named ?? undefined) !== drawn)).toEqual([])
  })

  it('pay a service charge within the span that the pages name', () => {
    const span = /between AED (\d+) and (\d+) per square/.exec(
      JSON.stringify(snapshot.collections.pages.en),
    )
    const charges = units.map(({ serviceCharge, innerArea, area }) =>
      Math.round((serviceCharge ?? 0) / (innerArea ?? area)),
    )
    expect([Math.min(...charges), Math.max(...charges)]).toEqual(span?.slice(1).map(Number))
  })
})

function vector(degrees: number): [x: number, y: number] {
  const radians = (degrees * Math.PI) / 180
  return [Math.sin(radians), -Math.cos(radians)]
}

/** As far before the front of a home as the home is deep. */
function pointAhead({ x, y, width, height }: Drawn['box'], degrees: number) {
  const [dx, dy] = vector(degrees)
  return { x: x + width / 2 + dx * width, y: y + height / 2 + dy * height }
}

const isIn = (point: { x: number; y: number }, { x, y, width, height }: Drawn['box']): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height
