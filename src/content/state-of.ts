import { entryKey, type WholeLook } from '#src/cms/read-versions.ts'
import type { Assembled } from './assemble.ts'
import { type Gathered, UNPROVEN } from './gather.ts'
import type { PullState } from './pull-state.ts'

/**
 * What the next pull need not read again: entries that are in the snapshot as they were read, and those
 * that are broken themselves. An entry that was quarantined for a lost file is tried again.
 */
export function stateOf(
  { model, state, files }: WholeLook,
  { entries }: Gathered,
  { entryFiles, quarantined }: Assembled,
): Pick<PullState, 'model' | 'state' | 'files' | 'entries' | 'counts' | 'again'> {
  const placed = new Set(
    entryFiles.flatMap(({ type, entries }) => entries.map((entry) => entryKey({ ...entry, type }))),
  )
  for (const entry of quarantined) placed.delete(entryKey(entry))
  const known = [...entries].map(([key, entry]) => {
    const settled = entry.verdict.status === 'quarantined' || placed.has(key)
    return [key, settled ? entry : { ...entry, version: UNPROVEN }] as const
  })
  return {
    ...{ model, state, files },
    entries: new Map(known),
    again: known.some(([, { version }]) => version === UNPROVEN),
    counts: Object.fromEntries(entryFiles.map(({ file, entries }) => [file, entries.length])),
  }
}
