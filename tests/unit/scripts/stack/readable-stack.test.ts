import { expect, test } from 'vitest'
import { readableStack } from '#scripts/stack/readable-stack.ts'

/** Says of `chunks/a.js` that column 1 is line 12, column 7 of a file of the project, and column 11 line 13. */
const map = JSON.stringify({
  version: 3,
  names: [],
  sources: ['turbopack:///[project]/src/components/Card.tsx'],
  mappings: 'AAWM,UACA',
})
const mapOf = async (script: string) => (script === 'chunks/a.js' ? map : undefined)
const HOST = 'https://mira.example/_next/static'

test('places in scripts are told as places in the sources, and the rest stays', async () => {
  const stack = [
    'TypeError: Cannot read properties of undefined',
    `    at i (${HOST}/chunks/a.js:1:1)`,
    `    at ${HOST}/chunks/a.js:1:15`,
    `o@${HOST}/chunks/a.js:1:11`,
    '    at div (<anonymous>)',
    '    at https://elsewhere.example/a.js:1:1',
  ].join('\n')
  expect(await readableStack(stack, mapOf)).toEqual({
    text: [
      'TypeError: Cannot read properties of undefined',
      '    at i (src/components/Card.tsx:12:7)',
      '    at src/components/Card.tsx:13:7',
      'o@src/components/Card.tsx:13:7',
      '    at div (<anonymous>)',
      '    at https://elsewhere.example/a.js:1:1',
    ].join('\n'),
    found: 3,
    missing: [],
  })
})

test('a place stays where no map says what it is, and its script is named', async () => {
  const stack = `at a (${HOST}/chunks/a.js:9:1)\nat b (${HOST}/chunks/b.js:1:1)\nat c (${HOST}/chunks/b.js:1:2)`
  expect(await readableStack(stack, mapOf)).toEqual({
    text: stack,
    found: 0,
    missing: ['chunks/b.js'],
  })
})
