import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { areQuick, changedTests, GitError } from '#scripts/lib/changed-tests.ts'

const QUICK = ['--project', 'unit', '--project', 'functions']

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mira-changed-'))
  git('init', '--quiet')
  write('tests/e2e/kept.test.ts', 'before')
  write('tests/build/gone.test.ts', 'before')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@mira.example', 'commit', '--quiet', '-m', 'first')
})

afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) => {
  const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

it('runs the quick tests that import what has changed', () => {
  write('src/lib/hash.ts', 'new')
  expect(changedTests(['--changed'], folder)).toEqual([['--changed', ...QUICK]])
})

it('adds the slow tests that have changed themselves, and none that are gone', () => {
  write('tests/e2e/kept.test.ts', 'after')
  write('tests/cms/new.test.ts', 'new')
  write('tests/cms/helper.ts', 'new')
  rmSync(join(folder, 'tests/build/gone.test.ts'))
  expect(changedTests(['--changed', '--bail=1'], folder)).toEqual([
    ['--changed', '--bail=1', ...QUICK],
    ['--bail=1', 'tests/e2e/kept.test.ts', 'tests/cms/new.test.ts'],
  ])
})

it('counts from the commit that is named', () => {
  write('tests/e2e/kept.test.ts', 'after')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@mira.example', 'commit', '--quiet', '-m', 'second')
  expect(changedTests(['--changed'], folder)).toHaveLength(1)
  expect(changedTests(['--changed=HEAD~1'], folder)).toHaveLength(2)
  expect(() => changedTests(['--changed=nowhere'], folder)).toThrow(GitError)
})

it('tells quick tests from those that need a browser or the CMS', () => {
  expect(areQuick(QUICK)).toBe(true)
  expect(areQuick(['--project=unit', 'contract'])).toBe(true)
  expect(areQuick(['--project', 'unit', '--project=e2e'])).toBe(false)
  expect(areQuick(['contract'])).toBe(false)
})

it('leaves everything else to Vitest', () => {
  expect(changedTests([], folder)).toBeUndefined()
  expect(changedTests(['--changed', '--project', 'e2e'], folder)).toBeUndefined()
})
