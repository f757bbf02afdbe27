import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  ASSUMPTIONS,
  type Assumption,
  brokenSentence,
  NextChangedError,
} from '#scripts/build/next/assumptions.ts'
import { writeModels } from '#scripts/build/next/models-folder.ts'
import { nextConfig } from '#scripts/build/next/next-config.ts'
import { NextError } from '#scripts/build/next/next-error.ts'
import { EXPORT_FOLDER, SEGMENTS_FILE, WORKERS } from '#scripts/build/next/settings.ts'
import skipSegments from '#scripts/build/next/skip-segments.cjs'

/** The installed package. */
const NEXT = dirname(createRequire(import.meta.url).resolve('next/package.json'))

const DOCUMENT = readFileSync('docs/next.md', 'utf8')

/** What a file of Next lacks of these texts, if anything. */
const lacks = (path: string, ...texts: string[]): string | undefined => {
  const [file] = globSync(path, { cwd: NEXT })
  if (!file) return `the package has no ${path}`
  const code = readFileSync(join(NEXT, file), 'utf8')
  const missing = texts.find((text) => !code.includes(text))
  return missing && `${path} does not say ${missing}`
}

/** The assumptions about the installed package: what each of them finds broken, if anything. */
const INSTALLED: Partial<
  Record<Assumption, () => string | undefined | Promise<string | undefined>>
> = {
  'build modes': () =>
    lacks('dist/bin/next', "'--experimental-build-mode [mode]'", "'compile',", "'generate',"),

  'empty plan': () =>
    lacks(
      'dist/build/static-paths/app.js',
      'returned an empty array from "generateStaticParams()"',
    ),

  'prerender manifest': () =>
    lacks('dist/shared/lib/constants.js', "PRERENDER_MANIFEST = 'prerender-manifest.json'"),

  'export folder': () =>
    lacks('dist/lib/dist-dir.js', 'distDir should be inside of the application'),

  'server pages': () =>
    lacks('dist/lib/constants.js', "RSC_SUFFIX = '.rsc'", "NEXT_META_SUFFIX = '.meta'"),

  'segment files': () => {
    const files = globSync(SEGMENTS_FILE, { cwd: dirname(NEXT) })
    const [file] = files
    if (!file || files.length > 1) return `${files.length} files match ${SEGMENTS_FILE}`
    const code = readFileSync(join(dirname(NEXT), file), 'utf8')
    const made = code.split(/\bfunction collectSegmentData\b/).length - 1
    if (made !== 1) return `${file} has ${made} functions collectSegmentData`
    if (!skipSegments(code).includes('{ return new Map();')) return `${file} begins otherwise`
    return lacks('dist/esm/server/app-render/entry-base.js', "from './collect-segment-data'")
  },

  'inline payload': () =>
    lacks(
      'dist/server/app-render/use-flight-response.js',
      'INLINE_FLIGHT_PAYLOAD_DATA = 1',
      'INLINE_FLIGHT_PAYLOAD_BINARY = 3',
      `\${scriptStart}self.__next_f.push(\${htmlInlinedData})</script>`,
    ) ??
    // The letters with which rows with a length begin: TAOobUSsLlGgMmV.
    lacks(
      'dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-client.browser.production.js',
      [...'TAOobUSsLlGgMmV']
        .map((it) => `${it.charCodeAt(0)} === rowState`)
        .join(' ||\n          '),
    ),

  // Flight writes a long string in a row of its own; React writes the HTML of an element as it is.
  'html strings': () =>
    lacks(
      'dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
      '1024 <= value.length && null !== byteLengthOfChunk',
    ) ??
    lacks(
      'dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
      'innerHTML = innerHTML.__html',
    ),

  // React writes texts and attributes with five entities; Next leaves metadata with whole addresses alone.
  'client components': () =>
    lacks(
      'dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
      'Symbol.for("react.client.reference")',
      '$$id: { value: id }',
    ),

  marks: () =>
    lacks(
      'dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
      ...['34', '38', '39', '60', '62'].map((letter) => `case ${letter}:`),
      ...['&quot;', '&amp;', '&#x27;', '&lt;', '&gt;'].map((entity) => `match = "${entity}";`),
    ) ??
    lacks(
      'dist/lib/metadata/resolvers/resolve-url.js',
      'const result = metadataBase ? resolveUrl(url, metadataBase) : url;',
    ),

  specimens: () =>
    lacks(
      'dist/server/app-render/app-render.js',
      'c: prepareInitialCanonicalUrl(url)',
      "(url.pathname + url.search).split('/')",
    ),

  'static files': () =>
    lacks('dist/shared/lib/constants.js', "CLIENT_STATIC_FILES_PATH = 'static'"),

  'build id': () => lacks('dist/shared/lib/constants.js', "BUILD_ID_FILE = 'BUILD_ID'"),

  'export worker': () =>
    lacks('dist/export/worker.js', 'async function exportPages(input)', 'const { exportPaths,') ??
    lacks('dist/compiled/jest-worker/processChild.js', 'CHILD_MESSAGE_CALL=t', 'const t=1;'),

  workers: () =>
    lacks(
      'dist/export/index.js',
      'Math.ceil(exportPaths.length / numWorkers)',
      'exportPaths.slice(i * pageCountPerBatch, (i + 1) * pageCountPerBatch)',
    ),

  'memory of the workers': () => lacks('dist/lib/worker.js', 'NODE_OPTIONS: formattedNodeOptions'),

  'failure message': () =>
    lacks('dist/export/worker.js', `Error occurred prerendering page "\${input.exportPath.path}"`),
}

describe('the installed version of Next', () => {
  test.each(Object.entries(INSTALLED))('holds to "%s"', async (assumption, find) => {
    const found = await find()
    if (found) expect.fail(brokenSentence(assumption as Assumption, found))
  })
})

describe('what this project ties to its assumptions', () => {
  test('the workers of Next and those that pages are dealt out to are as many', async () => {
    const { experimental } = nextConfig(process.cwd())('phase-production-build')
    expect(experimental?.cpus).toBe(WORKERS)

    const folder = await mkdtemp(join(tmpdir(), 'mira-dealt-'))
    const pages = Array.from({ length: 7 }, (_, number) => ({ locale: 'en', path: `/${number}` }))
    const locales = [{ code: 'en', prefix: '' }]
    await writeModels(folder, { locales, shells: {}, pages } as never)
    const plan: { segments: string[] }[] = JSON.parse(
      await readFile(join(folder, 'plan.json'), 'utf8'),
    )
    await rm(folder, { recursive: true })
    const part = Math.ceil(pages.length / WORKERS)
    const dealt = plan.map(({ segments }) => Number(segments[0]))
    for (let worker = 0; worker < WORKERS; worker++) {
      const own = dealt.slice(worker * part, (worker + 1) * part)
      expect(own).toEqual(own.map((_, turn) => turn * WORKERS + worker))
    }
  })

  test('a plain build has no loader, and the same settings besides', () => {
    const withLoader = nextConfig(process.cwd())('phase-production-build')
    process.env.PLAIN_NEXT = 'yes'
    const plain = nextConfig(process.cwd())('phase-production-build')
    delete process.env.PLAIN_NEXT
    expect(Object.keys(withLoader.turbopack?.rules ?? {})).toEqual([`**/${SEGMENTS_FILE}`])
    expect(plain.turbopack).toEqual({ root: withLoader.turbopack?.root })
    const shared = ({ output, distDir, experimental }: typeof plain) => ({
      output,
      distDir,
      experimental,
    })
    expect(shared(plain)).toEqual(shared(withLoader))
  })

  test('a broken assumption names the plain build as the way out only where it is one', () => {
    expect(new NextChangedError('segment files', 'it left some').message).toContain('--plain')
    for (const needed of ['head', 'inline payload', 'html strings', 'marks'] as const) {
      expect(new NextChangedError(needed, 'it is another').message).not.toContain('--plain')
    }
  })

  test("Next's export lies inside the project, and where tsconfig.json expects it", () => {
    const { distDir } = nextConfig(process.cwd())('phase-production-build')
    expect(distDir).toBe(EXPORT_FOLDER)
    expect(EXPORT_FOLDER).not.toMatch(/^\/|\.\./)
    expect(readFileSync('tsconfig.json', 'utf8')).toContain(`"${EXPORT_FOLDER}/types/**/*.ts"`)
  })

  test('the loader fails where the function is gone', () => {
    expect(() => skipSegments('async function collectSegments(page) {}')).toThrow(
      'Next has changed collectSegmentData',
    )
  })

  test('pages that fail are read from what Next prints', () => {
    const { routes, reason } = new NextError(
      'generate',
      'Error occurred prerendering page "/en/about". Read more: x\nRangeError: too deep\n    at f (a.js)\nError occurred prerendering page "/ar/about".',
    )
    expect(routes).toEqual(['/ar/about', '/en/about'])
    expect(reason).toBe('too deep')
  })
})

describe("Next's insides", () => {
  const INSIDES =
    /next\/(?:dist|navigation|constants)|'\.next['/]|\b_next\b|__next|NEXT_(?:TELEMETRY|BUILD_ID)|prerender|experimental-build|\.rsc\b|\b_rsc\b|history\.(?:push|replace)State|\$\$(?:id|typeof)|client\.reference|sourceMappingURL=|turbopack:\/\//
  /** The first list of docs/next.md. */
  const ROOMS = [...DOCUMENT.slice(0, DOCUMENT.indexOf('\n| ')).matchAll(/^- `(.+?)`: /gm)].map(
    ([, place]) => place as string,
  )

  test('are known in the places that docs/next.md names first, and nowhere else', () => {
    expect(ROOMS).toContain('scripts/build/next/')
    const knows = (file: string) => INSIDES.test(readFileSync(file, 'utf8'))
    const code = globSync('{src,scripts,functions}/**/*.{ts,tsx,js,mjs,cjs}')
    const outside = code.filter((file) => !ROOMS.some((room) => file.startsWith(room)))
    expect(outside.length).toBeGreaterThan(300)
    expect(outside.filter(knows)).toEqual([])
    const idle = ROOMS.filter((room) => !code.some((file) => file.startsWith(room) && knows(file)))
    expect(idle).toEqual([])
  })
})

describe('each assumption', () => {
  const names = Object.keys(ASSUMPTIONS)
  const contracts = globSync('tests/**/*contract.test.ts').map((file) => readFileSync(file, 'utf8'))

  test.each(names)('%s has a contract test', (name) => {
    const isTested = (text: string) => text.includes(`'${name}'`) || text.includes(`  ${name}: (`)
    expect(contracts.some(isTested)).toBe(true)
  })

  test.each(names)('%s has a section in docs/next.md, which names where it lies', (name) => {
    const section = DOCUMENT.split(/^### /m).find((text) => text.startsWith(`${name}\n`))
    expect(section).toContain(ASSUMPTIONS[name as Assumption].where)
  })

  test('has a section, and each section an assumption', () => {
    const { groups } = /^## The assumptions$(?<sections>.*?)^## /ms.exec(DOCUMENT) ?? {}
    const sections = [...(groups?.sections ?? '').matchAll(/^### (.+)$/gm)].map(([, name]) => name)
    expect(sections.toSorted()).toEqual(names.toSorted())
  })
})
