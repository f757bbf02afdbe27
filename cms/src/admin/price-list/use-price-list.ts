import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { Outcome, PriceLists } from '../../price-list/price-list-answer.ts'

/** Where a list is on its way; `failed` is a refusal in the CMS's own words. */
export type Stage =
  | { at: 'start'; failed?: string }
  | { at: 'reading'; file: string }
  | { at: 'writing'; file: string }
  | { at: 'seen'; file: string; outcome: Outcome; failed?: string }
  | { at: 'done'; file: string; outcome: Outcome }
  | { at: 'back'; file: string; outcome: Outcome }

/** A price list from the choice of its file to the changed homes, and the lists that came in before. */
export function usePriceList() {
  const { get, post } = useFetchClient()
  const [stage, setStage] = useState<Stage>({ at: 'start' })
  const [list, setList] = useState<File>()
  const [lists, setLists] = useState<PriceLists>()

  const reload = useCallback(
    () =>
      get<PriceLists>('/price-lists').then(
        ({ data }) => setLists(data),
        () => undefined,
      ),
    [get],
  )
  useEffect(() => void reload(), [reload])

  const send = async (file: File, more: Record<string, string>): Promise<Outcome> => {
    const form = new FormData()
    for (const [name, value] of Object.entries(more)) form.append(name, value)
    form.append('files', file, file.name)
    return (await post<Outcome>('/price-lists', form)).data
  }

  const look = async (file: File, failed?: string) => {
    setList(file)
    setStage({ at: 'reading', file: file.name })
    try {
      const outcome = await send(file, { dryRun: 'true' })
      setStage({ at: 'seen', file: file.name, outcome, failed })
    } catch (error) {
      setStage({ at: 'start', failed: wordsOf(error) })
    }
  }

  const write = async () => {
    if (stage.at !== 'seen' || !list) return
    setStage({ at: 'writing', file: list.name })
    try {
      const outcome = await send(list, { seen: stage.outcome.seen })
      setStage({ at: outcome.written ? 'done' : 'seen', file: list.name, outcome })
      await reload()
    } catch (error) {
      // What is there now may be something else than what was seen.
      await look(list, wordsOf(error))
    }
  }

  const takeBack = async (of: string, file: string) => {
    setStage({ at: 'writing', file })
    try {
      const { data: outcome } = await post<Outcome>('/price-lists/undo', { of })
      setStage({ at: 'back', file, outcome })
    } catch (error) {
      setStage({ at: 'start', failed: wordsOf(error) })
    }
    await reload()
  }

  const startOver = () => setStage({ at: 'start' })

  return { stage, lists, look, write, takeBack, startOver }
}

/** A file that was changed after it was chosen cannot be read by the browser any more. */
const wordsOf = (error: unknown): string => {
  const { message, status } = error as { message?: string; status?: number }
  return status && message
    ? message
    : 'The list could not be sent. If you changed the file meanwhile, choose it again; else look at your connection.'
}
