import type { z } from 'zod'
import type { CollectionType, SingleType } from './types.ts'

/** An entry that was left out, and why. `field` is a path such as `blocks.2.images.desktop`. */
export type Quarantined = {
  type: SingleType | CollectionType
  documentId: string
  locale: string
  field: string
  problem: string
  /** Whether the site still shows its last good version. */
  lastGoodVersionShown?: boolean
}

/** What is wrong with an entry, in the editor's words: the first field that is, and how many more are. */
export function problemOf(
  error: z.ZodError,
  entry: unknown,
): Pick<Quarantined, 'field' | 'problem'> {
  const [first, ...others] = error.issues
  if (!first) return { field: '', problem: error.message }
  const field = first.path.join('.')
  const value = first.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown>)?.[key],
    entry,
  )
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return { field, problem: `${sentence(first, value)}${more}` }
}

function sentence(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing'
  if (value === null || value === '') return 'is empty, but required'
  if (Array.isArray(value) && value.length === 0) return 'is empty, but required'
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `is longer than ${issue.maximum} characters`
  }
  return `${issue.message}: ${JSON.stringify(value).slice(0, 80)}`
}
