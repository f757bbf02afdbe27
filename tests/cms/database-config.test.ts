import { afterEach, describe, expect, it, vi } from 'vitest'
import database from '../../cms/config/database.ts'

function connectionOf(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  return database().connection
}

describe('the database', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is SQLite in the data folder when nothing is said', () => {
    vi.stubEnv('CMS_DATA_DIR', '/somewhere/data')
    expect(connectionOf({})).toMatchObject({
      client: 'sqlite',
      connection: { filename: '/somewhere/data/data.db' },
    })
  })

  it('is Postgres as soon as DATABASE_URL is set', () => {
    const url = 'postgres://mira:secret@db.example:5432/mira'
    expect(connectionOf({ DATABASE_URL: url })).toMatchObject({
      client: 'postgres',
      connection: { connectionString: url, ssl: false, schema: 'public' },
    })
  })

  it('verifies the certificate when DATABASE_SSL is on', () => {
    const env = { DATABASE_URL: 'postgres://db.example/mira', DATABASE_SSL: 'true' }
    expect(connectionOf(env)).toMatchObject({ connection: { ssl: { rejectUnauthorized: true } } })
  })

  it('refuses a client that it does not know, and Postgres without an address', () => {
    expect(() => connectionOf({ DATABASE_CLIENT: 'mysql' })).toThrow('"sqlite" or "postgres"')
    expect(() => connectionOf({ DATABASE_CLIENT: 'postgres' })).toThrow('Set DATABASE_URL')
  })
})
