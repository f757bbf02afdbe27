import { describe, expect, it } from 'vitest'
import { homePlan } from '#src/models/parts/home-plan.ts'
import { readPlan } from '#src/plans/plan-text.ts'
import { project, siteOf, unit } from '../../content/small-content.ts'

const FLOORS = [
  { level: 0, title: 'Ground floor' },
  { level: 1, title: 'Floor 1' },
]
const plan = (...lines: string[]) =>
  homePlan({ drawing: lines.join('\n'), drawingNorth: null }, FLOORS, { readPlan })

describe('the plan of a home', () => {
  it('counts its rooms, and those of a kind of which there are several', () => {
    const rooms = plan('bedroom 0 0 3 3', 'kitchen 4 0 3 3', 'bedroom 0 4 3 3')?.floors[0]?.rooms
    expect(rooms?.map(({ position, kind, count }) => [position, kind, count])).toEqual([
      [1, 'bedroom', 1],
      [2, 'kitchen', null],
      [3, 'bedroom', 2],
    ])
  })

  it('takes touching rectangles of a kind as one room, the largest first', () => {
    const [hall, ...others] =
      plan('hall 0 0 1 2', 'hall 3 0 1 2', 'hall 1 0 2 2')?.floors[0]?.rooms ?? []
    expect(others).toEqual([])
    expect(hall?.area).toBe(8)
    expect(hall?.parts.map(({ width }) => width)).toEqual([2, 1, 1])
  })

  it('keeps rooms apart that a wall divides or that meet in a corner', () => {
    expect(plan('hall 0 0 1 2', 'hall 1.1 0 1 2', 'hall 2.1 2 1 2')?.floors[0]?.rooms).toHaveLength(
      3,
    )
  })

  it('names its floors where it has several, and counts on', () => {
    const two = plan('floor 0', 'hall 0 0 2 2', 'floor 1', 'hall 0 0 2 2')
    expect(two?.floors.map(({ title }) => title)).toEqual(['Ground floor', 'Floor 1'])
    expect(two?.floors[1]?.rooms[0]).toMatchObject({ position: 2, count: 2 })
    expect(plan('floor 1', 'hall 0 0 2 2')?.floors[0]?.title).toBeNull()
  })

  it.each([null, '', '  '])('is none where its text is %j', (drawing) => {
    expect(homePlan({ drawing, drawingNorth: 0 }, FLOORS, { readPlan })).toBeNull()
  })
})

it('breaks neither the home nor the build where it cannot be drawn, and is reported', () => {
  const site = siteOf({
    projects: [project()],
    units: [unit({ drawing: 'hall 0 0 2 2\nattic 1 1 1 1' })],
  })
  expect(site.problems.map(({ problem }) => problem)).toContainEqual(
    expect.stringMatching(/^The field "Plan as data" of "Flat 1" .* Line 2: “attic” is no room/),
  )
})
