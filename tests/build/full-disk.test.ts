import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Snapshot } from '#src/content/snapshot.ts'
import { applyEdit } from './oracle/edits.ts'
import { type TestProject, testProject } from './oracle/project.ts'
import { expectSamePublished, type Published, readPublished } from './oracle/published.ts'
import { smallDemo } from './oracle/small-demo.ts'

const before = await smallDemo()
const after = [
  'edit a unit',
  'rename a slug',
  'add a redirect',
  'delete an entry',
].reduce<Snapshot>(
  (content, kind, which) =>
    applyEdit(content, { kind: kind as 'edit a unit', which, locale: 0, word: 'calm' }),
  before,
)
const SENTENCE =
  /^The disk is full: .+ could not be written\. Make room, then run the command again; what is there is whole\.$/

let project: TestProject
let publishedBefore: Published
let publishedAfter: Published
let names: string[]

beforeAll(async () => {
  project = await testProject('full-disk')
  publishedAfter = await built(after)
  publishedBefore = await built(before)
  names = await beside()
})

afterAll(() => project.remove())

const built = async (content: Snapshot) => {
  await project.write(content)
  await project.build()
  return readPublished(project.environment.outDir)
}

/** The names in the folder that contains the output folder. */
const beside = async () => (await readdir(dirname(project.environment.outDir))).sort()

const buildWithRoom = async (bytes: number) => {
  const script = join(import.meta.dirname, 'full-disk-build.ts')
  const child = spawn(process.execPath, [script, project.root, String(bytes)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => (said += text))
  const [code] = await once(child, 'exit')
  return { code, said: said.trim() }
}

it.each(
  [0, 5_000, 50_000, 300_000, 1_000_000].map((bytes, index) => ({
    bytes,
    forward: index % 2 === 0,
  })),
)(
  'a disk that is full after $bytes bytes: one sentence, nothing left behind, and the next build is right',
  async ({ bytes, forward }) => {
    const [from, to] = forward
      ? [publishedBefore, publishedAfter]
      : [publishedAfter, publishedBefore]
    await project.write(forward ? after : before)
    const { code, said } = await buildWithRoom(bytes)
    if (code === 0) {
      // There was room enough.
      expect(bytes).toBeGreaterThan(100_000)
    } else {
      expect(said).toMatch(SENTENCE)
      await expectSamePublished(await readPublished(project.environment.outDir), from)
      expect(await beside()).toEqual(names)
    }
    await project.build()
    await expectSamePublished(await readPublished(project.environment.outDir), to)
  },
)
