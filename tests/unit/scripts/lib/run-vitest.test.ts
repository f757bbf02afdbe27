import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { againAlone, type FileOutcome, type Outcome, outcomesOf } from '#scripts/lib/run-vitest.ts'

let printed: string[]

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(() => void vi.restoreAllMocks())

const outcome = (status: number, files: Record<string, FileOutcome>): Outcome => ({
  status,
  files: new Map(Object.entries(files)),
})

const file = (passed: number, failed: number): FileOutcome => ({ passed, failed })

test('what failed runs again, alone, and is named where it passes then', () => {
  const runs: string[][] = []
  const first = outcome(1, {
    'a.test.ts': file(3, 0),
    'b.test.ts': file(1, 1),
    'c.test.ts': file(0, 2),
  })
  const second = outcome(1, { 'b.test.ts': file(2, 0), 'c.test.ts': file(1, 1) })
  const both = againAlone(first, (args) => {
    runs.push(args)
    return second
  })
  expect(runs).toEqual([['--maxWorkers=1', 'b.test.ts', 'c.test.ts']])
  expect(both).toEqual(
    outcome(1, { 'a.test.ts': file(3, 0), 'b.test.ts': file(2, 0), 'c.test.ts': file(1, 1) }),
  )
  expect(printed.at(-1)).toBe('\nFailed beside other tests, passed alone:\n  b.test.ts')
})

test.each([
  ['all passed', { 'a.test.ts': file(3, 0) }],
  [
    'more failed than races explain',
    Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}.test.ts`, file(0, 1)])),
  ],
])('nothing runs again where %s', (_, files) => {
  const first = outcome(1, files)
  expect(againAlone(first, () => expect.unreachable())).toBe(first)
})

const result = (status: string, tags: string[] = []) => ({ status, tags })

test('a skipped test and a file that cannot be loaded count as failed; both runs of a file are added', () => {
  const name = `${process.cwd()}/a.test.ts`
  const results = {
    testResults: [
      { name, status: 'passed', assertionResults: [result('passed'), result('skipped')] },
      { name, status: 'passed', assertionResults: [result('passed')] },
      { name: `${process.cwd()}/b.test.ts`, status: 'failed', assertionResults: [] },
    ],
  }
  expect(outcomesOf(JSON.stringify(results), { byName: false })).toEqual(
    new Map([
      ['a.test.ts', file(2, 1)],
      ['b.test.ts', file(0, 1)],
    ]),
  )
  expect(outcomesOf(JSON.stringify(results), { byName: true }).get('a.test.ts')).toEqual(file(2, 0))
})

test('a long test is none of the core; a skipped one that is not long counts as failed there too', () => {
  const name = `${process.cwd()}/a.test.ts`
  const assertionResults = [result('passed'), result('skipped', ['long']), result('skipped')]
  const results = JSON.stringify({ testResults: [{ name, status: 'passed', assertionResults }] })
  const found = (core: boolean) => outcomesOf(results, { byName: false, core }).get('a.test.ts')
  expect(found(true)).toEqual(file(1, 1))
  expect(found(false)).toEqual(file(1, 2))
})
