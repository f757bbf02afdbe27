import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { sharedText, sharedTextOf } from '#scripts/build/next/shared-text.ts'
import { payloadIn } from '#src/lib/payload-data.ts'
import { runs } from '#tests/soak.ts'

const RUNS = { numRuns: runs({ test: 2_000, soak: 100_000 }) }

const ADDRESS = '/_next/static/payload/1.txt'

/** What a text has in common with another one, and of its own, as a document says it. */
const partsOf = (text: string, shared: string) =>
  sharedText(shared, ADDRESS)
    .copiesIn(byteText(text))
    .map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1').toString() : part))

const LONG = [
  '"one":"The first of the words",',
  '"two":"كلمة من الكلمات الطويلة",',
  '"three":"und 🏙 drei",',
]

it('gives any text back from copies and what it has of its own', () => {
  const piece = fc.constantFrom(...LONG, ',', '\n', 'é', '🏙', '"$undefined",')
  const text = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme' }))).map((its) => its.join(''))
  fc.assert(
    fc.property(text, text, (one, other) => {
      const data = { parts: partsOf(one, other), lengths: [] }
      expect(payloadIn('', data, other)).toBe(one)
    }),
    RUNS,
  )
})

it('copies what two texts have in common, and keeps what is shorter than its place', () => {
  const [one, two, three] = LONG as [string, string, string]
  expect(partsOf(`${one}"own",${two}${three}`, `"short",${one}${two}${three}"short",`)).toEqual([
    ['"short",'.length, one.length],
    '"own",',
    [`"short",${one}`.length, two.length + three.length],
  ])
  expect(partsOf('"short",', '"short",')).toEqual(['"short",'])
})

it('of a piece that is there more than once, takes the one after what it has copied last', () => {
  const [one, two] = LONG as [string, string]
  const again = '"again":"the same words as before",'
  expect(partsOf(`${one}"own",${again}${two}`, `${again}${one}${again}${two}`)).toEqual([
    [again.length, one.length],
    '"own",',
    [again.length + one.length, again.length + two.length],
  ])
})

it('is the payload of the frame without what its route shows', () => {
  const payload = ['1:"a"\n2:', { before: '"b', string: '<p>', after: 'c"\n' }, '3:"d"\n']
  expect(sharedTextOf({ payload })).toBe('1:"a"\n2:"bc"\n3:"d"\n')
})
