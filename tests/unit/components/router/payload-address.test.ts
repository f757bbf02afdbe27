import { expect, test } from 'vitest'
import { payloadAddress, payloadOf } from '#src/components/router/payload-address.ts'

const SITE = 'https://mira.example'

test.each([
  ['/', '/_payloads/index.txt'],
  ['/ar', '/_payloads/ar.txt'],
  ['/projects/', '/_payloads/projects.txt'],
  ['/units/marina?x=1#y', '/_payloads/units/marina.txt'],
])('the payload of %s is %s', (page, payload) => {
  expect(payloadOf(page)).toBe(payload)
})

test.each([
  [`${SITE}/units/a.txt?_rsc=x1`, '/_payloads/units/a.txt'],
  [`${SITE}/index.txt?_rsc=x1`, '/_payloads/index.txt'],
  ['/units/a.txt?kind=villa&_rsc=x1', '/_payloads/units/a.txt?kind=villa'],
])('what Next asks for as %s is at %s', (address, payload) => {
  expect(payloadAddress(address, `${SITE}/units`)).toBe(`${SITE}${payload}`)
})

test.each(['/data/units.en.json', '/robots.txt', '/api/lead?_rsc=x1'])(
  '%s is no payload',
  (address) => {
    expect(payloadAddress(address, `${SITE}/units`)).toBeNull()
  },
)
