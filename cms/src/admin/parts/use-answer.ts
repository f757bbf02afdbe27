import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/**
 * What the CMS answers to a question; undefined until it has answered.
 *
 * @param path with its query.
 * @param version the question is asked again when this changes.
 */
export function useAnswer<T>(path: string, version?: string): T | 'failed' | undefined {
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState<T | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved entry has a new version, and perhaps another answer.
  useEffect(() => {
    let ended = false
    get<T>(path).then(
      ({ data }) => !ended && setAnswer(data),
      () => !ended && setAnswer('failed'),
    )
    return () => {
      ended = true
    }
  }, [get, path, version])
  return answer
}
