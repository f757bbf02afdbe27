import { describe, expect, test } from 'vitest'
import { importsOf } from '#tests/fixtures/read-imports.ts'
import { idlePermissions, notForBrowsers, rounds, wrongDirections } from './directions.ts'

/** The imports of a small project: its files, with what each imports. */
const project = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, code]) => importsOf(file, code))

const directions = (mayImport: Record<string, string>) => ({
  mayImport,
  mayImportAll: ['tests', '.'],
  houses: ['src'],
})

describe('imports of a file', () => {
  test('are read with all their forms, and with what is gone when the code runs', () => {
    const code = `
      import type { A } from './a.ts'
      import { type B, b } from '#src/b.ts'
      import './c.css'
      export * from '../d.ts'
      const e = () => import('./e.ts')
      import { readFile } from 'node:fs'
      import { z } from '../../node_modules/zod/index.js'`
    expect(
      importsOf('src/x/file.ts', code).map(({ to, line, typeOnly, inProject }) => [
        to,
        line,
        typeOnly,
        inProject,
      ]),
    ).toEqual([
      ['src/x/a.ts', 2, true, true],
      ['src/b.ts', 3, false, true],
      ['src/x/c.css', 4, false, true],
      ['node:fs', 7, false, false],
      ['node_modules/zod/index.js', 8, false, false],
      ['src/d.ts', 5, false, true],
      ['src/x/e.ts', 6, false, true],
    ])
  })

  test('of a file that is no code are an error', () => {
    expect(() => importsOf('src/x.ts', 'import {')).toThrow('src/x.ts cannot be read')
  })
})

describe('directions', () => {
  const imports = project({
    'src/lib/a.ts': `import type { B } from '../cms/deep/b.ts'`,
    'src/cms/deep/b.ts': `import '../../lib/a.ts'; import './c.ts'`,
    'tests/a.test.ts': `import '#src/lib/a.ts'`,
  })

  test('name the file, the import and the rule', () => {
    expect(wrongDirections(imports, directions({ 'src/lib': '', 'src/cms': 'src/lib' }))).toEqual([
      'src/lib/a.ts:1 imports src/cms/deep/b.ts, but src/lib may import no other folder.',
    ])
    expect(wrongDirections(imports, directions({ 'src/lib': 'src/site', 'src/cms': '' }))).toEqual([
      'src/lib/a.ts:1 imports src/cms/deep/b.ts, but src/lib may import src/site alone.',
      'src/cms/deep/b.ts:1 imports src/lib/a.ts, but src/cms may import no other folder.',
    ])
  })

  test('ask for a row for each folder', () => {
    expect(wrongDirections(imports, directions({ 'src/lib': '' }))).toEqual([
      'src/cms/deep has no row in tests/unit/project/imports/table.ts, which says what a folder may import.',
    ])
  })

  test('hold no permission that nothing needs, nor one that points down', () => {
    const table = { 'src/site': '', 'src/lib': 'src/cms', 'src/cms': 'src/lib src/site' }
    expect(idlePermissions(imports, directions(table))).toEqual([
      'src/lib may import src/cms, which is no row above it.',
      'src/cms may import src/site, and does not.',
    ])
  })
})

describe('rounds', () => {
  test('are found between neighbours, however deep their files lie', () => {
    const imports = project({
      'src/a/x/1.ts': `import '../../b/y/2.ts'`,
      'src/b/3.ts': `import '../a/4.ts'`,
    })
    expect(rounds(imports)).toEqual([
      'src/a → src/b → src/a is a round: src/a/x/1.ts:1 imports src/b/y/2.ts, src/b/3.ts:1 imports src/a/4.ts.',
    ])
  })

  test('are found between a folder and one of its own', () => {
    const imports = project({
      'src/a/1.ts': `import type { B } from './b/2.ts'`,
      'src/a/b/2.ts': `import '../3.ts'`,
    })
    expect(rounds(imports)).toEqual([
      'src/a → src/a/b → src/a is a round: src/a/1.ts:1 imports src/a/b/2.ts, src/a/b/2.ts:1 imports src/a/3.ts.',
    ])
  })

  test('are found over three folders, once', () => {
    const imports = project({
      'src/a/1.ts': `import '../b/1.ts'`,
      'src/b/1.ts': `import '../c/1.ts'`,
      'src/c/1.ts': `import '../a/1.ts'`,
    })
    expect(rounds(imports)).toHaveLength(1)
  })

  test('are none where imports go one way', () => {
    const imports = project({
      'src/a/1.ts': `import './b/1.ts'; import './2.ts'; import '#src/c/1.ts'`,
      'src/a/b/1.ts': `import '#src/c/1.ts'`,
    })
    expect(rounds(imports)).toEqual([])
  })
})

describe('code for browsers', () => {
  const rule = { browser: ['src/ui'], forbidden: ['node:', 'src/cms/'] }

  test('reaches nothing forbidden over others either', () => {
    const imports = project({
      'src/ui/a.ts': `import '../models/b.ts'`,
      'src/models/b.ts': `import '../lib/c.ts'; import type { D } from '../cms/d.ts'`,
      'src/lib/c.ts': `import { join } from 'node:path'`,
    })
    expect(notForBrowsers(imports, rule)).toEqual([
      'src/ui/a.ts → src/models/b.ts → src/lib/c.ts:1 imports node:path, which may not run in a browser.',
    ])
  })

  test('may use the types of what is forbidden, and others may use all', () => {
    const imports = project({
      'src/ui/a.ts': `import type { D } from '../cms/d.ts'`,
      'src/models/b.ts': `import 'node:fs'`,
    })
    expect(notForBrowsers(imports, rule)).toEqual([])
  })
})
