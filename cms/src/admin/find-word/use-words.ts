import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Word, Words } from './matches.ts'

const PATH = '/content-manager/single-types/api::translation.translation'
const LOCALE = 'plugins[i18n][locale]'

/** The words of all languages: those of the form as they are written, those of the others as they were saved. */
export function useWords(): Words {
  const { get } = useFetchClient()
  const { search } = useLocation()
  const shown = new URLSearchParams(search).get(LOCALE)
  const [saved, setSaved] = useState<Words>({})
  const written = useForm('FindWord', ({ values }) => (values as { entries?: Word[] }).entries)
  useEffect(() => {
    let ended = false
    const load = async () => {
      const { data: languages } = await get<{ code: string }[]>('/i18n/locales')
      const loaded = await Promise.all(
        languages.map(async ({ code }): Promise<[string, Word[]]> => {
          const address = `${PATH}?${new URLSearchParams({ locale: code })}`
          const entries = await get<{ data: { entries?: Word[] } }>(address).then(
            ({ data }) => data.data.entries,
            // A language without words yet.
            () => [],
          )
          return [code, entries ?? []]
        }),
      )
      if (!ended) setSaved(Object.fromEntries(loaded))
    }
    // Without the other languages, the search knows the words of the form.
    void load().catch(() => {})
    return () => {
      ended = true
    }
  }, [get])
  return shown === null ? saved : { ...saved, [shown]: written ?? [] }
}
