import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { BuildingOutcome, Choices, Undoing } from '../../building/building-answer.ts'
import { buildingOf, EMPTY, type Form } from './form.ts'

/** Where the homes are on their way. */
export type Stage =
  | { at: 'form' }
  | { at: 'failed'; problem: string }
  | { at: 'planning' }
  | { at: 'making'; homes: number }
  | { at: 'planned'; outcome: BuildingOutcome }
  | { at: 'deleting' }
  | { at: 'deleted'; undoing: Undoing }

/** The form of a building, from its choices to the drafts, and what was made before. */
export function useBuilding() {
  const { get, post } = useFetchClient()
  const [form, setForm] = useState<Form>(EMPTY)
  const [stage, setStage] = useState<Stage>({ at: 'form' })
  const [choices, setChoices] = useState<Choices | 'failed'>()

  const reload = useCallback(
    () =>
      get<Choices>('/building').then(
        ({ data }) => setChoices(data),
        () => setChoices((before) => before ?? 'failed'),
      ),
    [get],
  )
  useEffect(() => void reload(), [reload])

  const attempt = async (work: () => Promise<Stage>) => {
    setStage(await work().catch((error) => ({ at: 'failed' as const, problem: wordsOf(error) })))
  }

  const send = async (dryRun: boolean): Promise<Stage> => {
    const building = buildingOf(form)
    if (typeof building === 'string') return { at: 'failed', problem: building }
    const { data: outcome } = await post<BuildingOutcome>('/building', { building, dryRun })
    return { at: 'planned', outcome }
  }

  const plan = () => {
    setStage({ at: 'planning' })
    return attempt(() => send(true))
  }

  const make = async () => {
    if (stage.at !== 'planned') return
    setStage({ at: 'making', homes: stage.outcome.homes.length })
    await attempt(() => send(false))
    await reload()
  }

  /** What deleting would do. */
  const lookBack = (of: string): Promise<Undoing | undefined> =>
    post<Undoing>('/building/undo', { of, dryRun: true }).then(
      ({ data }) => data,
      (error) => {
        setStage({ at: 'failed', problem: wordsOf(error) })
        return undefined
      },
    )

  const takeBack = async (of: string) => {
    setStage({ at: 'deleting' })
    await attempt(async () => {
      const { data: undoing } = await post<Undoing>('/building/undo', { of })
      return { at: 'deleted', undoing }
    })
    await reload()
  }

  /** What was planned is of the form as it was. */
  const change = (changed: Partial<Form>) => {
    setForm((before) => ({ ...before, ...changed }))
    setStage({ at: 'form' })
  }

  return { form, change, stage, choices, plan, make, lookBack, takeBack }
}

const wordsOf = (error: unknown): string => {
  const { message, status } = error as { message?: string; status?: number }
  return status && message ? message : 'The CMS does not answer. Look at your connection.'
}
