import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import runNetlifyBuild from '@netlify/build'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyEdit } from './oracle/edits.ts'
import { FAILING_ARTICLES } from './oracle/other-code.ts'
import { type TestProject, testProject } from './oracle/project.ts'
import { smallDemo } from './oracle/small-demo.ts'

const MINUTE = 60_000

const demo = await smallDemo()
let project: TestProject

beforeAll(async () => {
  project = await testProject('netlify-cache')
  await project.useOtherCode()
  await project.write(demo)
  for (const path of ['scripts', 'functions/country', 'functions/lib']) {
    await cp(resolve(path), join(project.root, path), { recursive: true })
  }
  // The command installs packages, which a copy of the project has already.
  const settings = await readFile('netlify.toml', 'utf8')
  const command = settings.replace('"npm run build"', '"node scripts/build.ts"')
  expect(command).not.toBe(settings)
  await writeFile(join(project.root, 'netlify.toml'), command)
})

afterAll(() => project.remove())

/** Netlify's own build runner, offline; returns what was printed. */
const run = async (env: Record<string, string> = {}) => {
  const { success, logs } = await runNetlifyBuild({
    cwd: project.root,
    offline: true,
    mode: 'cli',
    context: 'production',
    telemetry: false,
    buffer: true,
    env,
  })
  const output = logs && 'stdout' in logs ? [...logs.stdout, ...logs.stderr].join('\n') : ''
  return { success, output }
}

/** A build that succeeds, and the report of it. */
const netlifyBuild = async () => {
  const { success, output } = await run()
  expect(success, output).toBe(true)
  const report = JSON.parse(await readFile(join(project.root, '.cache/report.json'), 'utf8'))
  return { report, output }
}

it(
  'a second build on Netlify compiles nothing and renders only what was edited',
  async () => {
    const first = await netlifyBuild()
    expect(first.report.pages.rendered).toBe(first.report.pages.total)
    expect(first.output).toContain('this is a first build')

    // Netlify provides a build with the repository and with what the plugin has kept.
    for (const name of ['out', '.out.previous', 'out-restricted', '.next', '.cache']) {
      await rm(join(project.root, name), { recursive: true, force: true })
    }
    const edit = { kind: 'edit an article', which: 0, locale: 0, word: 'calm' } as const
    const header = { ...edit, kind: 'change the words of the header' } as const
    await project.write([edit, header].reduce(applyEdit, demo))
    const second = await netlifyBuild()
    expect(second.output).toContain(
      'Restored: .next, .cache/pages, .cache/unframed, .cache/texts, .cache/assets, .cache/source-maps, .cache/locale-manifests, .cache/last-build',
    )
    expect(second.report.pages.rendered).toBeGreaterThan(0)
    expect(second.report.pages.rendered).toBeLessThan(second.report.pages.total / 2)
    expect(second.report.ms.compile).toBeLessThan(1000)
    const { rendered, joined } = second.report.pages
    expect(joined).toBeGreaterThan(rendered)
    expect(second.report.changed).toHaveLength(rendered + joined)
    expect(second.output).toMatch(
      /\d+ pages: \d+ rendered, \d+ joined to a new header and footer, /,
    )
  },
  15 * MINUTE,
)

it('a build that cannot read the CMS says which call failed, last', async () => {
  const { success, output } = await run({ CMS_URL: 'http://127.0.0.1:1', CMS_TOKEN: 'token' })
  expect(success).toBe(false)
  expect(lastLine(output)).toMatch(/^\[GET\] "http:\/\/127\.0\.0\.1:1\/[^"]*": <no response>/)
  const { message } = await failure()
  expect(message).toContain('[GET] "http://127.0.0.1:1/')
})

it('a build whose code cannot render any page of a kind fails, and names the pages, last', async () => {
  const articles = Object.entries(demo.collections.articles).map(([locale, list]) => [
    locale,
    list.map((article) => ({ ...article, title: `${FAILING_ARTICLES} ${article.title}` })),
  ])
  await project.write({
    ...demo,
    collections: { ...demo.collections, articles: Object.fromEntries(articles) },
  })
  const { success, output } = await run()
  expect(success).toBe(false)
  const { message } = await failure()
  for (const said of [output, message]) {
    expect(lastLine(said)).toMatch(
      /^These pages could not be rendered: (\/[a-z/-]+ \(\w+\.broken is not a function\)(, )?)+\. Fix the component/,
    )
  }
})

/** Errors come after all other output, so this is the last line of the build command. */
const lastLine = (said: string) => said.trimEnd().split('\n').at(-1)

const failure = async (): Promise<{ message: string }> =>
  JSON.parse(await readFile(join(project.root, '.cache/failure.json'), 'utf8'))
