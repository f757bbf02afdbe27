import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { meanings, variables } from '#src/environment/variables.ts'

const DOCUMENT = 'docs/operations.md'

const SITE_CODE = [
  'src/**/*.{ts,tsx}',
  'functions/**/*.{ts,js}',
  'scripts/**/*.{ts,js,mjs}',
  '*.ts',
]
/** Strapi's project is compiled apart from the site: its code names its variables where it reads them. */
const CMS_CODE = ['cms/{src,config}/**/*.ts']

/** How code reads a variable directly. The first group is its name, or several with their local names. */
const READS = [
  /\b(?:env|variables|given)\.([A-Z][A-Z0-9_]+)\b/g,
  /\b(?:env|env\.\w+)\(\s*'([A-Z][A-Z0-9_]+)'/g,
  /const \{([^}]*)\} = (?:\w+\.)*(?:env|variables|given)\b/g,
]
/** The secrets of the CMS, as its code lists them. */
const SECRETS = /const NAMES = \[([^\]]*)\]/g

/** What our own processes tell each other, and what the system says. */
const INTERNAL = new Set([
  'CI',
  'DEFAULT_LOCALE',
  'EXPORT_RECORD',
  'MEDIA_ORIGIN',
  'MODELS_DIR',
  'NETLIFY_BLOBS_CONTEXT',
  'NEXT_BUILD_ID',
  'NODE_OPTIONS',
  'OTHER_LOCALES',
  'PATH',
  'PLAIN_NEXT',
  'RETRY',
  'SOAK',
  'STARTED_BY',
  'TZ',
])

const names = (text: string): string[] => text.match(/\b[A-Z][A-Z0-9_]*[A-Z0-9]\b/g) ?? []

const readBy = async (code: string[]): Promise<Set<string>> => {
  const found = new Set<string>()
  for await (const file of glob(code, { exclude: (path) => path.includes('node_modules') })) {
    const text = await readFile(file, 'utf8')
    for (const pattern of file.endsWith('secrets.ts') ? [...READS, SECRETS] : READS) {
      for (const [, group = ''] of text.matchAll(pattern)) {
        for (const name of names(group)) if (!INTERNAL.has(name)) found.add(name)
      }
    }
  }
  return found
}

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

test('the table names what the schema of the site and the code of the CMS have, and nothing else', async () => {
  const ofCms = await readBy(CMS_CODE)
  expect(ofCms.size).toBeGreaterThan(30)
  const all = new Set([...documented.map(([name]) => name), ...ofCms])
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

test('what the site’s code reads by itself is in the schema too', async () => {
  const read = [...(await readBy(SITE_CODE))]
  expect(read).toContain('INCOMING_HOOK_BODY')
  expect(read.filter((name) => !(name in variables.shape))).toEqual([])
})
