import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { PACKS } from '#scripts/preview/kept-packs.ts'
import { startPreview } from '#scripts/preview/start-preview.ts'

let projectDir: string

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(projectDir, path)), { recursive: true })
  await writeFile(join(projectDir, path), text)
}

/** A function below `/api/`, which says what another file holds. */
const writeFunction = async (name: string, word: string): Promise<void> => {
  await write(`functions/${name}/word.ts`, `export const word: string = '${word}'\n`)
  await write(
    `functions/${name}/${name}.ts`,
    `import { word } from './word.ts'
     export default () => new Response(word)
     export const config = { path: '/api/${name}' }`,
  )
}

const packsOf = async (name: string): Promise<string[]> => {
  const kept = await readdir(join(projectDir, '.netlify', PACKS, name))
  return kept.filter((path) => path.startsWith('pack-'))
}

const start = async () => {
  const outDir = join(projectDir, 'out')
  const preview = await startPreview({ outDir, port: 0, projectDir, log: () => {} })
  onTestFinished(() => preview.close())
  return async (path: string) => {
    const response = await fetch(preview.url + path)
    return response.ok ? response.text() : response.status
  }
}

beforeEach(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'mira-packing-'))
  await symlink(resolve('node_modules'), join(projectDir, 'node_modules'))
  await write('package.json', '{"type":"module"}')
  await write('out/builds/latest.json', '{"id":"b1","timestamp":"2026-11-20T10:00:00.000Z"}')
  await writeFunction('greeting', 'Hello')
})

afterEach(() => rm(projectDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))

test('a function is packed once for all calls and previews', async () => {
  const ask = await start()
  expect(await Promise.all([ask('/api/greeting'), ask('/api/greeting')])).toEqual([
    'Hello',
    'Hello',
  ])
  const packs = await packsOf('greeting')
  expect(packs).toHaveLength(1)
  const askAnother = await start()
  expect(await askAnother('/api/greeting')).toBe('Hello')
  expect(await packsOf('greeting')).toEqual(packs)
})

test('a call runs a function as its files are then', async () => {
  const ask = await start()
  expect(await ask('/api/greeting')).toBe('Hello')
  await writeFunction('greeting', 'Good day')
  expect(await ask('/api/greeting')).toBe('Good day')
  await writeFunction('greeting', 'Bye')
  const askAnother = await start()
  expect(await askAnother('/api/greeting')).toBe('Bye')
  expect((await packsOf('greeting')).length).toBeLessThan(3)
})

test('a change of package.json, or the loss of what was kept, packs a function anew', async () => {
  const ask = await start()
  await ask('/api/greeting')
  const first = await packsOf('greeting')
  await write('package.json', '{"type":"module","version":"2.0.0"}')
  expect(await ask('/api/greeting')).toBe('Hello')
  expect(await packsOf('greeting')).toHaveLength(first.length + 1)
  await rm(join(projectDir, '.netlify', PACKS), { recursive: true })
  expect(await ask('/api/greeting')).toBe('Hello')
})

test('a process that looks packages up under other conditions, as this one does, has packs of its own', async () => {
  const options = { outDir: join(projectDir, 'out'), port: 0, projectDir, scheduled: false }
  const code = pathToFileURL(resolve('scripts/preview/start-preview.ts'))
  await write(
    'ask-once.mjs',
    `import { startPreview } from '${code}'
    const preview = await startPreview({ ...${JSON.stringify(options)}, log: () => {} })
    console.log(await (await fetch(preview.url + '/api/greeting')).text())
    await preview.close()`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [join(projectDir, 'ask-once.mjs')])
  expect(stdout).toBe('Hello\n')
  const ask = await start()
  expect(await ask('/api/greeting')).toBe('Hello')
  const folders = await readdir(join(projectDir, '.netlify'))
  expect(folders.filter((name) => name.startsWith('packed-'))).toEqual(['packed-functions', PACKS])
})

test('a function, and a path of one, that are newer than the preview are found', async () => {
  const ask = await start()
  expect(await ask('/api/farewell')).toBe(404)
  await writeFunction('farewell', 'Goodbye')
  expect(await ask('/api/farewell')).toBe('Goodbye')
  await write(
    'functions/greeting/greeting.ts',
    `export default () => new Response('Welcome')
     export const config = { path: '/api/welcome' }`,
  )
  expect(await ask('/api/welcome')).toBe('Welcome')
})

test('a function that cannot be packed answers 500 until it can', async () => {
  const ask = await start()
  await write('functions/greeting/word.ts', 'export const word = ')
  expect(await ask('/api/greeting')).toBe(500)
  await writeFunction('greeting', 'Hello again')
  expect(await ask('/api/greeting')).toBe('Hello again')
})
