import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptTexts } from '#src/app/kept-texts.ts'
import { sha256 } from '#src/lib/hash.ts'

let folder: string
let made: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mira-texts-'))
  made = []
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As each process asks: nothing but the folder is known from one call to the next. */
const ask = (key: string, text = `<p>${key}</p>`, { maxBytes = 1_000_000, dir = folder } = {}) =>
  keptTexts(dir, maxBytes)(key, () => {
    made.push(key)
    return text
  })

const fileOf = (key: string) => join(folder, sha256(key).slice(0, 2))

test('a text is made once for all processes', () => {
  expect([ask('a'), ask('b'), ask('a', 'other'), ask('b', 'other')]).toEqual([
    '<p>a</p>',
    '<p>b</p>',
    '<p>a</p>',
    '<p>b</p>',
  ])
  expect(made).toEqual(['a', 'b'])
})

test('any text comes back as it is', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      ' ',
      'a  b ',
      '\n',
      '\r\n',
      '\u2028\u2029',
      '\ud800',
      `\n${'a'.repeat(64)} x`,
    ),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), anyText, (key, text) => {
      const first = ask(key, text)
      expect(ask(key, 'other')).toBe(first)
    }),
  )
})

test('a text that holds the line of another one does not stand for it', () => {
  const planted = JSON.stringify('planted')
  const line = `\n${sha256('victim')} ${sha256(planted)} ${planted}`
  const near = Array.from({ length: 5_000 }, (_, index) => `key ${index}`).find(
    (key) => fileOf(key) === fileOf('victim'),
  ) as string
  ask(near, line)
  expect(ask('victim')).toBe('<p>victim</p>')
  expect(made).toEqual([near, 'victim'])
})

test('a line of which a part is missing is made again, and then used', () => {
  ask('a')
  const whole = readFileSync(fileOf('a'))
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(fileOf('a'), whole.subarray(0, length))
    made = []
    expect([ask('a'), ask('a')]).toEqual(['<p>a</p>', '<p>a</p>'])
    expect(made).toEqual(['a'])
  }
})

test('a file that has grown too large begins anew', () => {
  const text = 'x'.repeat(500)
  for (let index = 0; index < 2_000; index += 1) ask(`key ${index}`, text, { maxBytes: 2_000 })
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  expect(Math.max(...sizes)).toBeLessThan(3_000)
  expect(made).toHaveLength(2_000)
})

test('a folder that cannot be written to is no obstacle', () => {
  const dir = join(folder, 'file')
  writeFileSync(dir, '')
  expect([ask('a', 'b', { dir }), ask('a', 'b', { dir })]).toEqual(['b', 'b'])
  expect(made).toEqual(['a', 'a'])
})
