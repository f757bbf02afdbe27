import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a call of `fetch`, or of our own `get`, must have so that it ends. */
const ENDS_BY = /\bsignal\b|\btimeoutMs\b/

const FILES = globSync(['functions/**/*.ts', 'cms/src/**/*.ts'])

const FETCH = /(?<![\w'"]|function )fetch\((?=\S)/g
const FETCH_OR_GET = /(?<![\w'"]|function )fetch\((?=\S)|(?<![\w'".])get\((?=\S)/g

/** The calls of a file, with their arguments. */
const callsIn = (text: string): string[] => {
  const hasOurs = text.includes("/lib/get.ts'")
  return [...text.matchAll(hasOurs ? FETCH_OR_GET : FETCH)].map(({ index, 0: name }) => {
    let depth = 1
    let end = index + name.length
    for (; depth > 0 && end < text.length; end++) {
      if (text[end] === '(') depth += 1
      if (text[end] === ')') depth -= 1
    }
    return text.slice(index, end)
  })
}

test('each call that the functions and the CMS make over the network ends after some time', () => {
  const found = FILES.flatMap((file) =>
    callsIn(readFileSync(file, 'utf8')).map((call) => ({ file, call })),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ call }) => !ENDS_BY.test(call))).toEqual([])
})
