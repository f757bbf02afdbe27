import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import type { PullReport } from '#src/content/pull.ts'
import { runs, seedOf } from '#tests/soak.ts'
import { Refused, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { type Desk, edits } from './pull-edits.ts'
import { type Pulling, startPulling } from './pulling.ts'

/** More series, or others: `PULL_SERIES=100 PULL_SEED=7 npm test -- --project cms pull-delta`. */
const SERIES = Number(process.env.PULL_SERIES ?? runs({ test: 3, soak: 100 }))
const SEED = Number(process.env.PULL_SEED ?? seedOf(20_261_121))

let cms: RunningCms
let pulling: Pulling
let desk: Desk

beforeAll(async () => {
  cms = await ownCms('delta', { template: inject('cmsTemplate') })
  pulling = await startPulling(cms)
  let number = 0
  const next = () => {
    number += 1
    return number
  }
  desk = { cms, editor: await signInEditor(cms), next }
  await pulling.pull()
})
afterAll(async () => {
  await cms?.stop()
  await pulling?.remove()
})

/** How many edits are compared with a pull of everything at a time: such a pull takes seconds. */
const TOGETHER = runs({ test: 6, soak: 1 })

async function pullDelta(): Promise<PullReport> {
  const report = await pulling.pull()
  expect(report).toMatchObject({ mode: 'delta', quarantined: [] })
  return report
}

const expectSameAsFull = async (files: 'kept' | 'anew') =>
  expect(await pulling.hashes()).toEqual(await pulling.full({ files }))

/** Makes an edit; what the CMS refuses to one choice, it may allow to another. */
async function make(name: string, choice: number): Promise<'made' | 'refused'> {
  try {
    await edits[name]?.(desk, choice)
    return 'made'
  } catch (error) {
    if (error instanceof Refused) return 'refused'
    throw error
  }
}

/** Edits of what visitors do not see. */
const shownNowhere = new Set([
  'edit without publishing',
  'upload a picture',
  'publish again what is published',
  'change an alternative text',
])

/** Edits of the media library, or of what is shown of it. */
const ofFiles = new Set([
  'replace a picture',
  'put a picture into a text',
  'replace a picture of a text',
  'upload a picture',
  'change an alternative text',
  'choose the focus of a picture',
  'show another picture',
])

/** Those that move the stamp of a file which is shown, as a replacement of its bytes does. */
const movesStamp = new Set(['change an alternative text'])

/** The names of the edits, in groups. */
const groups = Array.from({ length: Math.ceil(Object.keys(edits).length / TOGETHER) }, (_, group) =>
  Object.keys(edits).slice(group * TOGETHER, (group + 1) * TOGETHER),
)

describe('after an edit, what has changed gives the bytes that everything gives', () => {
  test.each(groups.map((names) => ({ names })))('$names', async ({ names }) => {
    for (const name of names) {
      const before = await pulling.pull()
      expect(await make(name, 3), name).toBe('made')
      const { status, state } = await pullDelta()
      expect(status, name).toBe(shownNowhere.has(name) ? 'unchanged' : 'changed')
      // A build follows where the state is another.
      const moves = !shownNowhere.has(name) || movesStamp.has(name)
      expect(state !== before.state, name).toBe(moves)
    }
    await expectSameAsFull(names.some((name) => ofFiles.has(name)) ? 'anew' : 'kept')
  })

  test('nothing', async () => {
    expect(await pulling.pull()).toMatchObject({
      status: 'unchanged',
      mode: 'delta',
      read: 0,
      calls: 2,
    })
  })
})

test('after any series of edits, what has changed gives the bytes that everything gives', async () => {
  const edit = fc.record({
    name: fc.constantFrom(...Object.keys(edits)),
    choice: fc.nat({ max: 99 }),
    pulls: fc.boolean(),
  })
  const series = fc.array(edit, { minLength: 4, maxLength: 9 })
  console.log(`${SERIES} series of edits, PULL_SEED=${SEED}`)
  await fc.assert(
    fc.asyncProperty(series, async (series) => {
      for (const { name, choice, pulls } of series) {
        await make(name, choice)
        if (pulls) await pulling.pull()
      }
      await pullDelta()
      await expectSameAsFull('anew')
    }),
    // The CMS goes on from where the last series left it: a shorter series would be another one.
    { seed: SEED, numRuns: SERIES, endOnFailure: true },
  )
}, 1_800_000)
