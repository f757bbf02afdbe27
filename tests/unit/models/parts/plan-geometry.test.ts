import { describe, expect, it } from 'vitest'
import { homePlan, type PlanFloor } from '#src/models/parts/home-plan.ts'
import { planGeometry } from '#src/models/parts/plan-geometry.ts'
import { readPlan } from '#src/plans/plan-text.ts'

const drawn = (...lines: string[]) => {
  const plan = homePlan({ drawing: lines.join('\n'), drawingNorth: null }, [], { readPlan })
  return planGeometry(plan?.floors[0] as PlanFloor)
}

describe('the dimensions of a floor', () => {
  it('reach from outer wall to outer wall', () => {
    const { width, height, dimensions } = drawn('living 1 2 5 4', 'bedroom 6.1 2 3.1 3')
    expect([width, height]).toEqual([900, 480])
    expect(dimensions).toMatchObject({ depth: 4 })
    expect(dimensions?.width).toBeCloseTo(8.2)
    // 40 centimetres of wall and margin are around them.
    expect(dimensions?.place).toEqual({ left: 4.4, width: 91.1, top: 8.3, height: 83.3 })
  })

  it('leave out what is outside', () => {
    const alone = drawn('living 1 2 5 4')
    const { height, dimensions } = drawn('living 1 2 5 4', 'terrace 0 6.25 9 3')
    expect(dimensions).toMatchObject({ width: 5, depth: 4 })
    expect(height).toBeGreaterThan(alone.height)
    expect(dimensions?.place.left).toBeGreaterThan(alone.dimensions?.place.left ?? 0)
  })

  it('are none where the floor has no walls', () => {
    expect(drawn('terrace 0 0 9 3').dimensions).toBeNull()
  })
})
