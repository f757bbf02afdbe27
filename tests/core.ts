/**
 * The files that `npm test` runs of the tests that build sites, run a CMS or open a browser; `npm test -- --all` runs
 * all. These files prove once what people come for: every type of page is whole, a lead arrives, an edit is published as
 * a build from nothing publishes it, the CMS is seeded and pulled from and lets in whom it should. Their tests with the
 * tag `long` are left out too.
 */
export const CORE = {
  build: ['failed-plan', 'file-lock', 'oracle', 'preview'],
  'cms-postgres': [],
  cms: ['addresses', 'pull', 'public-access', 'stored-values', 'webhook'],
  e2e: [
    'accessibility',
    'content-security-policy',
    'currency',
    'forms-sending',
    'html',
    'language',
    'menu',
    'navigation',
    'overflow',
    'pages',
    'router-contract',
    'unit-filter',
  ],
}

/** Whether this run is of the core: `scripts/test.ts` says so. */
export const isCore = process.env.TESTS === 'core'

/**
 * The test files of a kind in this run.
 *
 * @param all where all of them are.
 */
export const filesOf = (kind: keyof typeof CORE, all: string): string[] =>
  isCore ? CORE[kind].map((name) => `tests/${kind}/${name}.test.ts`) : [all]
