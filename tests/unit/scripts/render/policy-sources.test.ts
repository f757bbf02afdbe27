import { expect, test } from 'vitest'
import { policySources } from '#scripts/render/policy-sources.ts'

const plain = { countryLookup: '/api/country', turnstileSiteKey: null }

test('pages load nothing from elsewhere unless it is configured', () => {
  expect(policySources(plain)).toEqual({})
})

test('Turnstile may load its script and its frame', () => {
  const turnstile = ['https://challenges.cloudflare.com']
  expect(policySources({ ...plain, turnstileSiteKey: 'key' })).toEqual({
    'script-src': turnstile,
    'frame-src': turnstile,
  })
})

test('a country lookup of another site may be asked', () => {
  expect(
    policySources({ ...plain, countryLookup: 'https://lookup.example/ip?format=text' }),
  ).toEqual({ 'connect-src': ['https://lookup.example'] })
})

test('allows to call Sentry where errors are reported to it', () => {
  const errorReporting = { dsn: 'https://key@sentry.example/7', environment: 'test' }
  expect(policySources(plain, errorReporting)).toEqual({
    'connect-src': ['https://sentry.example'],
  })
})
