import { describe, expect, it, test } from 'vitest'
import { MESSAGES } from '#src/models/parts/messages.ts'
import { ROOM_KINDS, readPlan } from '#src/plans/plan-text.ts'

const problemOf = (text: string): string | undefined => {
  const reading = readPlan(text)
  return reading.status === 'wrong' ? reading.problem : undefined
}

describe('the text of a plan', () => {
  it('is a line for each room and opening', () => {
    expect(
      readPlan('living 0.15 3.4 6.12 3.9\r\n\n  door 2,9 1.58 down .8'.replace('.8', '0.8')),
    ).toEqual({
      status: 'read',
      levels: [
        {
          floor: null,
          rooms: [{ kind: 'living', x: 0.15, y: 3.4, width: 6.12, depth: 3.9 }],
          openings: [{ kind: 'door', x: 2.9, y: 1.58, along: 'down', length: 0.8 }],
        },
      ],
    })
  })

  it('begins another floor at each line that says so', () => {
    const reading = readPlan('floor 0\nhall 0 0 2 2\nfloor 1\nhall 0 0 2 2')
    expect(reading.status === 'read' && reading.levels.map(({ floor }) => floor)).toEqual([0, 1])
  })

  it.each([
    ['', 'It has no room.'],
    ['window 0 0 across 2', 'It has no room.'],
    ['hall 0 0 2 2\ncellar 3 0 2 2', 'Line 2: “cellar” is no room.'],
    ['hall 0 0 2', 'Line 1: write left, top, width and depth in metres'],
    ['hall 0 0 2 2m', 'Line 1: write left, top'],
    ['hall -1 0 2 2', 'Line 1: write left, top'],
    ['hall 0 0 0 2', 'Line 1: write left, top'],
    ['hall 0 0 2 2\ndoor 1 2 right 0.8', 'Line 2: write it such as “door 3.9 3.7 down 0.85”.'],
    ['floor ground\nhall 0 0 2 2', 'Line 1: write floor and its level'],
    ['hall 0 0 2 2\n\nliving 1 1 4 4', 'Line 3: the living lies over the hall of line 1.'],
  ])('says of %j what is wrong', (text, problem) => {
    expect(problemOf(text)).toContain(problem)
  })

  it('has at most 200 lines', () => {
    expect(problemOf(`hall 0 0 2 2${'\n'.repeat(201)}`)).toBe('It has more than 200 lines.')
  })

  it('lets a pool lie in a terrace', () => {
    expect(problemOf('terrace 0 0 9 9\npool 1 1 4 2')).toBeUndefined()
  })

  test('the site has a word for each kind of room', () => {
    expect(ROOM_KINDS.filter((kind) => !(`room.${kind}` in MESSAGES))).toEqual([])
  })
})
