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
    ['M0 0c10 0 20 10 20 20s-10 20-20 20z', 'M0 0C10 0 20 10 20 20C20 30 10 40 0 40Z'],
    ['M0 0q10 0 10 10t10 10 10-10z', 'M0 0Q10 0 10 10Q10 20 20 20Q30 20 30 10Z'],
    // A smooth curve after something else begins straight.
    ['M0 0h10s10 10 0 20z', 'M0 0L10 0C10 0 20 10 10 20Z'],
    ['M0 0a9 9 0 0 1 9 9s10 10 0 20z', 'M0 0C5 0 9 4 9 9C9 9 19 19 9 29Z'],
    ['M0 0a100 100 0 0 1 100 100H0z', 'M0 0C55 0 100 45 100 100L0 100Z'],
    // Without a radius an arc is a line.
    ['M0 0a0 9 0 0 1 60 60h-60z', 'M0 0L60 60L0 60Z'],
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
    ['a circle', 'M50 100a50 50 0 1 0 100 0a50 50 0 1 0-100 0z', [50, 50, 100, 100], [100, 100]],
    // Half circles at both ends, as SVGO packs them: no space after a flag.
    ['a pill', 'M60 20h80a30 30 0 010 60H60a30 30 0 010-60z', [30, 20, 140, 60], [50, 50]],
    ['an arc that is too small', 'M0 50A9 9 0 0 1 100 50z', [0, 0, 100, 50], [36, 36]],
    ['a turned ellipse', 'M0 50A50 25 90 0 1 50 50A50 25 90 0 1 0 50z', [0, 0, 50, 100], [50, 50]],
    ['a smooth curve', 'M0 50C0 0 50 0 50 50S100 100 100 50z', [0, 0, 100, 100], [25, 75]],
  ])('has all of %s in its box', (_, text, [x, y, width, height], [left, right]) => {
    const { box, ends } = read(text)
    const found = [box.x, box.y, box.width, box.height, ends.left, ends.right]
    expect(found.map((it) => Math.round(it) + 0)).toEqual([x, y, width, height, left, right])
  })

  it('reads packed flags', () => {
    expect(read('M0 0a5 5 0 015 5L0 9z').d).toBe(read('M0 0a5 5 0 0 1 5 5L0 9z').d)
    expect(read('M0 0a5 5 0 1110 10L0 9z').d).toBe(read('M0 0a5 5 0 1 1 10 10L0 9z').d)
  })

  it.each([
    ['  ', 'It is empty.'],
    ['M10,10 e 20,20 30,50 Z', 'It holds “e 20,20 30,5” where a number belongs.'],
    ['M0 0L10 0L10 1e', 'It holds “e” where'],
    ['M0 0L10 0L10 +-1', 'It holds “+-1” where'],
    ['M0 0a5 5 0 2 1 10 10L0 9z', 'It holds “2 1 10 10” where'],
    ['M0 0L10 0L10 10Z 5 5', 'It does not begin with M'],
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
        return /^M[MLCQZ\d -]*Z$/.test(reading.d) && !reading.d.includes('NaN')
      }),
    )
  })
})
