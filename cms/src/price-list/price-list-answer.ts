import type { Field } from './columns.ts'

export type Values = Record<Field, number | string | null>

/** What a list changes of a home. */
export type Change = {
  line: number
  documentId: string
  home: string
  /** The slug of its project. */
  project: string | null
  before: Partial<Values>
  after: Partial<Values>
}

/** What is wrong with a line, in words. `column` is the heading as the list has it; null for the whole line. */
export type Problem = { line: number; column: string | null; problem: string }

export type Plan = { changes: Change[]; same: number; problems: Problem[] }

/** What an import did, or would do. Nothing was written where there are problems, or if it was a dry run. */
export type Outcome = Plan & {
  written: boolean
  /** Of the changes: who has seen them and sends it with the list writes these and no others. */
  seen: string
}

/** Where a list came from: who sent it, and the name of the file, if it was one; of a stock system's, its hash. */
export type Source = { by: string; file: string | null; hash?: string }

/** A list that has come in. Times are ISO 8601. */
export type Import = Source & {
  at: string
  /** How many homes it changed. */
  homes: number
  takenBack: { at: string; by: string } | null
}

/** Why nothing of the stock system's list is taken: since when (ISO 8601), and what is wrong, as sentences. */
export type FeedTrouble = { since: string; wrong: string[] }

/** What the panel's page "Price lists" shows. */
export type PriceLists = {
  /** Null if the last list was taken, or no stock system is followed. */
  feed: FeedTrouble | null
  /** The newest first. */
  imports: Import[]
}
