import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { meanings, variables } from '#src/environment/variables.ts'
import { variables as ofCms } from '../../../cms/src/settings/environment.ts'

const DOCUMENT = 'docs/operations.md'

const names = (text: string): string[] => text.match(/\b[A-Z][A-Z0-9_]*[A-Z0-9]\b/g) ?? []

type Row = { fallback: string; meaning: string }

/** The table of variables, by their names. */
const table = async (): Promise<Map<string, Row>> => {
  const text = await readFile(DOCUMENT, 'utf8')
  const rows = (text.match(/^\| `[A-Z].*$/gm) ?? []).map((row) => row.split('|'))
  return new Map(
    rows.flatMap(([, first = '', , fallback = '', meaning = '']) =>
      names(first).map((name) => [name, { fallback, meaning: meaning.trim() }] as const),
    ),
  )
}

const schema = Object.entries(variables.shape)
const documented = schema.filter(([, variable]) => !meanings.get(variable)?.internal)

test('the table names what the schemas of the site and of the CMS have, and nothing else', async () => {
  const all = new Set([...documented.map(([name]) => name), ...Object.keys(ofCms.shape)])
  expect([...(await table()).keys()].sort()).toEqual([...all].sort())
})

test.each(documented)('the table says of %s what the schema says', async (name, variable) => {
  const row = (await table()).get(name)
  expect(row?.meaning).toBe(meanings.get(variable)?.meaning)
})

test.each([
  'CONTENT_DIR',
  'OUT_DIR',
  'CACHE_DIR',
  'PORT',
  'CMS_PORT',
  'HOST',
  'LEAD_RETENTION_DAYS',
] as const)('the table has the default of %s', async (name) => {
  const fallback = variables.shape[name].parse(undefined)
  expect((await table()).get(name)?.fallback).toContain(`\`${fallback}\``)
})
