import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { runs, seedOf } from '#tests/soak.ts'
import { CONTENT_TYPES } from '../content-types.ts'
import { Refused, signInEditor } from '../editor.ts'
import { ownCms } from '../own-cms.ts'
import { type Desk, edits } from '../pull-edits.ts'
import { type Pulling, startPulling } from '../pulling.ts'
import { seededEntries, seededLocales } from '../seed-answers.ts'
import { seededTemplate } from '../template.ts'
import { writeToDatabase } from '../write-to-database.ts'

/** More series, or others: `PULL_SERIES=100 PULL_SEED=7 npm test -- --project cms-postgres same-snapshot`. */
const SERIES = Number(process.env.PULL_SERIES ?? runs({ test: 1, soak: 60 }))
const SEED = Number(process.env.PULL_SEED ?? seedOf(20_261_122))

/** How many kinds of edit both pull at a time. */
const TOGETHER = runs({ test: 6, soak: 1 })

/** `state` is that of the CMS at the last pull. */
type Side = { cms: RunningCms; desk: Desk; pulling: Pulling; state: string | null }

let sides: Side[]

beforeAll(async () => {
  const onSqlite = ownCms('same-snapshot-sqlite', { template: await seededTemplate() }, null)
  const onPostgres = ownCms('same-snapshot', { template: inject('cmsTemplate') })
  sides = await Promise.all([onSqlite, onPostgres].map(async (cms) => sideOf(await cms)))
})
afterAll(() =>
  Promise.all((sides ?? []).flatMap(({ cms, pulling }) => [cms.stop(), pulling.remove()])),
)

const TABLES: Record<string, string> = {
  'api::tag.tag': 'tags',
  'api::job.job': 'jobs',
  'api::redirect.redirect': 'redirects',
}

/** An editor whose new entries get document ids by number, since the CMS takes them by chance. */
async function sideOf(cms: RunningCms): Promise<Side> {
  const editor = await signInEditor(cms)
  let number = 0
  const next = () => {
    number += 1
    return number
  }
  const create: typeof editor.create = async (uid, data, locale) => {
    const made = await editor.create(uid, data, locale)
    const documentId = `made${String(next()).padStart(20, '0')}`
    const sql = `update ${TABLES[uid]} set document_id = ? where document_id = ?`
    expect(await writeToDatabase(cms, sql, documentId, made)).toBe(1)
    return documentId
  }
  return {
    cms,
    desk: { cms, editor: { ...editor, create }, next },
    pulling: await startPulling(cms),
    state: null,
  }
}

/** What came of an edit; what the CMS refuses, it refuses in the same words. */
async function make({ desk }: Side, name: string, choice: number): Promise<string> {
  try {
    await edits[name]?.(desk, choice)
    return 'made'
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

const onBoth = <T>(work: (side: Side) => Promise<T>) => Promise.all(sides.map(work))

/** Both give the same bytes, and each finds as much to read and the same reason to build. */
async function expectSameSnapshot(): Promise<void> {
  const [sqlite, postgres] = await onBoth(async (side) => {
    const { calls: _, ms: __, state, ...report } = await side.pulling.pull()
    const moved = state !== side.state
    side.state = state
    return { hashes: await side.pulling.hashes(), moved, report }
  })
  expect(postgres).toEqual(sqlite)
}

test.each(CONTENT_TYPES)(
  'two fresh seeds give $path the same document ids, fields and addresses of media',
  async (type) => {
    const [sqlite, postgres] = await onBoth(({ cms }) => seededEntries(cms, type))
    expect(postgres).toEqual(sqlite)
  },
)

test('two fresh seeds give the locales the same document ids', async () => {
  const [sqlite, postgres] = await onBoth(({ cms }) => seededLocales(cms))
  expect(postgres).toEqual(sqlite)
})

test('a fresh seed gives the same bytes on SQLite and on Postgres', expectSameSnapshot)

test('and so it does after each kind of edit', async () => {
  for (const [index, name] of Object.keys(edits).entries()) {
    const [sqlite, postgres] = await onBoth((side) => make(side, name, 3))
    expect([name, postgres]).toEqual([name, sqlite])
    if (index % TOGETHER === 0) await expectSameSnapshot()
  }
  await expectSameSnapshot()
  const [, { pulling }] = sides as [Side, Side]
  expect(await pulling.hashes()).toEqual(await pulling.full({ files: 'anew' }))
}, 600_000)

test('and after any series of edits', async () => {
  const edit = fc.record({
    name: fc.constantFrom(...Object.keys(edits)),
    choice: fc.nat({ max: 99 }),
  })
  const series = fc.array(edit, { minLength: 4, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(series, async (series) => {
      for (const { name, choice } of series) {
        const [sqlite, postgres] = await onBoth((side) => make(side, name, choice))
        expect([name, postgres]).toEqual([name, sqlite])
      }
      await expectSameSnapshot()
    }),
    // Both go on from where the last series left them: a shorter series would be another one.
    { seed: SEED, numRuns: SERIES, endOnFailure: true },
  )
}, 1_800_000)
