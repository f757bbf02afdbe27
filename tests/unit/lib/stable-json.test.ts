import { expect, test } from 'vitest'
import { stableJson } from '#src/lib/stable-json.ts'

test('sorts keys at every depth and ends with a newline', () => {
  expect(stableJson({ b: [{ d: 1, c: 2 }], a: null })).toBe(
    '{\n  "a": null,\n  "b": [\n    {\n      "c": 2,\n      "d": 1\n    }\n  ]\n}\n',
  )
})

test('keeps the order of lists and leaves undefined out', () => {
  expect(JSON.parse(stableJson({ list: [3, 1, 2], gone: undefined }))).toEqual({ list: [3, 1, 2] })
})
