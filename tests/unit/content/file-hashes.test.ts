import { mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileHashes, type HashedFiles } from '#src/content/file-hashes.ts'
import { sha256 } from '#src/lib/hash.ts'

const NAME = 'tags.en.json'
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

let dir: string
let read: string[]

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mira-hashes-'))
  read = []
})
afterEach(() => rmSync(dir, { recursive: true }))

const pathOf = (name: string) => join(dir, name)

const write = (text: string, changed = LONG_AGO) => {
  writeFileSync(pathOf(NAME), text)
  utimesSync(pathOf(NAME), changed, changed)
}

const opened = (known: HashedFiles = {}) =>
  fileHashes([NAME], {
    ...{ pathOf, known },
    read: (name) => {
      read.push(name)
      return readFileSync(pathOf(name))
    },
    changed: (name) => new Error(`${name} has changed`),
  })

const hash = (known?: HashedFiles) => {
  const hashes = opened(known)
  return { hash: hashes.of(NAME), hashed: hashes.all() }
}

test('does not read a file that is the same since its hash was taken', () => {
  write('[1]')
  const { hashed } = hash()
  const again = hash(hashed)
  expect(read).toEqual([NAME])
  expect(again.hash).toBe(sha256('[1]'))
  expect(again.hashed).toEqual(hashed)
})

test.each<[string, () => void]>([
  ['another time', () => write('[2]', new Date('2020-01-01T00:00:01Z'))],
  ['another size', () => write('[12]')],
  [
    'another place',
    () => {
      // Both are there for a moment, so that the disk cannot give the place of the one to the other.
      writeFileSync(pathOf('beside'), '[4]')
      utimesSync(pathOf('beside'), LONG_AGO, LONG_AGO)
      renameSync(pathOf('beside'), pathOf(NAME))
    },
  ],
])('reads a file that has %s', (_, change) => {
  write('[1]')
  const { hashed } = hash()
  change()
  expect(hash(hashed).hash).toBe(sha256(readFileSync(pathOf(NAME))))
  expect(read).toEqual([NAME, NAME])
})

test('reads a file again that was young when its hash was taken, since it may have changed in the same tick', () => {
  write('[1]', new Date())
  const { hashed } = hash()
  expect(hashed).toEqual({})
  hash(hashed)
  expect(read).toEqual([NAME, NAME])
})

test('refuses a file that is another one since', () => {
  write('[1]')
  const hashes = opened()
  write('[12]')
  expect(() => hashes.of(NAME)).toThrow(`${NAME} has changed`)
})
