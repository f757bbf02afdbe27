import { defineConfig } from 'vitest/config'
import { filesOf } from './tests/core.ts'
import { LongestFirst } from './tests/longest-first.ts'

/**
 * How many files run at a time. Most tests of the CMS, of browsers and of builds wait for answers as much as they
 * work, so that four of them keep two cores busy.
 */
const MAX_WORKERS = 4

/** For what takes a moment, on a slow machine that has other things to do: limits end what hangs, and measure nothing. */
const ALL_BUSY_MS = 120_000

/** What a page or the panel sets later, on such a machine. */
const SET_LATER_MS = 45_000

/** The real CMS answers in seconds, and half a minute after it was told to start. */
const CMS = {
  testTimeout: 400_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: SET_LATER_MS } },
}

const testsOfCms = (names: string[]) => names.map((name) => `tests/cms/${name}.test.ts`)

/** Tests of the CMS in which no database has a part. */
const WITHOUT_DATABASE = testsOfCms([
  'command',
  'database-config',
  'draft',
  'left-out-news',
  'panel',
  'panel-beside',
  'panel-building',
  'panel-price-list',
  'pull-faults',
])

/**
 * Tests in which a database has a small part: `npm test -- --all` runs them on one database, with a short proof on the
 * other, and `npm run soak` on both. All others run on both. The proof on Postgres is `postgres/in-short`; for `pull`,
 * `pull-delta` and `new-site` it is `postgres/same-snapshot`, for `schedule` it is `postgres/two-instances`, for `start`
 * it is `postgres/database`, for `price-feed` it is `price-list`. That on SQLite is `e2e/accounts` for `account-function`, `pull-delta` for `pull-meanwhile`, and `shared-fields` for the others.
 */
const ONE_DATABASE = {
  sqlite: testsOfCms([
    'addresses',
    'building',
    'languages',
    'new-site',
    'panel-roles',
    'price-feed',
    'refused-entries',
    'pull',
    'pull-delta',
    'pull-fallbacks',
    'pull-files',
    'schedule',
    'seed-content',
    'site-page',
    'start',
    'webhook',
    'words',
  ]),
  postgres: testsOfCms(['account-function', 'pull-meanwhile', 'shared-killed', 'shared-series']),
}

/**
 * Two seeds in databases of one kind. `npm test -- --all` has a seed in each kind, which `postgres/same-snapshot`
 * compares in the same way.
 */
const SECOND_SEED = testsOfCms(['same-seed'])

const inSoak = (files: string[]) => (process.env.SOAK ? [] : files)

/** The kinds of test; each folder is named after what is real in it. */
export default defineConfig({
  test: {
    maxWorkers: MAX_WORKERS,
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'long', description: 'Left out of a run of the core: tests/core.ts.' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // No file replaces a module, so files share what they load. This halves the processor time.
          isolate: false,
          testTimeout: ALL_BUSY_MS,
          hookTimeout: ALL_BUSY_MS,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          // No file replaces a module, so files share what they load. This saves a fifth of the processor time.
          isolate: false,
          testTimeout: ALL_BUSY_MS,
          hookTimeout: ALL_BUSY_MS,
        },
      },
      {
        test: {
          name: 'build',
          include: filesOf('build', 'tests/build/**/*.test.ts'),
          testTimeout: 900_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'cms',
          include: filesOf('cms', 'tests/cms/*.test.ts'),
          exclude: inSoak([...ONE_DATABASE.postgres, ...SECOND_SEED]),
          globalSetup: ['tests/cms/setup.ts'],
          ...CMS,
        },
      },
      {
        test: {
          name: 'cms-postgres',
          include: filesOf('cms-postgres', 'tests/cms/**/*.test.ts'),
          exclude: [...WITHOUT_DATABASE, ...inSoak([...ONE_DATABASE.sqlite, ...SECOND_SEED])],
          globalSetup: ['tests/cms/setup-postgres.ts'],
          ...CMS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: filesOf('e2e', 'tests/e2e/**/*.test.ts'),
          globalSetup: ['tests/e2e/setup.ts'],
          // No file replaces a module, so files share what they load, and a browser (`tests/e2e/browser.ts`).
          isolate: false,
          testTimeout: 360_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: SET_LATER_MS } },
        },
      },
    ],
  },
})
