import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '#src/environment/commands.ts'

test('nothing need be set, and what is empty is not set', () => {
  const read = readEnvironment({})
  expect(read).toMatchObject({
    outDir: resolve('out'),
    cms: undefined,
    accounts: { configured: false, providers: [] },
    origin: 'http://127.0.0.1:8888',
    errorReporting: undefined,
    tracking: { tagManager: null, pixel: null },
    leads: { countryLookup: '/api/country', turnstileSiteKey: null },
  })
  const empty = { CMS_URL: '', PORT: '', OUT_DIR: ' ', SENTRY_DSN: '', TAG_MANAGER_ID: '' }
  expect(readEnvironment(empty)).toEqual(read)
})

test('the address of the site is SITE_URL, else Netlify’s, else that of the preview', () => {
  const given = { SITE_URL: 'https://mira.example/x/', URL: 'https://mira.netlify.example' }
  expect(readEnvironment(given).origin).toBe('https://mira.example')
  expect(readEnvironment({ ...given, SITE_URL: '' }).origin).toBe('https://mira.netlify.example')
  expect(readEnvironment({ PORT: '3000' }).origin).toBe('http://127.0.0.1:3000')
})

test('the tag manager loads before consent only in the advanced mode', () => {
  const loadsDenied = (mode: string) =>
    readEnvironment({ TAG_MANAGER_ID: 'GTM-AB12CD3', CONSENT_MODE: mode }).tracking.tagManager
      ?.loadsDenied
  expect(['', 'basic', 'advanced'].map(loadsDenied)).toEqual([false, false, true])
})

test.each([
  ['CMS_URL', 'somewhere', 'an address such as https://cms.example'],
  ['SITE_URL', 'ftp://mira.example', 'an address such as https://mira.example'],
  ['PORT', '70000', 'a number up to 65535'],
  ['PORT', 'eighty', 'a number up to 65535'],
  ['PORT', '80.5', 'a number up to 65535'],
  ['TAG_MANAGER_ID', 'UA-1', 'like GTM-AB12CD3'],
  ['PIXEL_ID', 'x1', 'a number'],
  ['CONSENT_MODE', 'on', '"basic" or "advanced"'],
])('%s="%s" ends a command with a sentence', (name, value, must) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    `${name}="${value}" cannot be used: it must be ${must}. Set it to a valid value or remove it.`,
  )
})
