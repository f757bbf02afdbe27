import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPrevious } from '#src/content/previous.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { sampleSnapshot } from './sample.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

let dir: string

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mira-previous-'))
  await writeSnapshot({ dir, snapshot: { ...sampleSnapshot(), media: {} }, mediaPath: () => '' })
  for (const name of names()) utimesSync(join(dir, name), LONG_AGO, LONG_AGO)
})
afterEach(() => rmSync(dir, { recursive: true }))

const names = (): string[] =>
  Object.keys(JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')).files)

const look = async (known = {}) => {
  const previous = await readPrevious(dir, known)
  if (!previous) throw new Error('There is no snapshot.')
  return previous
}

/** Other bytes of the same size. */
const damage = (name: string, changed: Date) => {
  writeFileSync(join(dir, name), 'x'.repeat(readFileSync(join(dir, name)).length))
  utimesSync(join(dir, name), changed, changed)
}

test('a second look reads only files that have changed since the first', async () => {
  const first = await look()
  expect(first.whole).toBe(true)
  const [unread = '', changed = ''] = names()
  damage(unread, LONG_AGO)
  expect((await look(first.hashed())).whole).toBe(true)

  damage(changed, new Date('2021-01-01T00:00:00Z'))
  const second = await look(first.hashed())
  expect(second.whole).toBe(false)
  expect([...first.files.keys()].filter((name) => !second.files.has(name))).toEqual([changed])
})

test('of a folder that is not whole nothing is known the next time', async () => {
  const [gone = ''] = names()
  const known = (await look()).hashed()
  expect(Object.keys(known).sort()).toEqual(names().sort())
  rmSync(join(dir, gone))
  const previous = await look(known)
  expect(previous.whole).toBe(false)
  expect(previous.files.has(gone)).toBe(false)
  expect(previous.hashed()).toEqual({})
})

test('a file that cannot be looked at is as one that is missing', async () => {
  const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'))
  const files = { ...manifest.files, [`${'x'.repeat(300)}.json`]: 'a'.repeat(64) }
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ ...manifest, files }))
  expect((await look()).whole).toBe(false)
})
