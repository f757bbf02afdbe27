import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readImports } from '#tests/fixtures/read-imports.ts'
import { idlePermissions, notForBrowsers, rounds, wrongDirections } from './directions.ts'
import { BROWSER, HOUSES, MAY_IMPORT, MAY_IMPORT_ALL, NOT_IN_BROWSERS } from './table.ts'

describe('the imports of the project', () => {
  const imports = readImports(join(import.meta.dirname, '../../../..'))
  const directions = { mayImport: MAY_IMPORT, mayImportAll: MAY_IMPORT_ALL, houses: HOUSES }

  test('go where the table allows', () => {
    expect(wrongDirections(imports, directions)).toEqual([])
  })

  test('use each permission of the table, which all point up', () => {
    expect(idlePermissions(imports, directions)).toEqual([])
  })

  test('go round between no folders', () => {
    expect(rounds(imports)).toEqual([])
  })

  test('lead no code for browsers to Node or to the shapes of the CMS', () => {
    const rule = { browser: BROWSER, forbidden: NOT_IN_BROWSERS }
    expect(notForBrowsers(imports, rule)).toEqual([])
  })
})
