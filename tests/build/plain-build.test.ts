import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { brokenSentence } from '#scripts/build/next/assumptions.ts'
import { PAGES_OF_ONE } from '#scripts/build/next/settings.ts'
import type { Report } from '#scripts/build/report.ts'
import { silent } from '#scripts/lib/progress.ts'
import { readSnapshot } from '#src/content/read.ts'
import { runs } from '#tests/soak.ts'
import { applyEdit, editSeries } from './oracle/edits.ts'
import { type TestProject, testProject } from './oracle/project.ts'
import { expectSamePublished, type Published, readPublished } from './oracle/published.ts'

const MINUTE = 60_000

/** How many series of edits are built both ways: each compiles twice. */
const SERIES = runs({ test: 1, soak: 12 })

const demo = await readSnapshot('content')
let project: TestProject
/** The cache of all builds of this file lies outside of the project. */
let cacheDir: string
let first: Report

beforeAll(async () => {
  project = await testProject('plain-build')
  cacheDir = await mkdtemp(join(tmpdir(), 'mira-cache-'))
  project.environment.cacheDir = cacheDir
  await project.write(demo)
  first = await project.build()
  // Of fewer pages, each would be rendered by itself.
  expect(first.pages.rendered).toBeGreaterThan(PAGES_OF_ONE)
}, 15 * MINUTE)

afterAll(async () => {
  await project.remove()
  await rm(cacheDir, { recursive: true })
})

const published = () => readPublished(project.environment.outDir)
const buildPlain = () => buildSite(project.environment, silent, { root: project.root, plain: true })

it(
  'the pages of a small edit are rendered by the worker of the export alone',
  async () => {
    await project.write(
      applyEdit(demo, { kind: 'edit an article', which: 1, locale: 0, word: 'x' }),
    )
    const { pages } = await project.build()
    expect(pages.rendered).toBeLessThanOrEqual(PAGES_OF_ONE)
    const manifest = await readFile(join(project.root, '.next/prerender-manifest.json'), 'utf8')
    if (Object.keys(JSON.parse(manifest).routes).length > 0) {
      expect.fail(brokenSentence('export worker', '`generate` rendered them'))
    }
  },
  15 * MINUTE,
)

it(
  `after each of ${SERIES} edits of the code and the content, a plain build publishes what the usual one does, to the byte`,
  async () => {
    for (const [index, series] of fc.sample(editSeries(4), SERIES).entries()) {
      await project.editCode(`word-${index}`)
      await project.write(series.reduce(applyEdit, demo))
      const { pages: edited, ms } = await project.build()
      expect(ms.compile).toBeGreaterThan(0)
      expect(edited.rendered).toBe(edited.total)
      const usual = await published()
      // It trusts nothing in the current output.
      await writeFile(join(project.environment.outDir, 'index.html'), 'spoiled')
      const { pages } = await buildPlain()
      expect(pages.rendered).toBe(pages.total)
      const plain = await published()
      expect(Object.keys(plain).filter((path) => path.includes('__next'))).toEqual([])
      await expectSamePublished(withoutOldChunks(usual, plain), plain)
    }
  },
  (SERIES + 1) * 8 * MINUTE,
)

/** What is published but the chunks that only tabs need that were opened before. */
const withoutOldChunks = (published: Published, needed: Published): Published =>
  Object.fromEntries(
    Object.entries(published).filter(
      ([path]) => !path.startsWith('_next/static/') || path in needed,
    ),
  )

it(
  'a plain build leaves the usual one what it had: nothing is rendered, and the same is published',
  async () => {
    const before = await published()
    const { pages } = await project.build()
    expect(pages.rendered).toBe(0)
    await expectSamePublished(await published(), before)
  },
  15 * MINUTE,
)

it('the cache may lie outside of the project', async () => {
  expect(first.pages.rendered).toBe(first.pages.total)
  expect(await readdir(cacheDir)).toContain('pages')
  expect(await readdir(cacheDir)).not.toContain('export')
})

// It compiles once more. `npm test` has `same-page.test.ts`, to which the pages of such a build are made up.
it.each(runs({ test: [], soak: ['path of a page'] }))(
  'a build in which Next makes something of the %s says so, and renders each page',
  async () => {
    const films = join(project.root, 'src/components/films/Films.tsx')
    const code = await readFile(films, 'utf8')
    const withPath = code
      .replace("from 'react'", "from 'react'\nimport { usePathname } from 'next/navigation'")
      .replace('return null', 'return <p hidden>{usePathname().length}</p>')
    expect(withPath).toContain('{usePathname().length}')
    await writeFile(films, withPath)
    const lines: string[] = []
    await buildSite(
      project.environment,
      { ...silent, line: (line) => lines.push(line) },
      { root: project.root },
    )
    const usual = await published()
    expect(lines).toContainEqual(
      expect.stringMatching(/\/en\/units\/.* otherwise than the build .* all \d+ pages like it/),
    )
    const home = Object.keys(usual).find((file) => file.startsWith('units/')) ?? ''
    const html = await readFile(join(project.environment.outDir, home), 'utf8')
    // Next's own path has the language.
    const path = `/en/${home.slice(0, -'.html'.length)}`
    expect(html.match(/<p hidden="">(\d+)/)?.[1]).toBe(String(path.length))
    await buildPlain()
    const plain = await published()
    await expectSamePublished(withoutOldChunks(usual, plain), plain)
    await writeFile(films, code)
  },
  15 * MINUTE,
)

// It compiles once more. `npm test` has `check-next.test.ts`, to which the folders of such a build are made up.
it.each(runs({ test: [], soak: ['segment files'] }))(
  'a build in which the loader for %s no longer applies says so, and leaves the current output',
  async (assumption) => {
    const before = await published()
    const settings = join(project.root, 'scripts/build/next/settings.ts')
    const code = await readFile(settings, 'utf8')
    await writeFile(settings, code.replace('collect-segment-data.js', 'collect-segments.js'))
    await expect(project.build()).rejects.toMatchObject({
      name: 'NextChangedError',
      assumption,
      message: expect.stringMatching(/it left .*segments.*skip-segments\.cjs.*--plain/),
    })
    await expectSamePublished(await published(), before)
  },
  15 * MINUTE,
)
