import { spawn } from 'node:child_process'
import { readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { restoreFolder } from '#src/lib/swap-folder.ts'
import { runs } from '#tests/soak.ts'
import { applyEdit } from './oracle/edits.ts'
import { type TestProject, testProject } from './oracle/project.ts'
import { expectSamePublished, type Published, readPublished } from './oracle/published.ts'
import { smallDemo } from './oracle/small-demo.ts'

const MOMENTS = runs({ test: 5, soak: 100 })
const MINUTE = 60_000

const before = await smallDemo()
const after = [
  'edit a unit',
  'rename a slug',
  'add a redirect',
  'delete an entry',
  'change the words of the header',
].reduce(
  (content, kind, which) =>
    applyEdit(content, { kind: kind as 'edit a unit', which, locale: 0, word: 'calm' }),
  before,
)

let project: TestProject
let publishedBefore: Published
let publishedAfter: Published
let publishedByProcess: Published
let buildMs: number

beforeAll(async () => {
  project = await testProject('killed')
  publishedAfter = await built(after)
  publishedBefore = await built(before)
  await project.write(after)
  const started = performance.now()
  await startBuild().ended
  buildMs = performance.now() - started
  await rm(project.environment.cacheDir, { recursive: true })
  await startBuild().ended
  publishedByProcess = await readPublished(project.environment.outDir)
  await built(before)
}, 15 * MINUTE)

afterAll(() => project.remove())

const built = async (content: Snapshot) => {
  await project.write(content)
  await project.build()
  return readPublished(project.environment.outDir)
}

/** A build in its own process group, with everything that it starts. */
const startBuild = () => {
  const script = join(import.meta.dirname, 'oracle/build-once.ts')
  const child = spawn(process.execPath, [script, project.root], {
    detached: true,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { kill: () => process.kill(-(child.pid as number), 'SIGKILL'), ended }
}

it('makes the same in a process of its own as among tests, whose tools write code otherwise', () =>
  expectSamePublished(publishedByProcess, publishedAfter))

it(
  `killed at ${MOMENTS} moments, a build leaves a whole site, and the next one is right and tidies up`,
  async () => {
    for (let moment = 0; moment < MOMENTS; moment++) {
      const forward = moment % 2 === 0
      const [from, to] = forward
        ? [publishedBefore, publishedAfter]
        : [publishedAfter, publishedBefore]
      await project.write(forward ? after : before)

      const running = startBuild()
      await sleep((buildMs * (moment + Math.random())) / MOMENTS)
      try {
        running.kill()
      } catch {
        // It was faster this time.
      }
      await running.ended
      const { outDir } = project.environment
      await restoreFolder(outDir)
      const left = await readPublished(outDir)
      const [id, idAfter] = [left, to].map((it) => it['builds/latest.json']?.hash)
      await expectSamePublished(left, id === idAfter ? to : from)

      // Now and then the next one is of another content, and uses nothing that the killed one has left.
      if (moment % 3 === 1) {
        await project.write(
          applyEdit(before, { kind: 'edit a unit', which: 1, locale: 0, word: 'x' }),
        )
        const { pages } = await project.build()
        expect((await packedPages()).length).toBe(pages.total)
        await project.write(forward ? after : before)
      }
      await project.build()
      await expectSamePublished(await readPublished(outDir), to)
    }
  },
  MOMENTS * 4 * MINUTE,
)

it('what a killed Next has half written is no obstacle to the next build', async () => {
  await built(before)
  const earlier = await changesOfNext()
  await expectSamePublished(await built(after), publishedAfter)
  const written = [...(await changesOfNext())].filter(
    ([file, changed]) => earlier.get(file) !== changed,
  )
  expect(written.length).toBeGreaterThan(5)
  for (const [file] of written) await truncate(file, Math.floor((await stat(file)).size / 2))
  await expectSamePublished(await built(before), publishedBefore)
})

const packedPages = () => filesBelow(join(project.environment.cacheDir, 'unframed/pages'))

/** When each file of Next's folder was written last. */
const changesOfNext = async (): Promise<Map<string, number>> => {
  const folder = join(project.root, '.next')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name))
  return new Map(
    await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs] as const)),
  )
}
