import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { GapEntry, TranslationAnswer } from '../../translations/translation-answer.ts'

export type Filter = { kind?: string | undefined; locale?: string | undefined }

/** What is not translated, for a filter; the last answer stays while the next is on its way. */
export function useTranslations() {
  const { get, post } = useFetchClient()
  const [filter, setFilter] = useState<Filter>({})
  const [answer, setAnswer] = useState<TranslationAnswer>()
  const [failed, setFailed] = useState(false)

  const ask = useCallback(async () => {
    const params = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
    try {
      setAnswer((await get<TranslationAnswer>('/translations', { params })).data)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [get, filter])

  useEffect(() => {
    void ask()
  }, [ask])

  /** Somebody has read a translation and finds it good as it is. */
  const find = async ({ uid, documentId, locale }: GapEntry) => {
    await post('/translations/good', { uid, documentId, locale }).then(ask, () => setFailed(true))
  }

  return { answer, failed, filter, setFilter, find }
}
