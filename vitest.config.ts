import { defineConfig } from 'vitest/config'

/**
 * Tests that build sites or run browsers and a CMS. They wait for one another's answers as much as they
 * work, so two files at a time keep two cores busy.
 */
const SITES = { maxWorkers: 2, sequence: { groupOrder: 1 } }

/** The real CMS answers in seconds, and half a minute after it was told to start. */
const CMS = { testTimeout: 180_000, hookTimeout: 300_000, ...SITES }

/** Tests of the CMS in which no database has a part. All others run on SQLite and on Postgres. */
const WITHOUT_DATABASE = [
  'command',
  'database-config',
  'draft',
  'left-out-news',
  'panel',
  'pull-faults',
].map((name) => `tests/cms/${name}.test.ts`)

/** The kinds of test, quick ones first; each folder is named after what is real in it. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], testTimeout: 30_000 },
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
          globalSetup: ['tests/cms/setup.ts'],
          ...CMS,
        },
      },
      {
        test: {
          name: 'cms-postgres',
          include: ['tests/cms/**/*.test.ts'],
          exclude: WITHOUT_DATABASE,
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
          ...SITES,
        },
      },
    ],
  },
})
