import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '#tests/soak.ts'
import { applyEdit, editSeries, kinds } from './oracle/edits.ts'
import { type TestProject, testProject } from './oracle/project.ts'
import { expectSamePublished, readPublished } from './oracle/published.ts'
import { smallDemo } from './oracle/small-demo.ts'

/** How many series of edits; more with `ORACLE_RUNS=200 npm run soak -- oracle`. */
const RUNS = Number(process.env.ORACLE_RUNS ?? runs({ test: 4, soak: 100 }))
/** How many edits a series has, at least and at most: in a soak, a thousand in all and more. */
const [FEWEST, MOST] = runs({ test: [1, 4], soak: [10, 16] })
/** How many edits become one build, at least. */
const AT_ONCE = runs({ test: 2, soak: 1 })
const SEED = Number(process.env.ORACLE_SEED ?? 20261121)
const MINUTE = 60_000

/** What changes no page's content. */
const OF_FRAME: (typeof kinds)[number][] = [
  'change the words of the header',
  'change what is in the header',
  'change the footer',
  'change the words of header, footer and modals',
]

const demo = await smallDemo()
let project: TestProject

beforeAll(async () => {
  project = await testProject('oracle')
  await project.write(demo)
  await project.build()
}, 15 * MINUTE)

afterAll(() => project.remove())

/** What is published is what a build from nothing publishes. */
const expectAsFromNothing = async () => {
  const incremental = await readPublished(project.environment.outDir)
  await expectSamePublished(incremental, await readPublished(await project.buildFromNothing()))
}

describe('an incremental build', () => {
  it(`publishes after each of ${RUNS} series of edits what a build from nothing publishes`, {
    tags: 'long',
    timeout: RUNS * 6 * MINUTE,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(editSeries(MOST, FEWEST), fc.nat(2), async (series, more) => {
        let content = demo
        for (const [index, edit] of series.entries()) {
          content = applyEdit(content, edit)
          const isLast = index === series.length - 1
          if (!isLast && (index + 1) % (AT_ONCE + more) > 0) continue
          await project.write(content)
          await project.build()
        }
        await expectAsFromNothing()
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
  })

  it('renders nothing and starts no Next where nothing changed', async () => {
    await project.build()
    const { pages, ms, changed } = await project.build()
    expect(pages.rendered).toBe(0)
    expect(ms.compile + ms.render).toBe(0)
    expect(changed).toEqual([])
  })

  it('renders only what an edit touches, and says why', async () => {
    await project.write(demo)
    await project.build()
    const edit = { kind: 'edit an article', which: 0, locale: 0, word: 'calm' } as const
    await project.write(applyEdit(demo, edit))
    const { pages, changed } = await project.build()
    expect(pages.rendered).toBeGreaterThan(0)
    expect(pages.rendered).toBeLessThan(pages.total / 2)
    expect(changed).toHaveLength(pages.rendered)
    expect(new Set(changed.map(({ reason }) => reason))).toEqual(new Set(['changed']))
  })

  it('renders no page for a new header, footer or modal, and publishes what a build from nothing does', {
    tags: 'long',
  }, async () => {
    let content = demo
    await project.write(content)
    await project.build()
    // This form opens over every page and is in none of them.
    const which = demo.collections.forms.en?.findIndex(({ key }) => key === 'visit') ?? 0
    for (const kind of [
      'change what is in the header',
      'change the footer',
      'change the form of a modal',
      'change the words of header, footer and modals',
    ] as const) {
      content = applyEdit(content, { kind, which, locale: 0, word: 'calm' })
      await project.write(content)
      const { pages, changed } = await project.build()
      expect(pages.rendered, kind).toBe(0)
      const english = changed.filter(({ path }) => !/^\/(?:ar|de)(?:\/|$)/.test(path))
      expect(pages.joined, kind).toBe(english.length)
      expect(changed, kind).toHaveLength(english.length)
      await expectAsFromNothing()
    }
    const edit = { kind: 'edit an article', which: 1, locale: 0, word: 'light' } as const
    await project.write(applyEdit(content, edit))
    const { pages } = await project.build()
    expect(pages.rendered).toBeGreaterThan(0)
    expect(pages.rendered).toBeLessThan(pages.total / 2)
    expect(pages.joined).toBe(0)
    await expectAsFromNothing()
  })

  it('publishes after one edit of each kind what a build from nothing publishes', async () => {
    let content = demo
    await project.write(content)
    await project.build()
    for (const [index, kind] of kinds.entries()) {
      const edited = [0, 1, 2]
        .flatMap((more) => [5, 6, 7].map((which) => ({ which, locale: (index + more) % 3 })))
        .map((at) => applyEdit(content, { kind, ...at, word: 'calm' }))
        .find((it) => !isDeepStrictEqual(it, content))
      if (!edited) throw new Error(`Nothing to do for: ${kind}`)
      content = edited
      await project.write(content)
      const { pages } = await project.build()
      if (OF_FRAME.includes(kind)) expect(pages.rendered, kind).toBe(0)
    }
    await expectAsFromNothing()
  })

  it('writes one file for new rates of the currencies, and renders nothing', async () => {
    await project.write(demo)
    await project.build()
    const before = await readPublished(project.environment.outDir)
    const edit = { kind: 'change the currency rates', which: 1, locale: 0, word: 'calm' } as const
    await project.write(applyEdit(demo, edit))
    const { pages } = await project.build()
    expect(pages.rendered).toBe(0)
    const after = await readPublished(project.environment.outDir)
    const written = Object.keys(after).filter((path) => after[path]?.hash !== before[path]?.hash)
    expect(written).toEqual(['builds/latest.json', 'builds/source.json', 'data/rates.json'])
    await expectAsFromNothing()
  })
})
