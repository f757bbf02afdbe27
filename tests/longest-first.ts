import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long, in the order in which they begin: those that wait for a clock stand between those that
 * work, so that the one has a processor while the other waits.
 */
const LONG = [
  'oracle',
  'accounts',
  'lighthouse',
  'plain-build',
  'editing',
  'layout-shift',
  'live',
  'fresh-tab',
  'accessibility',
  'full-disk',
  'killed',
  'hostile-content',
  'scripts',
  'netlify-cache',
  'forms-filling',
  'forms-sending',
  'left-out-news',
  'same-snapshot',
  'schedule',
  'pull-delta',
  'two-instances',
  'pull-meanwhile',
  'site-page',
  'command',
  'account-function',
  'shared-killed',
  'panel',
  'shared-series',
  'pull-fallbacks',
  'addresses',
  'stored-values',
]

/** Begins with what takes long, so that no long file is left when all others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b))
  }
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.indexOf(basename(moduleId, '.test.ts'))
  return place === -1 ? LONG.length : place
}
