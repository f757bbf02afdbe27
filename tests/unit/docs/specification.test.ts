import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const LINE = /^- \*\*(\d+\.\d+)\*\*/gm
const IN_A_NAME = /(?<=§)\d+\.\d+/g

const specification = readFileSync('docs/specification.md', 'utf8')
const lines = [...specification.matchAll(LINE)].map(([, number]) => number as string)
const named = new Set(
  globSync('tests/**/*.test.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => text.match(IN_A_NAME) ?? []),
)

describe('the specification', () => {
  test.each(lines)('%s is in the name of a test', (number) => {
    expect(named.has(number)).toBe(true)
  })

  test('has the lines that tests name', () => {
    expect([...named].filter((number) => !lines.includes(number))).toEqual([])
  })
})
