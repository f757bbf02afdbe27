import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import build from '@netlify/build'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersFile } from '#scripts/build/output/headers.ts'
import { redirectFiles } from '#scripts/build/output/redirects-file.ts'

/** A site that is built already; `docs/netlify.md` says how to run the whole build this way. */
const SITE: Record<string, string> = {
  'index.html': '<p>home',
  _headers: headersFile(),
  ...redirectFiles({
    locales: [{ code: 'en' }],
    defaultLocale: 'en',
    forms: [],
    feeds: [],
    rates: {},
    redirects: [{ from: '/ru/*', to: '/:splat', status: 301 }],
  }),
}

/** What the build leaves beside the site, of pages for signed-in people. */
const RESTRICTED = 'out-restricted/pages/residents.json'

/** And of what it left out, which the functions that tell of it read. */
const REPORT = 'out-restricted/report.json'
const REPORTING = ['account', 'health', 'site-status']

let project: string

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'mira-netlify-'))
  for (const name of ['netlify.toml', 'functions', 'src', 'scripts', 'tsconfig.json']) {
    await cp(resolve(name), join(project, name), { recursive: true })
  }
  await symlink(resolve('node_modules'), join(project, 'node_modules'))
  const { imports, type } = JSON.parse(await readFile('package.json', 'utf8'))
  const scripts = { build: 'node build.js' }
  await writeFile(join(project, 'package.json'), JSON.stringify({ imports, type, scripts }))
  await writeFile(
    join(project, 'build.js'),
    `import { mkdirSync, writeFileSync } from 'node:fs'
     mkdirSync('out')
     mkdirSync('out-restricted/pages', { recursive: true })
     writeFileSync('${RESTRICTED}', '{}')
     writeFileSync('${REPORT}', '{}')
     for (const [name, text] of Object.entries(${JSON.stringify(SITE)})) writeFileSync('out/' + name, text)`,
  )
})

afterAll(() => rm(project, { recursive: true }))

test("Netlify's own build, offline, runs the command and bundles every function", async () => {
  const { success, logs } = await build({
    cwd: project,
    offline: true,
    mode: 'cli',
    context: 'production',
    telemetry: false,
    buffer: true,
  })
  const output = logs && 'stdout' in logs ? [...logs.stdout, ...logs.stderr].join('\n') : ''
  expect(success, output).toBe(true)
  expect(output).not.toMatch(/error|deprecated/i)
  const manifest = JSON.parse(
    await readFile(join(project, '.netlify/functions/manifest.json'), 'utf8'),
  )
  const routes = manifest.functions.map(
    (built: { name: string; routes?: { pattern: string }[] }) => [
      built.name,
      built.routes?.map(({ pattern }) => pattern),
    ],
  )
  expect(routes).toContainEqual(['country', ['/api/country']])
  expect(await readFile(join(project, 'out/_redirects'), 'utf8')).toBe(SITE._redirects)
  for (const { name, path } of manifest.functions) {
    const packed = namesInZip(await readFile(path))
    expect(packed.includes(RESTRICTED), `${name}: ${RESTRICTED}`).toBe(name === 'account')
    expect(packed.includes(REPORT), `${name}: ${REPORT}`).toBe(REPORTING.includes(name))
  }
})

/** The paths of all files in a zip file, as its central directory has them. */
const namesInZip = (zip: Buffer): string[] => {
  const names: string[] = []
  let at = zip.indexOf('PK\x01\x02')
  while (at >= 0) {
    const length = zip.readUInt16LE(at + 28)
    names.push(zip.toString('utf8', at + 46, at + 46 + length))
    at = zip.indexOf('PK\x01\x02', at + 46 + length)
  }
  return names
}
