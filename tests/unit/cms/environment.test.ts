import { expect, test } from 'vitest'
import { environment, providerKeys } from '../../../cms/src/settings/environment.ts'

test('without variables the CMS has its defaults, and an empty variable counts as not set', () => {
  expect(environment({ CMS_PANEL: '', SMTP_PORT: ' ', DATABASE_SSL: '' })).toEqual(environment({}))
  expect(environment({})).toMatchObject({
    ...{ HOST: '127.0.0.1', PORT: 1337, SMTP_PORT: 1025, DATABASE_POOL: 10 },
    ...{ CMS_PANEL: true, ACCOUNT_CONFIRMATION: true, DATABASE_SSL: false },
  })
  expect(environment({}).SITE_URL).toBeUndefined()
})

test('values have their types', () => {
  const given = { SITE_URL: 'https://mira.example/', CMS_PANEL: 'false', CMS_PORT: '4000' }
  expect(environment(given)).toMatchObject({
    ...{ SITE_URL: 'https://mira.example', CMS_PANEL: false, CMS_PORT: 4000 },
  })
})

test('all that cannot be used is named together, without the values', () => {
  const given = {
    ...{ SITE_URL: 'mira', DATABASE_POOL: 'many', CMS_PANEL: 'no', CMS_SEED: 'all' },
    ...{ DATABASE_CLIENT: 'mysql', PRICE_FEED_URL: 'ftp://a-secret' },
  }
  const message = (() => {
    try {
      environment(given)
    } catch (error) {
      return (error as Error).message
    }
  })()
  for (const name of Object.keys(given)) expect(message).toContain(`${name} cannot be used: it`)
  expect(message).toContain('Set a valid value or remove it.')
  expect(message).not.toContain('a-secret')
})

test('each provider of social login has keys by its name', () => {
  const given = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(providerKeys('google', given)).toEqual({ key: 'id', secret: 'secret' })
  expect(providerKeys('oidc', given)).toEqual({ key: undefined, secret: undefined })
})
