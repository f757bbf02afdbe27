import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What gets the focus from a script and cannot be pressed: a new page, results, and the message that a form was sent. */
const NO_CONTROL = [
  '.main:focus',
  '.list:focus',
  '.found:focus',
  '.comparison:focus',
  '.sent:focus-visible',
]

const RULE = /([^{}]+)\{([^{}]*)\}/g

test('what takes the outline of the focus away draws another ring', () => {
  const bare = globSync('src/components/**/*.css').flatMap((file) => {
    const rules = [
      ...readFileSync(file, 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(RULE),
    ].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }))
    const rings = rules.filter(({ body }) => /(?:outline|border|box-shadow): (?!none|0)/.test(body))
    return rules
      .filter(({ selector, body }) => /:focus/.test(selector) && /outline: none/.test(body))
      .map(({ selector }) => selector)
      .filter((selector) => {
        const control = selector.split(':')[0] as string
        const drawn = (it: string) =>
          it.includes(':focus-visible') && it.split(/[\s:(]/).includes(control.split(' ')[0] ?? '')
        return !(NO_CONTROL.includes(selector) || rings.some((ring) => drawn(ring.selector)))
      })
      .map((selector) => `${file}: ${selector}`)
  })
  expect(bare).toEqual([])
})
