import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestProject, testProject } from './oracle/project.ts'
import { smallDemo } from './oracle/small-demo.ts'

let project: TestProject

beforeAll(async () => {
  project = await testProject('failed-plan')
  await project.write(await smallDemo())
})
afterAll(() => project.remove())

const processes = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length

it('a build whose output cannot be planned ends with Next, and the next build is right', async () => {
  const others = processes()
  const clash = join(project.root, 'public/404.html')
  await writeFile(clash, 'the page of another site')
  await expect(project.build()).rejects.toThrow(/404\.html/)
  // The handle of a process that has ended is closed a moment later.
  await expect.poll(processes, { timeout: 1_000 }).toBe(others)
  await rm(clash)
  const { pages } = await project.build()
  expect(pages.total).toBeGreaterThan(10)
})
