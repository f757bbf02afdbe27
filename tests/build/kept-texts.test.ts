import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import { type TestProject, testProject } from './oracle/project.ts'
import { expectSamePublished, readPublished } from './oracle/published.ts'
import { smallDemo } from './oracle/small-demo.ts'

let project: TestProject

beforeAll(async () => {
  project = await testProject('kept-texts')
  await project.write(await smallDemo())
  await project.build()
  await project.editCode('calm')
  await project.build()
})
afterAll(() => project.remove())

/** A text that is parsed becomes a line of one of the files. */
const keptTexts = async (): Promise<Record<string, string>> => {
  const folder = join(project.environment.cacheDir, 'texts')
  const names = await filesBelow(folder)
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]),
    ),
  )
}

/** The pages of the site; beside them it has scripts of earlier code. */
const documents = async (outDir: string) =>
  Object.fromEntries(
    Object.entries(await readPublished(outDir)).filter(([path]) => path.endsWith('.html')),
  )

const expectAsFromNothing = async () => {
  const made = await documents(project.environment.outDir)
  await expectSamePublished(made, await documents(await project.buildFromNothing()))
}

it('texts of code that was compiled elsewhere, with other names of classes, are not used', () =>
  expectAsFromNothing())

it('code that has nothing to do with texts renders all pages, and parses no text again', async () => {
  const before = await keptTexts()
  expect(Object.keys(before).length).toBeGreaterThan(20)
  await project.editCode('quiet')
  const { pages } = await project.build()
  expect(pages.rendered).toBe(pages.total)
  expect(await keptTexts()).toEqual(before)
  await expectAsFromNothing()
})
