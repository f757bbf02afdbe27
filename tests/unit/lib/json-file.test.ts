import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readJson, requireJson, unchecked, writeJson } from '#src/lib/json-file.ts'
import * as mini from '#src/lib/zod-mini.ts'

const state = z.object({ version: z.literal(2), pages: z.array(z.string()) })
const VALUE = { version: 2 as const, pages: ['/', '/ar'] }

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-json-'))
  file = join(folder, 'deep', 'state.json')
})
afterEach(() => rm(folder, { recursive: true }))

test('what is written is read, and nothing is left beside it', async () => {
  await writeJson(file, VALUE)
  expect(await readJson(file, state)).toEqual(VALUE)
  expect(await readJson(file, unchecked<typeof VALUE>())).toEqual(VALUE)
  expect(await readJson(file, mini.object({ version: mini.number() }))).toEqual({ version: 2 })
  expect(await readdir(join(folder, 'deep'))).toEqual(['state.json'])
})

test.each([
  ['is empty', ''],
  ['is cut off', JSON.stringify(VALUE).slice(0, -3)],
  ['is no JSON', '<!doctype html>'],
  ['is of another version', JSON.stringify({ ...VALUE, version: 1 })],
  ['has another shape', '[]'],
  ['has bytes that are no text', Buffer.from([0xff, 0xfe, 0x00])],
])('nothing is known of a file that %s', async (_what, text) => {
  await mkdir(join(folder, 'deep'))
  await writeFile(file, text)
  expect(await readJson(file, state)).toBeUndefined()
})

test('nothing is known of a file that is missing, or that is a folder', async () => {
  expect(await readJson(file, state)).toBeUndefined()
  expect(await readJson(folder, state)).toBeUndefined()
})

test('a file that must be there is read at once, or an error names it', async () => {
  await writeJson(file, VALUE)
  expect(requireJson(file, state)).toEqual(VALUE)
  await writeJson(file, { ...VALUE, version: 1 })
  expect(() => requireJson(file, state)).toThrow(`${file} holds something else than expected.`)
  await writeFile(file, '{')
  expect(() => requireJson(file, state)).toThrow(`${file} is no JSON.`)
  await rm(file)
  expect(() => requireJson(file, state)).toThrow('ENOENT')
})

test('a value that cannot be written leaves the old file', async () => {
  await writeJson(file, VALUE)
  await expect(writeJson(file, { big: 1n })).rejects.toThrow()
  await rm(file)
  await mkdir(join(file, 'a'), { recursive: true })
  await expect(writeJson(file, VALUE)).rejects.toThrow()
  expect(await readdir(join(folder, 'deep'))).toEqual(['state.json'])
})

test('many that write at once leave one whole value', async () => {
  const values = Array.from({ length: 20 }, (_, index) => ({
    version: 2 as const,
    pages: Array.from({ length: index * 100 }, () => `/${index}`),
  }))
  await Promise.all(values.map((value) => writeJson(file, value)))
  expect(values).toContainEqual(await readJson(file, state))
  expect(await readdir(join(folder, 'deep'))).toEqual(['state.json'])
})

test('what a killed process left goes with a later write, not what is being written', async () => {
  await writeJson(file, VALUE)
  const hours = new Date(Date.now() - 2 * 3_600_000)
  const names = { old: 'state.json.1.part', young: 'state.json.2.part', other: 'other.json.1.part' }
  for (const name of Object.values(names)) await writeFile(join(folder, 'deep', name), '{')
  await utimes(join(folder, 'deep', names.old), hours, hours)
  await utimes(join(folder, 'deep', names.other), hours, hours)
  await writeJson(file, VALUE)
  const left = await readdir(join(folder, 'deep'))
  expect(left.sort()).toEqual([names.other, 'state.json', names.young])
  expect(await readFile(file, 'utf8')).toBe(JSON.stringify(VALUE))
})
