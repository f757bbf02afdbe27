import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { homePlan, type PlanFloor } from '#src/models/parts/home-plan.ts'
import { doorsOf } from '#src/models/parts/plan-doors.ts'
import { furnish } from '#src/models/parts/plan-furniture.ts'
import { planGeometry } from '#src/models/parts/plan-geometry.ts'
import { type LabelSpace, labelSpace, poolsAround } from '#src/models/parts/plan-labels.ts'
import { holds, meet } from '#src/models/parts/plan-rectangles.ts'
import { readPlan } from '#src/plans/plan-text.ts'

/** In pixels: the drawing on a phone, and a number of two digits as `PlanDrawing.module.css` makes room for it. */
const PHONE = { drawing: 288, width: 14.4, depth: 10.8 }

const labelled = (floor: PlanFloor) => {
  const pieces = furnish(floor)
  const doors = doorsOf(floor)
  const metre = (PHONE.drawing * 100) / planGeometry(floor).width
  return floor.rooms.map((room) => {
    const space = labelSpace(room, { pieces, doors, pools: poolsAround(room, floor) })
    return {
      room,
      pieces,
      space,
      spread: spreadTo(space, PHONE.width / metre, PHONE.depth / metre),
    }
  })
}

/** The space, as large as the number needs it. */
const spreadTo = ({ walls, ...space }: LabelSpace, leastWidth: number, leastDepth: number) => {
  const width = Math.max(space.width, leastWidth)
  const depth = Math.max(space.depth, leastDepth)
  return {
    ...{ width, depth },
    x: walls[0] === 'left' ? space.x : space.x + space.width - width,
    y: walls[1] === 'top' ? space.y : space.y + space.depth - depth,
  }
}

describe('the name of a room in the homes of the demo', async () => {
  const { units } = (await readSnapshot(resolve('content'))).collections
  const labels = (units.en ?? []).flatMap((unit) =>
    (homePlan(unit, [], { readPlan })?.floors ?? [])
      .flatMap(labelled)
      .map((label) => ({ slug: unit.slug, ...label })),
  )

  /** What breaks a rule, by home and room. */
  const breaking = (rule: (label: (typeof labels)[number]) => boolean) =>
    labels.filter(rule).map(({ slug, room }) => `${slug}: ${room.kind} ${room.area}`)

  it('stands in its room', () => {
    expect(labels.length).toBeGreaterThan(400)
    expect(breaking(({ room, space }) => !room.parts.some((it) => holds(it, space)))).toEqual([])
  })

  it('stays in its room where a number spreads on a phone', () => {
    expect(breaking(({ room, spread }) => !room.parts.some((it) => holds(it, spread)))).toEqual([])
  })

  it('stands on no furniture, but in wardrobes that fill their room', () => {
    expect(
      breaking(
        ({ room, pieces, space }) =>
          room.kind !== 'wardrobe' && pieces.some((it) => meet(it, space)),
      ),
    ).toEqual([])
    expect(breaking(({ room, space }) => room.kind !== 'wardrobe' && space.isCovered)).toEqual([])
  })

  it('has room enough beside every bed', () => {
    expect(
      breaking(({ room, space }) => /bedroom|staffRoom/i.test(room.kind) && !space.isAmple),
    ).toEqual([])
  })
})

describe('the name of a room', () => {
  const floorOf = (...lines: string[]): PlanFloor =>
    homePlan({ drawing: lines.join('\n'), drawingNorth: null }, [], { readPlan })
      ?.floors[0] as PlanFloor

  it('has the whole room if that is empty', () => {
    const [label] = labelled(floorOf('hall 0 0 2 3'))
    expect(label?.space).toMatchObject({ x: 0, y: 0, width: 2, depth: 3, isAmple: true })
  })

  it('stands on the furniture where that fills the room', () => {
    const [label] = labelled(floorOf('wardrobe 0 0 3 0.6'))
    expect(label?.space).toMatchObject({ width: 3, isAmple: false, isCovered: true })
  })

  it('moves the bed out of the middle of its wall', () => {
    const [label] = labelled(floorOf('mainBedroom 0 0 3.6 4.19', 'wardrobe 0 4.29 3.6 0.6'))
    const bed = label?.pieces.find(({ kind }) => kind === 'bed')
    expect(label?.space.isAmple).toBe(true)
    expect(bed && label && meet(bed, label.space)).toBe(false)
  })
})
