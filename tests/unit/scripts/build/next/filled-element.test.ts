import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filledElement } from '#scripts/build/next/filled-element.ts'
import { writtenAsRead } from '#scripts/build/next/written-as-read.ts'
import { anyMarkup } from '#tests/fixtures/markup-samples.ts'
import { runs } from '#tests/soak.ts'

const BEFORE = '<body><main><div class="x">'

/** The proof of an element as it stands. */
const directly = (content: string) => {
  const html = `${BEFORE}${content}</div><b></b>`
  const exact = writtenAsRead(html)
  return {
    changing: exact.get(BEFORE.length)?.changing.map(([start, end]) => html.slice(start, end)),
    isRegular: exact.has(html.length - '</b>'.length),
  }
}

const filled = (content: string) => filledElement(['body', 'main'], '<div class="x">', content)

it('proves the same of an element and of its shape, whatever it has', () => {
  fc.assert(
    fc.property(anyMarkup, (content) => {
      expect(filled(content)).toEqual(directly(content))
    }),
    { numRuns: runs({ test: 3_000, soak: 100_000 }) },
  )
})

it('finds what may change where it is, in each element of a shape', () => {
  const price = (home: string, amount: string) =>
    `<p title="${home}">${home}</p><p><data value="9" data-price=""><bdi>${amount}</bdi></data></p>`
  expect(filled(price('One', 'AED 9')).changing).toEqual([
    '<data value="9" data-price=""><bdi>AED 9',
  ])
  expect(filled(price('A longer name', 'AED 1,900')).changing).toEqual([
    '<data value="9" data-price=""><bdi>AED 1,900',
  ])
})

it.each([
  ['an entity that no browser writes', 'a&quot;b', 'a b'],
  ['a comment that is no plain one', '<p>x</p><!-- a="-" -->', '<p>x</p><!-- a="" -->'],
  ['a line break that is lost', '<textarea>\nx</textarea>', '<textarea>x</textarea>'],
  [
    'words where none may be',
    '<table>x<tbody></tbody></table>',
    '<table>\n<tbody></tbody></table>',
  ],
])('does not take an element with %s for one without', (_, odd, plain) => {
  expect(filled(plain)).toEqual(directly(plain))
  expect(filled(plain).changing).toBeDefined()
  expect(filled(odd).changing).toBeUndefined()
  expect(filled(plain).changing).toBeDefined()
})
