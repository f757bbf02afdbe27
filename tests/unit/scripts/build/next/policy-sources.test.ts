import { expect, test } from 'vitest'
import { policySources } from '#scripts/build/next/policy-sources.ts'
import { NO_TRACKING } from '#src/site/tracking.ts'

const plain = { countryLookup: '/api/country', turnstileSiteKey: null }
const none = { leads: plain, tracking: NO_TRACKING }

const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

test('pages load nothing from elsewhere but the players of films unless it is configured', () => {
  expect(policySources(none)).toEqual({ 'frame-src': players })
})

test('Turnstile may load its script and its frame', () => {
  const turnstile = ['https://challenges.cloudflare.com']
  expect(policySources({ ...none, leads: { ...plain, turnstileSiteKey: 'key' } })).toEqual({
    'script-src': turnstile,
    'frame-src': [...players, ...turnstile],
  })
})

test('a country lookup of another site may be asked', () => {
  expect(
    policySources({
      ...none,
      leads: { ...plain, countryLookup: 'https://lookup.example/ip?format=text' },
    }),
  ).toMatchObject({ 'connect-src': ['https://lookup.example'] })
})

test('allows to call Sentry where errors are reported to it', () => {
  const errorReporting = { dsn: 'https://key@sentry.example/7', environment: 'test' }
  expect(policySources({ ...none, errorReporting })).toMatchObject({
    'connect-src': ['https://sentry.example'],
  })
})

test('lets the tag manager and the pixel through, where their ids are set', () => {
  const tagManager = { id: 'GTM-X', origin: 'https://tags.example' }
  const sources = policySources({ ...none, tracking: { tagManager, pixel: { id: '1' } } })
  expect(sources['script-src']).toEqual([
    'https://tags.example',
    'https://*.googletagmanager.com',
    'https://connect.facebook.net',
  ])
  expect(sources['frame-src']).toEqual([...players, 'https://tags.example'])
  expect(sources['img-src']).toContain('https://www.facebook.com')
  expect(JSON.stringify(sources)).not.toContain('unsafe')
})
