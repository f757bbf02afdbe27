import { expect, test } from 'vitest'
import { codeFiles, isCodeOfTexts } from '#scripts/build/plan/code-fingerprint.ts'
import { readImports } from '#tests/fixtures/read-imports.ts'

const root = process.cwd()
const MAKES_TEXTS = 'src/components/ui/rich-text-html.ts'

const COMPILED_WITH = [
  'scripts/build/next/next-config.ts',
  ...['next.config.ts', 'tsconfig.json', 'package-lock.json'],
]

const imports = Map.groupBy(readImports(root), (it) => it.file)

/** What a file of the project loads itself when it runs. */
const importedBy = (file: string): string[] =>
  (imports.get(file) ?? []).flatMap(({ to, inProject, typeOnly }) =>
    inProject && !typeOnly ? [to] : [],
  )

/** All that it loads, itself included. */
const loadedBy = (file: string): string[] => {
  const loaded = new Set([file])
  for (const each of loaded) for (const to of importedBy(each)) loaded.add(to)
  return [...loaded]
}

test('the code of texts has all that makes them, and is a part of the code', async () => {
  const all = await codeFiles(root)
  const ofTexts = all.filter(isCodeOfTexts)
  const loaded = [MAKES_TEXTS, 'src/app/kept-texts.ts'].flatMap(loadedBy)
  expect(loaded.length).toBeGreaterThan(20)
  expect([...loaded, ...COMPILED_WITH].filter((file) => !ofTexts.includes(file))).toEqual([])
  expect(all.length).toBeGreaterThan(2 * ofTexts.length)
})

test('a kept text depends on all names of classes that are in texts', () => {
  const styles = (files: string[]) => files.filter((file) => file.endsWith('.css')).sort()
  expect(styles(loadedBy(MAKES_TEXTS)).length).toBeGreaterThan(0)
  expect(styles(importedBy(MAKES_TEXTS))).toEqual(styles(loadedBy(MAKES_TEXTS)))
})
