import { expect, test } from 'vitest'
import { askedPage } from '#src/components/router/payload-from-page.ts'

const SITE = 'https://mira.example'

test.each([
  [`${SITE}/units/a.txt?_rsc=x1`, '/units/a'],
  [`${SITE}/index.txt?_rsc=x1`, '/'],
  ['/units.txt?kind=villa&_rsc=x1', '/units'],
  ['/data/units.en.json', null],
  ['/robots.txt', null],
  ['/api/lead?_rsc=x1', null],
])('by %s Next asks for the page %s', (address, page) => {
  expect(askedPage(address, `${SITE}/units`)).toBe(page)
})
