import { expect, test } from 'vitest'
import { fieldName, fieldsText, readFields } from '#src/lib/json-fields.ts'

const names = [
  'b',
  'a',
  '10',
  '9',
  '',
  'with "quotes":',
  'back\\slash',
  'line\nend',
  'شقة',
  '{',
  ',',
]
const value = { text: 'one,\n"two":{}', list: [1, null] }
const fields = new Map(names.map((name) => [fieldName(name), JSON.stringify(value)]))

test('the text is an object in JSON with these fields', () => {
  const object = JSON.parse(fieldsText(fields))
  expect(new Set(Object.keys(object))).toEqual(new Set(names))
  expect(object['with "quotes":']).toEqual(value)
})

test('what is read is what was written, in order, whatever the names are', () => {
  const read = readFields(fieldsText(fields))
  expect(read).toEqual(fields)
  expect([...read.keys()]).toEqual([...fields.keys()].sort())
  expect(fieldsText(read)).toBe(fieldsText(fields))
})

test('an object without fields is read and written', () => {
  expect(JSON.parse(fieldsText(new Map()))).toEqual({})
  expect(readFields(fieldsText(new Map()))).toEqual(new Map())
  expect(readFields('')).toEqual(new Map())
})
