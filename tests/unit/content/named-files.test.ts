import { expect, it } from 'vitest'
import { namedFiles } from '#src/content/named-files.ts'

const file = (name: string, width = 1) => ({
  ...{ name, width, height: 1, mime: 'image/jpeg', bytes: 1 },
  sha256: 'a'.repeat(64),
})
const table = (...files: ReturnType<typeof file>[]) =>
  Object.fromEntries(files.map((it) => [it.name, it]))
const NAME = 'sea-view_0a1b2c3d4e.jpg'
const hashOf = (value: unknown, width = 1) =>
  namedFiles(table(file(NAME, width), file('other_0a1b2c3d4e.pdf'))).hashOf([JSON.stringify(value)])

it.each([
  ['a field', { images: [{ desktop: NAME }] }],
  ['a link', { text: `See [the plan](/uploads/${NAME}).` }],
  ['a link with a title', { text: `[a](/uploads/${NAME} "a")` }],
  ['a link with a question', { href: `/uploads/${NAME}?download=1#page=2` }],
  ['an address in brackets', { text: `<https://cms.example/uploads/${NAME}>` }],
  ['a link at the end of a line', { text: `- /uploads/${NAME}\n- more` }],
])('a file that %s names is in the hash', (_, value) => {
  expect(hashOf(value, 2)).not.toBe(hashOf(value))
})

it.each([
  ['percent signs', 'https://files.example/sea%2Dview_0a1b2c3d4e.jpg'],
  ['an escape of Markdown', 'https://files.example/sea-view\\_0a1b2c3d4e.jpg'],
  ['an entity', '/uploads/sea&hyphen;view_0a1b2c3d4e.jpg'],
])('a file that a link names with %s is in the hash', (_, address) => {
  expect(hashOf({ text: `![Sea](${address})` }, 2)).not.toBe(hashOf({ text: `![Sea](${address})` }))
})

it('others are not, nor what is only a part of another name', () => {
  const shown = 'https://map.example/?q=a%20b&c 100 % https://a.example\nb'
  for (const value of [{ a: 'other_0a1b2c3d4e.pdf' }, { a: `x${NAME}` }, { a: shown }]) {
    expect(hashOf(value, 2)).toBe(hashOf(value))
  }
})

it('texts in another order have the same hash, and a name twice is one file', () => {
  const { hashOf } = namedFiles(table(file(NAME), file('b.pdf')))
  expect(hashOf([`"${NAME}"`, '"b.pdf"'])).toBe(hashOf([`"b.pdf" "${NAME}" "b.pdf"`]))
})

it('a file that comes into the library changes the hash of those who name it', () => {
  expect(namedFiles({}).hashOf([`"${NAME}"`])).not.toBe(hashOf(NAME))
})

it('files with names that texts may break have a hash of their own', () => {
  const odd = (width: number) => namedFiles(table(file('a b (1).jpg', width), file(NAME))).oddHash()
  expect(odd(2)).not.toBe(odd(1))
  expect(odd(1)).not.toBe(namedFiles(table(file(NAME))).oddHash())
})
