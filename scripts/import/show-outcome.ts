import { firstLines } from '#src/lib/first-lines.ts'
import type { Outcome } from './send-list.ts'

type Shown = Pick<Outcome, 'changes' | 'same' | 'problems' | 'written'>

/** What an import did, would do, or why it did nothing, in lines. */
export const outcomeLines = ({ changes, same, problems, written }: Shown): string[] => {
  if (problems.length > 0) {
    return [
      `${count(problems.length, 'problem')}, so nothing was changed:`,
      ...problems.map(
        ({ line, column, problem }) =>
          `  line ${line}${column ? `, column “${column}”` : ''}: ${problem}`,
      ),
    ]
  }
  const lines = changes.map(
    ({ line, home, before, after }) =>
      `  line ${line}, ${home}: ${Object.keys(after)
        .map((field) => `${field} ${text(before[field])} → ${text(after[field])}`)
        .join(', ')}`,
  )
  const homes = count(changes.length, 'home')
  return [
    ...firstLines(lines),
    `${homes} ${written ? 'changed and published' : 'would change'}, ${same} ${same === 1 ? 'is' : 'are'} the same.`,
  ]
}

const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? 'nothing' : String(value)
