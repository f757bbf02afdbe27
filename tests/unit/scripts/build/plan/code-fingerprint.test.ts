import { expect, test } from 'vitest'
import { codeFiles, textCodeFiles } from '#scripts/build/plan/code-fingerprint.ts'
import { readImports } from '#tests/fixtures/read-imports.ts'

const root = process.cwd()

/** All that a file of the project loads when it runs, itself included. */
const loadedBy = (file: string): string[] => {
  const imports = Map.groupBy(readImports(root), (it) => it.file)
  const loaded = new Set([file])
  for (const each of loaded) {
    for (const { to, inProject, typeOnly } of imports.get(each) ?? []) {
      if (inProject && !typeOnly) loaded.add(to)
    }
  }
  return [...loaded]
}

test('the code of texts has all that makes them, and is a part of the code', async () => {
  const ofTexts = await textCodeFiles(root)
  const loaded = loadedBy('src/components/ui/rich-text-html.ts')
  expect(loaded.length).toBeGreaterThan(20)
  expect(loaded.filter((file) => !ofTexts.includes(file))).toEqual([])
  const all = await codeFiles(root)
  expect(ofTexts.filter((file) => !all.includes(file))).toEqual([])
})
