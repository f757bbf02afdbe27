import { expect, test } from 'vitest'
import { payloadAddress } from '#src/components/router/payload-address.ts'

const PAGE = 'https://mira.example/units'

test.each([
  ['https://mira.example/units/a.txt?_rsc=x1', 'https://mira.example/units/a.txt'],
  ['/units/a.txt?kind=villa&_rsc=x1', 'https://mira.example/units/a.txt?kind=villa'],
  ['/data/units.en.json', '/data/units.en.json'],
  ['/robots.txt', '/robots.txt'],
  ['/api/lead?_rsc=x1', '/api/lead?_rsc=x1'],
])('%s is fetched from %s', (address, fetched) => {
  expect(payloadAddress(address, PAGE)).toBe(fetched)
})
