import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOutline } from '#src/plans/outline.ts'

const read = (text: string) => {
  const reading = readOutline(text)
  if (reading.status === 'wrong') throw new Error(reading.problem)
  return reading
}

describe('the outline of an area', () => {
  it.each([
    ['M10 20L110 20L110 70Z', 'M10 20L110 20L110 70Z'],
    // As Inkscape writes it: relative, with commas, and lines that follow a move.
    ['m 10,20 100,0 v 50 h -100 z', 'M10 20L110 20L110 70L10 70Z'],
    ['M10.4 19.6H110V70', 'M10 20L110 20L110 70Z'],
    ['10,20 110,20 110,70', 'M10 20L110 20L110 70Z'],
    ['M0-5L1e2,.5-10.5 80z', 'M0 -5L100 1L-10 80Z'],
    ['m0 0h10v10zm20 0h10v10z', 'M0 0L10 0L10 10ZM20 0L30 0L30 10Z'],
    ['M0 0c10 0 20 10 20 20s-10 20-20 20z', 'M0 0C10 0 20 10 20 20S10 40 0 40Z'],
    ['M0 0a30 30 0 0 1 60 60h-60z', 'M0 0A30 30 0 0 1 60 60L0 60Z'],
  ])('%j is %j', (text, d) => {
    expect(read(text).d).toBe(d)
  })

  it('knows its box and how high it is at its ends', () => {
    expect(read('M10 20L110 60L110 90L10 40Z')).toMatchObject({
      box: { x: 10, y: 20, width: 100, height: 70 },
      ends: { left: 30, right: 75 },
    })
  })

  it.each([
    ['  ', 'It is empty.'],
    ['L0 0 10 10', 'does not begin with M'],
    ['M0 0L10 0L10', 'Its command L lacks a number.'],
    ['0,0 10,0 10', 'A corner lacks its second number.'],
    ['M0 0L10 10Z', 'fewer than three corners'],
    ['M0 0L10 0L20 0Z', 'It is no area'],
    ['<path d="M0 0"/>', 'It holds “<”'],
    ['M0 0L10 0L10 10" onload="x', 'It holds “"”'],
    ['M0 0L9999999 0L10 10Z', 'far outside'],
    [`M0 0${'L1 1'.repeat(9000)}`, 'too long'],
  ])('says of %j what is wrong', (text, problem) => {
    const reading = readOutline(text)
    expect(reading.status === 'wrong' && reading.problem).toContain(problem)
  })

  it('is read or refused, whatever the text, and what is read holds nothing but a path', () => {
    const signs = fc.constantFrom(...'MmLlHhVvZzCcSsQqTtAa0123456789.,+-eE  ')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: signs })), (text) => {
        const reading = readOutline(text)
        if (reading.status === 'wrong') return reading.problem.length > 0
        return /^M[MLCSQTAZ\d -]*Z$/.test(reading.d) && !reading.d.includes('NaN')
      }),
    )
  })
})
