/** Which entries use an entry, as the panel gets it. */
export type UsesAnswer = {
  /** How many entries, in whichever language. */
  total: number
  /** By type, the rarest first: the fifty homes of a project hide nothing. */
  kinds: UseKind[]
}

export type UseKind = {
  /** What the panel calls the type. */
  type: string
  total: number
  /** The first of them: those that visitors see come before drafts. */
  entries: Use[]
}

/** An entry that uses another one. */
export type Use = {
  title: string
  /** Where in it the other one is used, such as "Project" or "Blocks › Text". */
  fields: string[]
  /** The languages in which it does, each with the way to its form. */
  languages: UseLanguage[]
}

type UseLanguage = {
  /** Null for a type that is the same in all languages. */
  name: string | null
  /** Below the panel's own address. */
  edit: string
  /** Whether visitors see it; else only a draft uses the entry. */
  published: boolean
}
