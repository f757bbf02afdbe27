import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long, in the order in which they begin: those that wait for a clock or a browser are between
 * those that compute, so that one has a processor while the other waits.
 */
const LONG = [
  'editing',
  'oracle',
  'lighthouse',
  'left-out-news',
  'accounts',
  'fresh-tab',
  'plain-build',
  'layout-shift',
  'live',
  'schedule',
  'forms-sending',
  'scripts',
  'netlify-cache',
  'two-instances',
  'site-page',
  'accessibility',
  'killed',
  'pull-meanwhile',
  'cms-webhook',
  'hostile-content',
  'full-disk',
  'react-errors',
  'shared-killed',
  'account-function',
  'error-reporting',
  'pull-delta',
  'command',
  'start',
  'addresses',
  'database',
  'pull-faults',
  'shared-series',
  'same-snapshot',
  'panel-roles',
  'pull-fallbacks',
]

/** The kinds of test in their order; a worker whose next file is of the same kind goes on with what it has loaded. */
const KINDS = ['build', 'e2e', 'cms-postgres', 'cms', 'functions', 'unit']

/** Begins with what takes long, so that no long file is left when all others are done; kind by kind. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => kindOf(a) - kindOf(b) || placeOf(a) - placeOf(b))
  }
}

const kindOf = ({ project }: TestSpecification): number => KINDS.indexOf(project.name)

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.indexOf(basename(moduleId, '.test.ts'))
  return place === -1 ? LONG.length : place
}
