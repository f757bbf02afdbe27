import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { homePlan, type PlanFloor, type PlanRoom } from '#src/models/parts/home-plan.ts'
import { doorsOf } from '#src/models/parts/plan-doors.ts'
import { furnish, type Piece } from '#src/models/parts/plan-furniture.ts'
import { labelSpace, poolsAround } from '#src/models/parts/plan-labels.ts'
import { holds, meet, type Rectangle } from '#src/models/parts/plan-rectangles.ts'
import { readPlan } from '#src/plans/plan-text.ts'

const floorOf = (...lines: string[]): PlanFloor => {
  const plan = homePlan({ drawing: lines.join('\n'), drawingNorth: null }, [], { readPlan })
  return plan?.floors[0] as PlanFloor
}
const kindsOf = (pieces: Piece[]) => pieces.map(({ kind }) => kind)

describe('the furniture of the homes of the demo', async () => {
  const { units } = (await readSnapshot(resolve('content'))).collections
  const homes = (units.en ?? []).map((unit) => ({
    slug: unit.slug,
    floors: homePlan(unit, [], { readPlan })?.floors ?? [],
  }))
  const furnished = homes.flatMap(({ slug, floors }) =>
    floors.map((floor) => ({ slug, floor, pieces: furnish(floor), doors: doorsOf(floor) })),
  )

  /** What breaks a rule, by home and kind of piece. */
  const breaking = (rule: (piece: Piece, at: (typeof furnished)[number]) => boolean) =>
    furnished.flatMap((at) =>
      at.pieces.filter((piece) => rule(piece, at)).map(({ kind }) => `${at.slug}: ${kind}`),
    )

  it('stands inside its room', () => {
    const outside = breaking((piece, { floor }) => {
      const parts = floor.rooms.find(({ position }) => position === piece.room)?.parts ?? []
      return !parts.some((part) => holds(part, piece))
    })
    expect(homes.length).toBeGreaterThan(50)
    expect(outside).toEqual([])
  })

  it('is clear of doors, of the floor that they sweep and of the way through them', () => {
    expect(
      breaking((piece, { doors }) =>
        doors.some(({ zones }) => zones.some((it) => meet(it, piece))),
      ),
    ).toEqual([])
  })

  it('stands apart, with floor before it', () => {
    const others = (piece: Piece, pieces: Piece[]) => pieces.filter((other) => other !== piece)
    expect(
      breaking((piece, { pieces }) => others(piece, pieces).some((other) => meet(other, piece))),
    ).toEqual([])
    expect(
      breaking((piece, { pieces }) =>
        others(piece, pieces).some((other) => meet(other, piece.front)),
      ),
    ).toEqual([])
  })

  it.each([
    [['bedroom', 'mainBedroom'], 'bed'],
    [['living'], 'lounge'],
    [['kitchen'], 'counter'],
    [['bathroom', 'toilet'], 'wc'],
    [['bathroom', 'toilet'], 'basin'],
    [['dressing', 'wardrobe'], 'wardrobe'],
  ])('is in every %j a %s', (rooms, kind) => {
    const without = furnished.flatMap(({ slug, floor, pieces }) =>
      floor.rooms
        .filter((room) => rooms.includes(room.kind))
        .filter(({ position }) => !pieces.some((it) => it.room === position && it.kind === kind))
        .map((room) => `${slug}: ${room.kind} ${room.area}`),
    )
    expect(without).toEqual([])
  })

  it('has in every bathroom a bath or a shower', () => {
    const dry = furnished.flatMap(({ slug, floor, pieces }) =>
      floor.rooms
        .filter(({ kind }) => kind === 'bathroom')
        .filter(
          ({ position }) =>
            !pieces.some(({ room, kind }) => room === position && /bath|shower/.test(kind)),
        )
        .map(({ area }) => `${slug} ${area}`),
    )
    expect(dry).toEqual([])
  })

  it('has a bed in every home', () => {
    const bedless = homes.filter(
      ({ floors }) => !floors.flatMap(furnish).some(({ kind }) => kind === 'bed'),
    )
    expect(bedless.map(({ slug }) => slug)).toEqual([])
  })
})

describe('furniture', () => {
  it('leaves windows free where it is tall', () => {
    const pieces = furnish(floorOf('bedroom 0 0 4 4', 'window 0 0 across 4'))
    expect(kindsOf(pieces)).toContain('bed')
    const below = pieces.filter(({ side }) => side === 'top')
    expect(kindsOf(below)).not.toContain('bed')
    expect(kindsOf(below)).not.toContain('wardrobe')
  })

  it('is smaller in a small room, and absent where there is no place', () => {
    const widthOf = (...lines: string[]) =>
      furnish(floorOf(...lines)).find(({ kind }) => kind === 'bed')?.width
    expect(widthOf('bedroom 0 0 5 5')).toBeGreaterThan(2)
    expect(widthOf('bedroom 0 0 2 2.9')).toBeLessThanOrEqual(2)
    expect(furnish(floorOf('bedroom 0 0 0.8 0.8'))).toEqual([])
  })

  it('stands with its back to a wall, not to a room without a wall between', () => {
    const [counter] = furnish(floorOf('kitchen 0 0 3 2', 'living 0 2 3 4'))
    expect(counter?.kind).toBe('counter')
    expect(counter?.side).not.toBe('bottom')
  })

  it('and the name of a terrace keep clear of a pool in it, wherever that is', () => {
    for (const pool of ['pool 1 6 3 2', 'pool 3.5 5.2 3 2', 'pool 0.6 5 7 1.2']) {
      const floor = floorOf('living 0 0 8 4', 'terrace 0 4.2 8 4', pool)
      const [terrace, water] = [floor.rooms[1] as PlanRoom, floor.rooms[2]?.parts[0] as Rectangle]
      const pieces = furnish(floor)
      expect(pieces.filter(({ room }) => room === terrace.position).length).toBeGreaterThan(0)
      expect(pieces.filter((piece) => meet(piece, water))).toEqual([])
      const around = { pieces, doors: [], pools: poolsAround(terrace, floor) }
      expect(meet(labelSpace(terrace, around), water)).toBe(false)
    }
  })

  it('is a car in a garage, and a bed in the room of a studio', () => {
    expect(kindsOf(furnish(floorOf('garage 0 0 3.5 6')))).toEqual(['car'])
    expect(kindsOf(furnish(floorOf('living 0 0 7 5')))).toContain('bed')
  })
})

describe('a door', () => {
  const rooms = ['hall 0 0 4 2', 'bathroom 0 2.1 2.4 2']
  it('opens into the smaller of two rooms, against the nearer wall', () => {
    const [door] = doorsOf(floorOf(...rooms, 'door 0.1 2.05 across 0.8'))
    expect(door?.leaves).toMatchObject([{ hinge: [0.1, 2.1], end: [0.9, 2.1] }])
    expect(door?.leaves[0]?.tip[1]).toBeCloseTo(2.9)
  })

  it('has two leaves where it is wide', () => {
    const [door] = doorsOf(floorOf(...rooms, 'door 0.2 2.05 across 1.6'))
    expect(door?.leaves).toHaveLength(2)
  })

  it('slides before a wardrobe', () => {
    const [door] = doorsOf(
      floorOf('bedroom 0 0 4 4', 'wardrobe 0 4.1 4 0.6', 'door 1 4.05 across 2'),
    )
    expect(door).toMatchObject({ slides: true, leaves: [] })
  })

  it('is none where a window leads to no terrace', () => {
    expect(doorsOf(floorOf('living 0 0 4 4', 'window 1 4.1 across 2'))).toEqual([])
    expect(
      doorsOf(floorOf('living 0 0 4 4', 'terrace 0 4.2 4 2', 'window 1 4.1 across 2')),
    ).toMatchObject([{ leaves: [], slides: false }])
  })
})
