import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

/** Tests that only work: a file for each of two cores, of which Vitest by itself leaves one free. */
const PURE = { maxWorkers: 2 }

/**
 * Tests that build sites or run browsers. They wait for one another's answers as much as they work, so three files
 * at a time keep two cores busy.
 */
const SITES = { maxWorkers: 3, sequence: { groupOrder: 1 } }

/**
 * The real CMS answers in seconds, and half a minute after it was told to start. Its tests wait for its clock and
 * for the disk, so four files at a time keep two cores busy.
 */
const CMS = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  maxWorkers: 4,
  sequence: { groupOrder: 2 },
}

const testsOfCms = (names: string[]) => names.map((name) => `tests/cms/${name}.test.ts`)

/** Tests of the CMS in which no database has a part. */
const WITHOUT_DATABASE = testsOfCms([
  'command',
  'database-config',
  'draft',
  'left-out-news',
  'panel',
  'pull-faults',
])

/**
 * Tests in which a database has a small part: `npm test` runs them on one database, with a short proof on the
 * other, and `npm run soak` on both. All others run on both. The proof on Postgres is `postgres/in-short`, for
 * `pull`, `pull-delta` and `same-seed` it is `postgres/same-snapshot`; that on SQLite is `e2e/accounts`.
 */
const ONE_DATABASE = {
  sqlite: testsOfCms([
    'languages',
    'panel-roles',
    'pull',
    'pull-delta',
    'pull-fallbacks',
    'pull-files',
    'same-seed',
    'seed-content',
    'site-page',
    'webhook',
    'words',
  ]),
  postgres: testsOfCms(['account-function']),
}
const onOther = (files: string[]) => (process.env.SOAK ? [] : files)

/** The kinds of test, quick ones first; each folder is named after what is real in it. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], ...PURE } },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          testTimeout: 30_000,
          ...PURE,
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          ...SITES,
        },
      },
      {
        test: {
          name: 'cms',
          include: ['tests/cms/*.test.ts'],
          exclude: onOther(ONE_DATABASE.postgres),
          globalSetup: ['tests/cms/setup.ts'],
          ...CMS,
        },
      },
      {
        test: {
          name: 'cms-postgres',
          include: ['tests/cms/**/*.test.ts'],
          exclude: [...WITHOUT_DATABASE, ...onOther(ONE_DATABASE.sqlite)],
          globalSetup: ['tests/cms/setup-postgres.ts'],
          ...CMS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
          // What a page sets later, on a machine that has other things to do.
          expect: { poll: { timeout: 15_000 } },
          ...SITES,
        },
      },
    ],
  },
})
