/** The homes of one position on each floor, from the first floor up. */
export type Position = {
  /** The home that they are like, by the id of its entry: texts, rooms, plan and pictures are its own. */
  model: string
  /** Empty: as the model has it. */
  orientation: string | null
  /** The home whose words for the view they have. Empty: those of the model. */
  view: string | null
  /** In square metres; all three are the model's if `area` is empty. */
  area: number | null
  innerArea: number | null
  balconyArea: number | null
  /** On the first floor, in the base currency. */
  price: number
}

/** What an editor asks for. */
export type Building = {
  project: string
  /** What `{block}` in the numbers stands for. */
  block: string
  from: number
  to: number
  /** Floors between the two that do not exist, such as 13. */
  without: number[]
  /** How a number is written, such as `{floor}{position:02}`. */
  pattern: string
  /** What each floor adds to the price of the one below it. */
  step: number
  availability: string
  positions: Position[]
}

/** A home that would be made. */
export type PlannedHome = {
  number: string
  floor: number
  /** From 1. */
  position: number
  /** By the codes of the languages. */
  titles: Record<string, string>
  slugs: Record<string, string>
  model: string
  view: string
  orientation: string | null
  area: number
  innerArea: number | null
  balconyArea: number | null
  price: number
}

export type BuildingPlan = {
  homes: PlannedHome[]
  /** Sentences; with one of them nothing is made. */
  problems: string[]
  /** Sentences about what is worth to know. */
  notes: string[]
}

/** `made` is when the homes were made: the name of this making. */
export type BuildingOutcome = BuildingPlan & { made: string | null }

/** Homes that were made in one go. Times are ISO 8601. */
export type Making = {
  at: string
  by: string
  project: string
  homes: number
  first: string
  last: string
  deleted: { at: string; by: string } | null
}

/** What became of the homes of a making. */
export type Undoing = {
  /** Drafts that would be deleted, or were. */
  drafts: number
  /** How many of them somebody has changed since. */
  changed: number
  /** Homes that are published, by their titles: with one of them nothing is deleted. */
  published: string[]
  deleted: boolean
}

export type ModelChoice = {
  documentId: string
  title: string
  project: { documentId: string; title: string | null } | null
  /** A draft may lack its area and its price. */
  area: number | null
  price: number | null
  view: string | null
}

/** What the form has to choose from, and what was made before, the newest first. */
export type Choices = {
  projects: { documentId: string; title: string }[]
  homes: ModelChoice[]
  makings: Making[]
}
