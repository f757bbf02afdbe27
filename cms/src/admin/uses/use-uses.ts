import type { UsesAnswer } from '../../uses/uses-answer.ts'
import { useAnswer } from '../parts/use-answer.ts'

export type Question = {
  model: string
  documentIds: string[]
  /** Only uses in this language; undefined: in all. */
  locale?: string | undefined
  /** The answer is asked for again when this changes. */
  version?: string | undefined
}

/** Where entries are used; undefined until the CMS has answered. */
export function useUses(question: Question): UsesAnswer | 'failed' | undefined {
  const { model, documentIds, locale, version } = question
  const params = { type: model, ids: documentIds.join(), ...(locale && { locale }) }
  return useAnswer<UsesAnswer>(`/site-uses?${new URLSearchParams(params)}`, version)
}
