import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import { readSnapshot } from '#src/content/read.ts'
import { homePlan } from '#src/models/parts/home-plan.ts'
import { readPlan } from '#src/plans/plan-text.ts'
import table from '../../../cms/demo/home-pictures.json' with { type: 'json' }

/** What the first picture of a home shows; none has a `room` if the plan stands for it. */
type Scene = {
  view: string
  orientation: string | null
  /** Metres over the ground outside. */
  eye: number
  room?: string
  light?: string
  mirror?: boolean
}
type Home = { slug: string; unit: Entry<'units'>; scene: Scene; levels: number[] }

const scenes: Record<string, Scene> = table

let units: Entry<'units'>[]
let homes: Home[]
beforeAll(async () => {
  const { collections } = await readSnapshot(resolve('content'))
  units = collections.units.en ?? []
  homes = units.flatMap((unit) => {
    const scene = scenes[unit.slug]
    const floors = collections.floors.en?.filter((floor) => unit.floors.includes(floor.documentId))
    const levels = (floors ?? []).map(({ level }) => level)
    return scene ? [{ slug: unit.slug, unit, scene, levels }] : []
  })
})

const wrong = (is: (home: Home) => boolean): string[] =>
  homes.filter((home) => !is(home)).map(({ slug }) => slug)

/** Where the sun is by day, seen from a window that looks this way: it enters from ahead. */
const SUN_AT_RIGHT = new Set(['east', 'northEast', 'south'])
const NEVER_SUN = new Set(['north'])

const ON_GROUND = ['garden', 'poolside']
const EYE = 1.42

describe('the pictures of the demo’s homes', () => {
  it('are in the table, one line for each home', () => {
    expect(Object.keys(scenes).toSorted()).toEqual(units.map(({ slug }) => slug).toSorted())
  })

  it('begin with a picture of its own for each home, or with the plan', () => {
    const firsts = units.flatMap(({ images }) => images[0]?.desktop ?? [])
    expect(new Set(firsts).size).toBe(firsts.length)
    const strange = wrong(({ slug, unit, scene }) =>
      scene.room
        ? (unit.images[0]?.desktop.startsWith(`home-${slug}-desktop`) ?? false)
        : unit.images.length === 0 && unit.drawing !== null,
    )
    expect(strange).toEqual([])
  })

  it('differ in more than their crop: no two homes have the same room, light and view', () => {
    const keys = homes.map(({ scene: { room, light, view, eye, mirror } }) =>
      [room, light, view, eye, mirror].join(),
    )
    const drawn = keys.filter((_, at) => homes[at]?.scene.room)
    expect(drawn.filter((key, at) => drawn.indexOf(key) !== at)).toEqual([])
  })

  it('show one scene for each view of a project, and look where the home looks', () => {
    const views = Map.groupBy(homes, ({ unit }) => `${unit.project} ${unit.view}`)
    for (const [view, of] of views) {
      expect(new Set(of.map(({ scene }) => scene.view)).size, view).toBe(1)
    }
    const shown = new Set(homes.map(({ scene }) => scene.view))
    expect(shown.size).toBe(views.size)
    expect(wrong(({ unit, scene }) => unit.orientation === scene.orientation)).toEqual([])
  })

  it('see the ground from the height of the floor', () => {
    const odd = wrong(({ scene: { eye, room }, levels }) => {
      const level = Math.max(0, Math.min(...levels))
      if (level === 0) return eye === EYE
      return eye > level * 3 && eye < level * 4.6 + 8 && !ON_GROUND.includes(room ?? '')
    })
    expect(odd).toEqual([])
    for (const of of Map.groupBy(homes, ({ unit }) => unit.project).values()) {
      const eyes = of.toSorted((a, b) => Math.min(...a.levels) - Math.min(...b.levels))
      const heights = eyes.map(({ scene }) => scene.eye)
      expect(heights, of[0]?.slug).toEqual(heights.toSorted((a, b) => a - b))
    }
  })

  it('have the sun where it is at that side, and none on a side that it does not reach', () => {
    const odd = wrong(({ scene: { light, mirror, orientation } }) => {
      if (light !== 'day' || orientation === null) return true
      return !NEVER_SUN.has(orientation) && mirror === SUN_AT_RIGHT.has(orientation)
    })
    expect(odd).toEqual([])
  })

  it('show rooms that the home has', () => {
    const odd = wrong(
      ({ unit: { kind, bedrooms, balconyArea, text }, scene: { room }, levels }) => {
        if (room === 'studio') return kind === 'studio'
        if (room === 'family') return bedrooms > 2
        if (room === 'living') return bedrooms > 0
        if (room === 'loggia') return balconyArea !== null
        if (room === 'roof') return text.includes('plunge pool')
        if (room === 'poolside') return text.includes('pool of twelve metres')
        return room === undefined || levels.includes(0)
      },
    )
    expect(odd).toEqual([])
  })

  it('stand beside a plan with the rooms and floors of the home', () => {
    const odd = wrong(({ unit, levels }) => {
      const floors = homePlan(unit, [], { readPlan })?.floors ?? []
      const kinds = floors.flatMap(({ rooms }) => rooms.map(({ kind }) => kind))
      const beds = kinds.filter((kind) => kind === 'bedroom' || kind === 'mainBedroom').length
      return floors.length === levels.length && beds === unit.bedrooms
    })
    expect(odd).toEqual([])
  })

  it('say in every language what is seen', async () => {
    const { collections } = await readSnapshot(resolve('content'))
    for (const [locale, of] of Object.entries(collections.units)) {
      const alts = of.flatMap(({ images }) => images[0]?.alt ?? [])
      expect(alts.length, locale).toBe(of.filter(({ images }) => images.length > 0).length)
    }
  })
})
