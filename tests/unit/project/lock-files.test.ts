import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type LockFile,
  missingPackages,
  parseLockFile,
  UnknownPlatformError,
  withMissingPackages,
  withNeededPackages,
} from '#scripts/lib/package-lock.ts'

const root = join(import.meta.dirname, '../../..')

const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe.each(['', 'cms/'])('the lock file in "%s"', (folder) => {
  const file = `${folder}package-lock.json`
  const lock = parseLockFile(read(file))

  test('names the packages of all platforms', () => {
    const sentences = missingPackages(lock).map(
      ({ name, version, wantedBy }) =>
        `${file} lacks ${name} ${version}, which ${wantedBy} wants on another platform: npm run lock`,
    )
    expect(sentences).toEqual([])
  })

  test('names no registry', () => {
    const sentences = Object.entries(lock.packages)
      .filter(([, { resolved }]) => resolved)
      .map(([place, { resolved }]) => `${file} names a host for ${place}: ${resolved}`)
    expect(sentences).toEqual([])
    expect(read(`${folder}.npmrc`)).toContain('omit-lockfile-registry-resolved=true')
  })
})

describe('completing a lock file', () => {
  const tool = (optionalDependencies: Record<string, string>) => ({
    version: '2.0.0',
    dev: true,
    optionalDependencies,
  })
  const lock = (packages: LockFile['packages']): LockFile => ({ lockfileVersion: 3, packages })

  test('adds an optional package of another platform where npm would put it', () => {
    const before = lock({
      '': { name: 'site' },
      'node_modules/tool': tool({ '@tool/linux-x64-musl': '2.0.0' }),
    })
    expect(missingPackages(before)).toEqual([
      { name: '@tool/linux-x64-musl', version: '2.0.0', wantedBy: 'node_modules/tool' },
    ])
    const after = withMissingPackages(before)
    expect(Object.keys(after.packages)).toEqual([
      '',
      'node_modules/@tool/linux-x64-musl',
      'node_modules/tool',
    ])
    expect(after.packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    })
    expect(missingPackages(after)).toEqual([])
    expect(after).toMatchObject(before)
  })

  test('puts a second version below the package that wants it', () => {
    const before = lock({
      'node_modules/@tool/darwin-arm64': { version: '1.0.0' },
      'node_modules/tool': tool({ '@tool/darwin-arm64': '2.0.0' }),
    })
    const { packages } = withMissingPackages(before)
    expect(packages['node_modules/@tool/darwin-arm64']?.version).toBe('1.0.0')
    expect(packages['node_modules/tool/node_modules/@tool/darwin-arm64']?.version).toBe('2.0.0')
  })

  test('finds a package beside the one that wants it, and takes what a range allows', () => {
    const complete = lock({
      'node_modules/@tool/win32-x64': { version: '2.0.0' },
      'node_modules/fast': { version: '2.9.0' },
      'node_modules/a/node_modules/@b/tool': tool({ '@tool/win32-x64': '2.0.0', fast: '^2.1.0' }),
    })
    expect(missingPackages(complete)).toEqual([])
  })

  test('refuses to guess a platform', () => {
    const before = lock({ 'node_modules/tool': tool({ 'fast-tool': '2.0.0' }) })
    expect(() => withMissingPackages(before)).toThrow(UnknownPlatformError)
  })

  test('drops what nobody needs any more, and keeps each version where it is found', () => {
    const full = lock({
      '': { name: 'site', devDependencies: { kept: '1.0.0' } },
      'node_modules/kept': { version: '1.0.0', dependencies: { shared: '^2.0.0' } },
      'node_modules/kept/node_modules/shared': {
        version: '2.0.0',
        peerDependencies: { peer: '*' },
      },
      'node_modules/peer': { version: '1.0.0' },
      'node_modules/dropped': { version: '1.0.0', dependencies: { alone: '1.0.0', shared: '1' } },
      'node_modules/shared': { version: '1.0.0' },
      'node_modules/alone': { version: '1.0.0' },
    })
    expect(Object.keys(withNeededPackages(full).packages)).toEqual([
      '',
      'node_modules/kept',
      'node_modules/kept/node_modules/shared',
      'node_modules/peer',
    ])
  })

  test('drops nothing of these lock files, in which everything is needed', () => {
    for (const name of ['package-lock.json', 'cms/package-lock.json']) {
      const whole = parseLockFile(readFileSync(join(root, name), 'utf8'))
      expect(withNeededPackages(whole)).toEqual(whole)
    }
  })
})
