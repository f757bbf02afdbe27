import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MANIFEST, manifestSchema } from '#src/content/files.ts'
import { sha256 } from '#src/lib/hash.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../content', name))

test('the manifest of content/ has the hashes of its files', () => {
  const { files } = manifestSchema.parse(JSON.parse(read(MANIFEST).toString()))
  const names = Object.keys(files)
  expect(names.length).toBeGreaterThan(0)
  expect(Object.fromEntries(names.map((name) => [name, sha256(read(name))]))).toEqual(files)
})
