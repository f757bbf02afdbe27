import type { List, Named } from '../site-page/site-answer.ts'

/**
 * What a language lacks: the whole entry, other texts than those of the default language, or what the default language
 * has since changed.
 */
export type Gap = 'missing' | 'same' | 'older'

export type GapEntry = Named & { uid: string; documentId: string; locale: string }

/** A choice of the filters, with the number of gaps that it has. */
export type Choice = { value: string; name: string; total: number }

export type TranslationAnswer = {
  /** The name of the default language, which the others are compared with. */
  main: string
  kinds: Choice[]
  languages: Choice[]
  gaps: Record<Gap, List<GapEntry>>
}
