import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { CMS_DIR } from '#scripts/cms/paths.ts'
import { keepStatements } from '../../../cms/src/database/keep-statements.ts'

type Statement = {
  busy: boolean
  all: (...values: unknown[]) => unknown[]
  run: (...values: unknown[]) => unknown
  iterate: () => Iterator<unknown>
}
type Database = { prepare: (sql: string) => Statement }

let database: Database

beforeEach(() => {
  const Sqlite = createRequire(join(CMS_DIR, 'package.json'))('better-sqlite3')
  database = new Sqlite(':memory:') as Database
  keepStatements(database)
  database.prepare('create table tags (id integer)').run()
  database.prepare('insert into tags values (?)').run(1)
})

it('prepares the same statement once', () => {
  const all = database.prepare('select * from tags')
  expect(database.prepare('select * from tags')).toBe(all)
  database.prepare('insert into tags values (?)').run(2)
  expect(all.all()).toEqual([{ id: 1 }, { id: 2 }])
})

it('prepares it again once tables have changed, so that new columns are read', () => {
  expect(database.prepare('select * from tags').all()).toEqual([{ id: 1 }])
  database.prepare('alter table tags add column title text').run()
  expect(database.prepare('select * from tags').all()).toEqual([{ id: 1, title: null }])
})

it('gives another one while somebody reads the rows of the first', () => {
  const rows = database.prepare('select * from tags').iterate()
  rows.next()
  expect(database.prepare('select * from tags').all()).toEqual([{ id: 1 }])
  rows.return?.()
})

it('keeps a thousand, and forgets what was not used for the longest time', () => {
  const [first, second] = [1, 2].map((id) => database.prepare(`select ${id}`))
  database.prepare('select 1')
  for (let id = 3; id <= 1001; id += 1) database.prepare(`select ${id}`)
  expect(database.prepare('select 1')).toBe(first)
  expect(database.prepare('select 2')).not.toBe(second)
})
