import { describe, expect, test } from 'vitest'
import { cleanText } from '#src/cms/fields.ts'
import { markdownProblem } from '#src/cms/markdown-limits.ts'
import { renderMarkdown } from '#src/components/markdown/render-markdown.ts'
import { markdownAddresses } from '#src/lib/markdown-addresses.ts'
import { processorTime } from '#tests/processor-time.ts'

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

describe('a Markdown text that nobody can render', () => {
  test.each<[string, string, RegExp]>([
    ['nested quotes', '>'.repeat(3_000), /20 quotes or lists/],
    ['nested quotes with spaces', '> '.repeat(3_000), /20 quotes or lists/],
    ['nested lists', `${'- '.repeat(3_000)}x`, /20 quotes or lists/],
    ['nested numbered lists', `${'1. '.repeat(3_000)}x`, /20 quotes or lists/],
    ['nested lists of both kinds', `${'- 1) '.repeat(3_000)}x`, /20 quotes or lists/],
    [
      'lists nested by their indents',
      Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n'),
      /20 quotes or lists/,
    ],
    ['nested footnotes', `${'[^1]: '.repeat(3_000)}x`, /20 quotes or lists/],
    ['nested emphasis', '*a '.repeat(3_000) + 'b* '.repeat(3_000), /marks/],
    ['stars without end', '*a'.repeat(30_000), /marks/],
    ['stars and strokes without end', '*a_ '.repeat(8_192), /marks/],
    ['one long run of stars', `${'*'.repeat(40_000)}a${'*'.repeat(40_000)}`, /marks/],
    ['strokes without end', '~a~'.repeat(20_000), /marks/],
    ['nested links', '['.repeat(3_000) + '](/x)'.repeat(3_000), /"\["/],
    ['nested pictures', '!['.repeat(3_000) + '](/x)'.repeat(3_000), /"\["/],
    ['a wide table', `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${lines(200, '|')}`, /cells/],
    [
      'a table in a quote',
      `> |${'a|'.repeat(200)}\n> |${'-|'.repeat(200)}\n${lines(200, '> |')}`,
      /cells/,
    ],
    ['more than a book', 'word '.repeat(30_000), /longer than 100000/],
  ])('is one of %s', (_what, text, problem) => {
    expect(markdownProblem(text)).toMatch(problem)
  })
})

describe('a Markdown text within the limits', () => {
  test.each([
    ['an article', lines(300, 'Some *words* with [links](/about) and more.\n')],
    ['a line across the page', `a\n\n${'- '.repeat(60)}\n\n${'*'.repeat(500)}\n\nb`],
    ['a price list', `| a | b | c |\n| - | - | - |\n${lines(300, '| **x** | y | z |')}`],
    ['a list of three levels', lines(100, '- a\n  - b\n    - c')],
    ['lists with wide indents', lines(20, '1. a\n\t1. b\n\t\t1. c\n\t\t\t1. d')],
  ])('is %s', (_what, text) => {
    expect(markdownProblem(text)).toBeUndefined()
    expect(renderMarkdown({ markdown: text, links: {} }).length).toBeGreaterThan(20)
  })

  test.each([
    ['quotes', `${'>'.repeat(20)}x`],
    [
      'lists by their indents',
      Array.from({ length: 20 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n'),
    ],
    ['emphasis', '*a '.repeat(1_000) + 'b* '.repeat(1_000)],
    ['strong emphasis', `${'*'.repeat(1_000)}a${'*'.repeat(1_000)}`],
    ['links', '['.repeat(500) + '](/x)'.repeat(500)],
    ['pictures', '!['.repeat(500) + '](/x)'.repeat(500)],
    ['addresses', '<a:'.repeat(30_000)],
    ['brackets at line starts', lines(500, `[${'a'.repeat(190)}`)],
    ['a table at its limit', `|${'a|'.repeat(98)}\n|${'-|'.repeat(98)}\n${lines(98, '|')}`],
  ])('is rendered in seconds at its worst: %s', async (_what, text) => {
    const time = await processorTime(() => {
      expect(markdownProblem(text)).toBeUndefined()
      markdownAddresses(text)
      renderMarkdown({ markdown: text, links: {} })
    })
    expect(time).toBeLessThan(10_000)
  })
})

describe('a text', () => {
  test.each([
    ['a\0b\vc\u0085d\u{1ffff}e', 'abcde'],
    ['\ud800x\udc00', '\ufffdx\ufffd'],
    ['line\n\tline\r\n', 'line\n\tline\r\n'],
    ['\u202eمرحبا\u200f 👩‍👧 e\u0301', '\u202eمرحبا\u200f 👩‍👧 e\u0301'],
  ])('%j is held as %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
    expect(cleanText(clean)).toBe(clean)
  })
})
