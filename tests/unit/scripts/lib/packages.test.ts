import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packagesInstalled } from '#scripts/lib/packages.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-packages-'))
  await mkdir(join(folder, 'node_modules'))
  await writeLock('package-lock.json', {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-win32': { version: '2.0.0', optional: true },
  })
})

afterEach(() => rm(folder, { recursive: true }))

const writeLock = (name: string, packages: object) =>
  writeFile(join(folder, name), JSON.stringify({ lockfileVersion: 3, packages }))

test.each([
  ['what the lock file names', { 'node_modules/a': { version: '1.0.0' } }, true],
  [
    'what it names and an optional package',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win32': { version: '2.0.0' } },
    true,
  ],
  ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  [
    'another version of an optional package',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win32': { version: '1.0.0' } },
    false,
  ],
  ['too little', {}, false],
])('where %s is installed, the answer is right', async (_, installed, answer) => {
  await writeLock('node_modules/.package-lock.json', installed)
  expect(packagesInstalled(folder)).toBe(answer)
})

test('nothing is installed before npm has run', () => {
  expect(packagesInstalled(folder)).toBe(false)
})
