import { CHOICES } from '../words/choices.ts'
import { FIELDS } from './columns.ts'
import type { Home } from './plan.ts'
import type { Change, Plan, Problem } from './price-list-answer.ts'

/** What gives homes the values they had before a list. A home that has changed since then is a problem. */
export const wayBack = (made: readonly Change[], homes: readonly Home[]): Plan => {
  const now = new Map(homes.map((home) => [home.documentId, home]))
  const problems: Problem[] = []
  const changes: Change[] = []
  for (const { before, after, ...change } of made) {
    const home = now.get(change.documentId)
    const later = home && FIELDS.find((field) => field in after && home[field] !== after[field])
    if (home && !later) {
      changes.push({ ...change, before: after, after: before })
      continue
    }
    const problem = later
      ? `${change.home} has been changed since: ${later} is ${words(home[later])}. Take a later list back first, or set the home yourself.`
      : `${change.home} is not there any more.`
    problems.push({ line: change.line, column: null, problem })
  }
  return { changes, same: 0, problems }
}

const words = (value: string | number | null): string =>
  value === null ? 'empty' : (CHOICES[value] ?? String(value))
