import { expect, test } from 'vitest'
import { z } from 'zod'
import { unwrap } from '#src/cms/field-shape.ts'
import { words } from '#src/cms/fields.ts'
import { leaves, textFields } from '#src/cms/text-fields.ts'
import { collectionTypes, singleTypes } from '#src/cms/types.ts'

const all = leaves([...Object.values(collectionTypes), ...Object.values(singleTypes)])

test('words for visitors are fields of the whole content, however deep they lie', () => {
  expect(textFields).toEqual(
    expect.arrayContaining(['alt', 'caption', 'eyebrow', 'label', 'legal', 'question', 'title']),
  )
})

test.each(['documentId', 'slug', 'href', 'from', 'to', 'key', 'value', 'name', 'mask', 'anchor'])(
  '%s is taken to the letter',
  (name) => expect(textFields).not.toContain(name),
)

test('a field name means text in every schema or in none: models are typeset by it', () => {
  const exact = all.filter(({ field }) => !words.has(field) && unwrap(field) instanceof z.ZodString)
  const names = new Set(exact.map(({ name }) => name))
  expect(names).toContain('href')
  expect(textFields.filter((name) => names.has(name))).toEqual([])
})
