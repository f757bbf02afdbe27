import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { UsesAnswer } from '../../uses/uses-answer.ts'

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
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState<UsesAnswer | 'failed'>()
  const { model, documentIds, locale, version } = question
  const ids = documentIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved entry has a new version, and perhaps a new address.
  useEffect(() => {
    let ended = false
    const params = { type: model, ids, ...(locale && { locale }) }
    get<UsesAnswer>('/site-uses', { params }).then(
      ({ data }) => !ended && setAnswer(data),
      () => !ended && setAnswer('failed'),
    )
    return () => {
      ended = true
    }
  }, [get, model, ids, locale, version])
  return answer
}
