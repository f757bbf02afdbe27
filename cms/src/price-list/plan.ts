import { type Column, columnOf, FIELDS, type Field, type StateWords, stateOf } from './columns.ts'
import { readNumber } from './numbers.ts'
import type { Change, Plan, Problem, Values } from './price-list-answer.ts'

/** A line of a list: its place in the file, from 1, and its cells by the headings of their columns. */
export type Line = { line: number; cells: Record<string, string | number | null> }

/** A home as it is in the CMS: what is published of it, else its draft. */
export type Home = {
  documentId: string
  number: string
  title: string
  /** The slug of its project. */
  project: string | null
} & Values

/** More are not listed: whoever has taken the wrong file need not read thousands. */
const MOST_PROBLEMS = 200

/** Decimals that a field may have. */
const DIGITS: Record<Exclude<Field, 'availability'>, number> = {
  price: 0,
  area: 2,
  innerArea: 2,
  balconyArea: 2,
}

/** What 0 would be. A home may have no balcony. */
const NONE_AT_ZERO: Partial<Record<Field, string>> = {
  price: 'A price of 0 is none. Leave the cell empty where the price stays as it is.',
  area: 'An area of 0 is none. Leave the cell empty where the area stays as it is.',
  innerArea: 'An inner area of 0 is none. Leave the cell empty where it stays as it is.',
}

/** Such a cell changes nothing, even where the field may be empty in the CMS. */
const isEmpty = (cell: string | number | null | undefined): boolean =>
  cell === null || cell === undefined || String(cell).trim() === ''

type World = { homes: readonly Home[]; stateWords: StateWords }

/** What a list would change, and all that is wrong with it. An empty cell changes nothing. */
export const planOf = (lines: readonly Line[], { homes, stateWords }: World): Plan => {
  const headings = [...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))]
  const wrong = headingProblems(headings)
  if (wrong.length > 0) return { changes: [], same: 0, problems: wrong }
  const find = finder(homes)
  const problems: Problem[] = []
  const changes: Change[] = []
  const lineOf = new Map<string, number>()
  let same = 0
  for (const { line, cells } of lines) {
    const given = new Map(
      Object.entries(cells).map(([heading, cell]) => [
        columnOf(heading) as Column,
        { heading, cell },
      ]),
    )
    if ([...given.values()].every(({ cell }) => isEmpty(cell))) continue
    const found = find((column) => {
      const { cell } = given.get(column) ?? {}
      return isEmpty(cell) ? undefined : String(cell).trim()
    })
    if ('problem' in found) {
      problems.push({ line, column: headingOf(given, found.column), problem: found.problem })
      continue
    }
    const { home } = found
    const earlier = lineOf.get(home.documentId)
    if (earlier !== undefined) {
      const problem = `${home.title} is in line ${earlier} already. Keep one of the two lines.`
      problems.push({ line, column: null, problem })
      continue
    }
    lineOf.set(home.documentId, line)
    const read = readFields(given, stateWords)
    problems.push(...read.problems.map((problem) => ({ line, ...problem })))
    const changed = FIELDS.filter(
      (field) => read.values[field] !== undefined && read.values[field] !== home[field],
    )
    if (changed.length === 0) {
      same += 1
      continue
    }
    changes.push({
      ...{ line, documentId: home.documentId, home: home.title, project: home.project },
      before: Object.fromEntries(changed.map((field) => [field, home[field]])),
      after: Object.fromEntries(changed.map((field) => [field, read.values[field]])),
    })
  }
  return { changes, same, problems: problems.slice(0, MOST_PROBLEMS) }
}

type Given = Map<Column, { heading: string; cell: string | number | null }>

const headingOf = (given: Given, column: Column | null): string | null =>
  column && (given.get(column)?.heading ?? null)

function headingProblems(headings: string[]): Problem[] {
  const columns = headings.map((heading) => ({ heading, column: columnOf(heading) }))
  const unknown = columns.filter(({ column }) => column === undefined)
  const problems: Problem[] = unknown.map(({ heading }) => ({
    line: 1,
    column: heading,
    problem: `A price list knows no such column. It has id, or number and project, and of ${FIELDS.join(', ')} those that change. Rename the column or take it out.`,
  }))
  const twice = columns.filter(
    ({ column }, index) => column && columns.findIndex((it) => it.column === column) < index,
  )
  problems.push(
    ...twice.map(({ heading, column }) => ({
      line: 1,
      column: heading,
      problem: `Two columns are the ${column}. Keep one.`,
    })),
  )
  if (!columns.some(({ column }) => column === 'id' || column === 'number')) {
    problems.push({
      line: 1,
      column: null,
      problem: 'No column says which home a line is about. Add a column “number” or “id”.',
    })
  }
  return problems
}

type Found = { home: Home } | { column: Column; problem: string }

/** Finds the home of a line. */
function finder(homes: readonly Home[]): (cell: (column: Column) => string | undefined) => Found {
  const byId = new Map(homes.map((home) => [home.documentId, home]))
  const byNumber = Map.groupBy(homes, ({ number }) => number)
  return (cell) => {
    const [id, number, project] = [cell('id'), cell('number'), cell('project')]
    if (id) {
      const home = byId.get(id)
      if (!home) return { column: 'id', problem: `No home has the id “${id}”.` }
      if (number && number !== home.number) {
        return {
          column: 'number',
          problem: `The home with this id has the number ${home.number}, not ${number}.`,
        }
      }
      return { home }
    }
    if (!number) return { column: 'number', problem: 'The line names no home.' }
    const same = byNumber.get(number) ?? []
    const found = project ? same.filter((home) => home.project === project) : same
    const [home, other] = found
    if (!home) {
      const elsewhere = same.map((it) => it.project).join(', ')
      return {
        column: project && same.length > 0 ? 'project' : 'number',
        problem: `No home${project ? ` of ${project}` : ''} has the number ${number}.${elsewhere ? ` There is one in ${elsewhere}.` : ''}`,
      }
    }
    if (other) {
      const projects = found.map((it) => it.project ?? 'no project').join(', ')
      return {
        column: 'number',
        problem: `${found.length} homes have the number ${number} (${projects}). Say which in a column “project”, or use “id”.`,
      }
    }
    return { home }
  }
}

function readFields(given: Given, stateWords: StateWords) {
  const values: Partial<Values> = {}
  const problems: Omit<Problem, 'line'>[] = []
  for (const field of FIELDS) {
    const { heading, cell } = given.get(field) ?? {}
    if (heading === undefined || cell === undefined || cell === null || isEmpty(cell)) continue
    if (field === 'availability') {
      const state = stateOf(String(cell), stateWords)
      if (state) values[field] = state
      else {
        const problem = `“${cell}” is no status. Write available, on hold, reserved, sold or not yet released, or the words that visitors read.`
        problems.push({ column: heading, problem })
      }
      continue
    }
    const read = readNumber(cell, DIGITS[field])
    const problem = 'problem' in read ? read.problem : !read.value && NONE_AT_ZERO[field]
    if (problem) problems.push({ column: heading, problem })
    else if ('value' in read) values[field] = read.value
  }
  return { values, problems }
}
