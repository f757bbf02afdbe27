import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRecord } from '#functions/lead/new-record.ts'
import { leadsCsv, SEPARATORS, type Separator } from '#scripts/leads/csv.ts'
import type { ListedLead } from '#scripts/leads/read-leads.ts'
import { guarded, unguarded } from '#scripts/leads/spreadsheet-guard.ts'
import { runs } from '#tests/soak.ts'
import { submission } from './sample.ts'

const NO_UTM = { source: '', medium: '', campaign: '', term: '', referrer: '' }
const NAMES = Object.keys(SEPARATORS) as Separator[]

/** A lead from tags of a landing page: nothing cleans those. */
const leadWith = (term: string): ListedLead => ({
  ...newRecord({
    submission: submission({ utm: { ...NO_UTM, term } }),
    checked: { status: 'ok', fields: {}, by: 'form' },
    spam: [],
    now: 0,
  }),
  state: 'pending',
})

const exported = (term: string, separator?: Separator): string =>
  leadsCsv({ leads: [leadWith(term)], unreadable: [] }, separator)

/**
 * CSV as a spreadsheet program with a separator of its own choice reads it: quotes hold a cell
 * together only where they begin it.
 */
const cellsOf = (csv: string, separator: string): string[][] => {
  const rows: string[][] = [[]]
  let at = csv.startsWith('\ufeff') ? 1 : 0
  while (at <= csv.length) {
    let cell = ''
    if (csv[at] === '"') {
      for (at += 1; at < csv.length; at += 1) {
        if (csv[at] !== '"') cell += csv[at]
        else if (csv[at + 1] === '"') cell += csv[++at]
        else break
      }
      at += 1
    }
    while (at < csv.length && csv[at] !== separator && !'\r\n'.includes(csv[at] as string)) {
      cell += csv[at++]
    }
    rows.at(-1)?.push(cell)
    if (csv[at] === '\r' && csv[at + 1] === '\n') at += 1
    if (csv[at] !== separator) rows.push([])
    at += 1
  }
  return rows
}

/** Whether a program would run a cell, whatever it leaves out first. A number is no formula. */
const isFormula = (cell: string): boolean => {
  const text = cell.replace(/^[\s"\u200b-\u200f\u2060\ufeff\u00ad]+/, '')
  return /^[=@＝＠+\-＋－−]/.test(text) && !/^[+-][\d ().-]*\d[\d ().-]*$/.test(text)
}

test.each([
  '=1+1',
  '@SUM(1)',
  '+A1',
  '-2+cmd',
  ' =1',
  '\u200b=1',
  '＝1+1',
  '＋A1',
  '－A1',
  '−A1',
  '＠x',
])('a spreadsheet does not run %j', (term) => {
  expect(exported(term)).toContain(`'${term}`)
})

test.each(['\t=1', '\r=1', '\n=1', '\tx'])('nor what follows a line break: %j', (term) => {
  expect(exported(term)).toContain(`"'${term[0]}${term.slice(1).replace('=', "'=")}"`)
})

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x\t=1+1', "x\t'=1+1"],
  ['x|@a', "x|'@a"],
  ['x؛=1', "x؛'=1"],
  ['x\n- cmd', "x\n'- cmd"],
  ['x;"=1+1"', 'x;\'""=1+1""'],
  ["x; '=1", "x;' '=1"],
])('where another country parts cells otherwise, %j begins no formula', (term, cell) => {
  expect(exported(term)).toContain(`"${cell}"`)
})

test.each(['+971 50 123 4567', '-5', 'a=b', 'Anna', '+1 (555) 010-2'])(
  '%s stays as it is',
  (term) => {
    expect(exported(term)).toContain(`,${term},`)
  },
)

test('a sentence stays as it is where the file itself parts by commas', () => {
  expect(exported('Hello, - a question')).toContain('"Hello, - a question"')
  expect(exported('Hello, - a question', 'semicolon')).toContain(`"Hello,' - a question"`)
})

test('begins with the mark of UTF-8, and takes the separator of the reader’s country', () => {
  expect(exported('ليلى', 'semicolon')).toMatch(/^\ufeffid;state;receivedAt;.*\r\n.*;ليلى;/)
  expect(exported('ليلى', 'tab')).toMatch(/^\ufeffid\tstate\treceivedAt\t/)
})

describe('any text at all', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .array(fc.constantFrom(...'=+-@＝－−\'"; ,|\t\r\n؛،a1\u200b\u00a0\u2028(). '), {
        maxLength: 14,
      })
      .map((characters) => characters.join('')),
  )

  test.each(NAMES)('parted by a %s, comes back as it was', (name) => {
    const separator = SEPARATORS[name]
    fc.assert(
      fc.property(text, (term) => {
        const [head = [], row = []] = cellsOf(exported(term, name), separator)
        expect(unguarded(row[head.indexOf('utm term')] ?? '', separator)).toBe(term)
        expect(unguarded(guarded(term, separator), separator)).toBe(term)
      }),
      { numRuns: runs({ test: 500, soak: 20_000 }) },
    )
  })

  test.each(NAMES)('parted by a %s, is no formula, by whatever a program parts cells', (name) => {
    fc.assert(
      fc.property(text, fc.constantFrom(',', ';', '\t', '|', '؛', '،'), (term, other) => {
        const cells = cellsOf(exported(term, name), other).flat()
        expect(cells.filter(isFormula)).toEqual([])
      }),
      { numRuns: runs({ test: 500, soak: 20_000 }) },
    )
  })
})
