import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editedUnit } from '#scripts/bench/edits.ts'
import { type TestProject, testProject } from './oracle/project.ts'
import { smallDemo } from './oracle/small-demo.ts'

let project: TestProject

beforeAll(async () => {
  project = await testProject('direct-render')
})
afterAll(() => project.remove())

it('where the worker alone cannot start, Next renders the pages', async () => {
  const content = await smallDemo()
  await project.write(content)
  await project.build()
  const record = join(project.root, '.next/mira-export.json')
  const { settings, ...rest } = JSON.parse(await readFile(record, 'utf8'))
  await writeFile(record, JSON.stringify({ ...rest, settings: { ...settings, nextConfig: null } }))

  await project.write(editedUnit(content, 'words of the edit'))
  const { changed } = await project.build()
  const [page] = changed
  const document = await readFile(join(project.environment.outDir, `${page?.path}.html`), 'utf8')
  expect(document).toContain('words of the edit')
  const again = JSON.parse(await readFile(record, 'utf8'))
  expect(again.settings.nextConfig).not.toBeNull()
})
