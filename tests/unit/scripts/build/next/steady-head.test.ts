import { expect, it } from 'vitest'
import { withSteadyHead } from '#scripts/build/next/steady-head.ts'

const ADJUST = '<meta name="next-size-adjust" content=""/>'
const LATE = '<meta name="theme-color" content="#fff"/>'
const TITLE = '<title>A</title><meta name="description" content="b"/>'
const documentOf = (...head: string[]) =>
  `<html><head><meta charSet="utf-8"/>${head.join('')}<script noModule=""></script></head><body></body></html>`

it('has one order whichever of its elements came late', () => {
  const heads = [
    [ADJUST, LATE, TITLE],
    [LATE, ADJUST, TITLE],
    [LATE, TITLE, ADJUST],
  ]
  const steady = new Set(heads.map((head) => withSteadyHead(documentOf(...head))))
  expect([...steady]).toEqual([documentOf(LATE, ADJUST, TITLE)])
})

it('leaves a document alone that has no such elements, or has them in its body', () => {
  for (const html of [documentOf(TITLE), documentOf(ADJUST), `<body>${ADJUST}${TITLE}</body>`]) {
    expect(withSteadyHead(html)).toBe(html)
  }
})
