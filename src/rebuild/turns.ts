import { z } from 'zod'
import { parseJson } from '#src/lib/json-file.ts'
import type { Store } from '#src/lib/store/store.ts'
import { BUILD_MS, BUILD_TIMES } from '#src/site/rebuild.ts'
import { type Claimed, type Ended, type Started, type Turn, turnSteps } from './turn.ts'

const FOLDER = 'turns/'
const LAST_EDIT = 'last-edit'
const LONGEST_BUILD = 'longest-build'
const DIGITS = 9
const KEPT = 20

/** A build that took long counts less with each build after it. */
const FADING = 0.95

const edit = z.object({ at: z.number() })
const longest = z.object({ ms: z.number() })

/** When a step was taken of which that is not known. */
export const LONG_AGO = 0

/**
 * What counts for a step whose record cannot be read: it was damaged, or a later version of the site wrote it. The
 * step was taken, since its key is there, and so long ago that nothing waits for it.
 */
const UNREADABLE: { [Step in keyof typeof turnSteps]: z.output<(typeof turnSteps)[Step]> } = {
  claimed: { by: '', at: LONG_AGO, until: LONG_AGO, target: null, attempt: 0 },
  started: { at: LONG_AGO, from: null },
  ended: { at: LONG_AGO, status: 'lost' },
}

/**
 * The turns of builds in a store that many functions share. A step of a turn is a key that is created
 * once, so of several functions that see the same need only one acts.
 */
export const createTurns = (store: Store) => {
  const create = (number: number, step: keyof typeof turnSteps, value: object) =>
    store.create(keyOf(number, step), JSON.stringify(value))

  const read = async (number: number): Promise<Turn | undefined> => {
    const [claimed, started, ended] = await Promise.all([
      readValue(store, keyOf(number, 'claimed'), turnSteps.claimed, UNREADABLE.claimed),
      readValue(store, keyOf(number, 'started'), turnSteps.started, UNREADABLE.started),
      readValue(store, keyOf(number, 'ended'), turnSteps.ended, UNREADABLE.ended),
    ])
    return claimed && { number, claimed, started, ended }
  }

  /** The newest turn. A list may lack what was just written, so the numbers after it are looked at. */
  const latest = async (): Promise<Turn | undefined> => {
    const keys = await store.list(FOLDER)
    let number = Math.max(0, ...keys.map(numberOf))
    let turn = await read(number)
    for (;;) {
      const next = await read(number + 1)
      if (!next) return turn
      number += 1
      turn = next
    }
  }

  /** The newest turns, oldest first. */
  const recent = async (count: number): Promise<Turn[]> => {
    const numbers = new Set((await store.list(FOLDER)).map(numberOf))
    const newest = [...numbers].sort((a, b) => b - a).slice(0, count)
    const turns = await Promise.all(newest.reverse().map(read))
    return turns.filter((turn) => turn !== undefined)
  }

  const longestBuild = async (): Promise<number> =>
    (await readValue(store, LONGEST_BUILD, longest, undefined))?.ms ?? 0

  return {
    read,
    latest,
    recent,
    claim: (number: number, value: Claimed) => create(number, 'claimed', value),
    start: (number: number, value: Started) => create(number, 'started', value),
    end: (number: number, value: Ended) => create(number, 'ended', value),
    noteEdit: (at: number) => store.set(LAST_EDIT, JSON.stringify({ at })),
    lastEdit: async () => (await readValue(store, LAST_EDIT, edit, undefined))?.at,
    /** Remembers what a build took that succeeded, from its request to its end. */
    noteBuild: async (ms: number): Promise<void> => {
      const before = await longestBuild()
      await store.set(LONGEST_BUILD, JSON.stringify({ ms: Math.max(ms, before * FADING) }))
    },
    /** After how many milliseconds a build of which nothing is heard is taken for lost. */
    overdueMs: async (): Promise<number> =>
      Math.max(BUILD_MS, (await longestBuild()) * BUILD_TIMES),
    /** Forgets turns of long ago. */
    tidy: async (newest: number): Promise<void> => {
      const keys = await store.list(FOLDER)
      for (const key of keys) if (numberOf(key) <= newest - KEPT) await store.delete(key)
    },
  }
}

export type Turns = ReturnType<typeof createTurns>

const keyOf = (number: number, step: keyof typeof turnSteps): string =>
  `${FOLDER}${String(number).padStart(DIGITS, '0')}/${step}`

const numberOf = (key: string): number =>
  Number(key.slice(FOLDER.length, FOLDER.length + DIGITS)) || 0

/** A record that cannot be read is logged, and stops no build. */
const readValue = async <Value>(
  store: Store,
  key: string,
  schema: z.ZodType<Value>,
  unreadable: Value | undefined,
): Promise<Value | undefined> => {
  const text = await store.get(key)
  if (text === undefined) return undefined
  const value = parseJson(text, schema)
  if (value !== undefined) return value
  console.error(JSON.stringify({ error: 'a record of a build cannot be read', key }))
  return unreadable
}
