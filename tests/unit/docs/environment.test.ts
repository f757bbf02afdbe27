import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const DOCUMENT = 'docs/operations.md'

const CODE = [
  'src/**/*.{ts,tsx}',
  'functions/**/*.{ts,js}',
  'scripts/**/*.{ts,js,mjs}',
  '*.ts',
  'cms/{src,config}/**/*.ts',
]

/** How the code reads a variable. The first group is its name, or several with their local names. */
const READS = [
  /\b(?:env|variables)\.([A-Z][A-Z0-9_]+)\b/g,
  /\b(?:env|env\.\w+|read|url|secret)\(\s*'([A-Z][A-Z0-9_]+)'/g,
  /^\s+([A-Z][A-Z0-9_]+): z\./gm,
  /const \{([^}]*)\} = (?:\w+\.)*(?:env|variables)\b/g,
]
/** The secrets of the CMS, as its code lists them. */
const SECRETS = /const NAMES = \[([^\]]*)\]/g

/** Not for whoever runs the site: set by our own scripts, by tests, or by the system. */
const INTERNAL = new Set([
  'CI',
  'DEFAULT_LOCALE',
  'LAMBDA_TASK_ROOT',
  'MEDIA_ORIGIN',
  'MODELS_DIR',
  'NETLIFY_BLOBS_CONTEXT',
  'NEXT_BUILD_ID',
  'OTHER_LOCALES',
  'PATH',
  'PLAIN_NEXT',
  'RESTRICTED_DIR',
  'SOAK',
  'STARTED_BY',
  'TZ',
])

const names = (text: string): string[] => text.match(/\b[A-Z][A-Z0-9_]*[A-Z0-9]\b/g) ?? []

const readByCode = async (): Promise<Set<string>> => {
  const found = new Set<string>()
  for await (const file of glob(CODE, { exclude: (path) => path.includes('node_modules') })) {
    const code = await readFile(file, 'utf8')
    for (const pattern of file.endsWith('secrets.ts') ? [...READS, SECRETS] : READS) {
      for (const [, group = ''] of code.matchAll(pattern))
        for (const name of names(group)) found.add(name)
    }
  }
  return found
}

/** The names in the first column of the table of variables. */
const inDocument = async (): Promise<Set<string>> => {
  const text = await readFile(DOCUMENT, 'utf8')
  const rows = text.match(/^\| `[A-Z].*$/gm) ?? []
  return new Set(rows.flatMap((row) => names(row.split('|')[1] ?? '')))
}

test('the table of variables names what the code reads, and nothing else', async () => {
  const code = [...(await readByCode())].filter((name) => !INTERNAL.has(name)).sort()
  expect(code.length).toBeGreaterThan(30)
  expect([...(await inDocument())].sort()).toEqual(code)
})
