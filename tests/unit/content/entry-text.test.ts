import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryTexts, fileBytes, readText } from '#src/content/entry-text.ts'
import { stableJson } from '#src/lib/stable-json.ts'

/** Entries with whatever a field may hold, also what looks like the edges of an entry. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('  {\n  }', '},\n  {', '\n    "documentId": "other"', '"', '\\'),
  // JSON has these two as they are, and they begin a line for an expression with the flag `m`.
  fc.constantFrom('\u2028', '\u2028  }', '\u2029  },\n  {', '\u2028    "documentId": "other"'),
)
const entries = fc.uniqueArray(
  fc.record({
    documentId: fc.stringMatching(/^[a-z][a-z0-9]{9,23}$/),
    blocks: fc.array(fc.record({ documentId: value, text: value })),
    title: value,
  }),
  { selector: ({ documentId }) => documentId, maxLength: 6 },
)

const bytesOf = (type: 'tags' | 'layout', value: unknown) => {
  const text = readText(type, value)
  return text.status === 'read' ? text.bytes : new Uint8Array()
}
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('puts entries into the file that they give as a whole', () => {
  fc.assert(
    fc.property(entries, (entries) => {
      const file = fileBytes(
        'tags',
        entries.map((entry) => bytesOf('tags', entry)),
      )
      expect(decode(file)).toBe(stableJson(entries))
    }),
  )
})

test('takes a file apart into the entries that made it', () => {
  fc.assert(
    fc.property(entries, (entries) => {
      const texts = entryTexts('tags', stableJson(entries))
      expect([...texts.keys()]).toEqual(entries.map(({ documentId }) => documentId))
      for (const entry of entries) {
        expect(texts.get(entry.documentId)).toBe(decode(bytesOf('tags', entry)))
      }
    }),
  )
})

test('has the one entry of a single type in its file', () => {
  const layout = { documentId: 'layout0000', header: { documentId: 'no' } }
  const file = decode(fileBytes('layout', [bytesOf('layout', layout)]))
  expect(file).toBe(stableJson(layout))
  expect(entryTexts('layout', file)).toEqual(new Map([['layout0000', file]]))
})
