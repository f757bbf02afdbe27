import type { Judging, Verdict } from '#src/cms/accept.ts'
import type { CmsClient } from '#src/cms/client.ts'
import { CmsError, PullError } from '#src/cms/errors.ts'
import { type Locale, localesOf } from '#src/cms/locales.ts'
import { type Changed, readChanged } from '#src/cms/read-changed.ts'
import { type Missing, readContent } from '#src/cms/read-content.ts'
import { entryKey, readVersions, type WholeLook } from '#src/cms/read-versions.ts'
import { singleNames } from '#src/cms/types.ts'
import type { Warn } from '#src/cms/warnings.ts'
import type { Content } from './assemble.ts'
import type { EntryText } from './entry-text.ts'
import type { Known } from './pull-state.ts'

const ROUNDS = 6

export type Gathering = Judging<EntryText> & {
  client: CmsClient
  locales: Locale[]
  warn: Warn
  onType?: (done: number, total: number) => void
}

/** All that is published, and the version of each entry that can be trusted to be the one that was read. */
export type Gathered = {
  content: Content
  /** The last look at the CMS; none if it cannot tell versions. */
  look: WholeLook | undefined
  entries: Map<string, Known>
  /** Entries that were asked for. */
  read: number
}

/** An entry was read, but something was written meanwhile: the next pull reads it again. */
export const UNPROVEN = ''

/**
 * Reads everything. `look` was taken before; entries that change, or are missed, while the others are read
 * are read again. Without a look nothing tells that, and the caller has said so.
 */
export async function gatherAll(
  gathering: Gathering,
  look: WholeLook | undefined,
): Promise<Gathered> {
  const { verdicts, missing } = await readContent(gathering.client, gathering.locales, gathering)
  const held = new Map(verdicts.map((verdict) => [entryKey(verdict.entry), verdict]))
  if (!look) {
    return gatheredFrom(gathering, { held, missing, look, unproven: new Set(), read: held.size })
  }
  return settle(gathering, { held, missing, look, fresh: new Set(held.keys()), read: held.size })
}

/** Reads the entries whose version is another than the known one; the others are as they were. */
export async function gatherChanged(
  gathering: Gathering,
  look: WholeLook,
  known: ReadonlyMap<string, Known>,
): Promise<Gathered> {
  const held = new Map<string, Verdict<EntryText>>()
  const changed: Changed[] = withoutDefault(gathering.locales, look)
  for (const [key, entry] of look.versions) {
    const before = known.get(key)
    if (before?.version === entry.version) held.set(key, before.verdict)
    else changed.push(entry)
  }
  const missing: Missing[] = []
  const fresh = await readInto(gathering, changed, { held, missing })
  return settle(gathering, { held, missing, look, fresh, read: fresh.size })
}

/** Single types that the look does not have in the default locale: the CMS's own answer says why. */
function withoutDefault(locales: Locale[], { versions }: WholeLook): Changed[] {
  const there = new Set([...versions.values()].map(({ type, locale }) => `${type} ${locale}`))
  return singleNames.flatMap((type) => {
    const locale = localesOf(type, locales)[0] as string
    return there.has(`${type} ${locale}`) ? [] : [{ type, documentId: '', locale }]
  })
}

type Holding = { held: Map<string, Verdict<EntryText>>; missing: Missing[] }
type Settling = Holding & { look: WholeLook; fresh: Set<string>; read: number }

/**
 * Looks again, until nothing that was read has changed while it was: an entry is then wholly the one or
 * the other version. Where nothing at all was written between two looks, what was read in between is
 * proven to be what they saw. Otherwise it is read again by the next pull, since an entry may have
 * changed and changed back.
 */
async function settle(gathering: Gathering, settling: Settling): Promise<Gathered> {
  const { held, missing } = settling
  let { look, fresh, read } = settling
  const unproven = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = await readVersions(gathering.client, look.state)
    if (next instanceof CmsError) throw next
    if (next.moment === look.moment) {
      return gatheredFrom(gathering, { held, missing, look, unproven, read })
    }
    for (const key of fresh) unproven.add(key)
    const versions = next.versions ?? look.versions
    const before = look.versions
    // Pages of a collection shift when an entry comes or goes: one that did not change may have been missed.
    const changed = [...versions].filter(
      ([key, entry]) => entry.version !== before.get(key)?.version || !held.has(key),
    )
    for (const key of held.keys()) if (!versions.has(key)) held.delete(key)
    look = { ...look, ...next, versions }
    if (changed.length === 0) {
      return gatheredFrom(gathering, { held, missing, look, unproven, read })
    }
    fresh = await readInto(
      gathering,
      changed.map(([, entry]) => entry),
      settling,
    )
    for (const key of fresh) unproven.delete(key)
    read += fresh.size
  }
  throw new PullError(
    `The content keeps changing while it is read (${ROUNDS} times). Run this again when the editors' bulk action is done.`,
  )
}

/** Adds entries to those that are held, and returns the keys of all that were requested. */
async function readInto(
  gathering: Gathering,
  changed: Changed[],
  { held, missing }: Holding,
): Promise<Set<string>> {
  const { verdicts, missing: gone } = await readChanged(gathering.client, changed, gathering)
  const fresh = new Set(changed.map(entryKey))
  for (const key of fresh) held.delete(key)
  for (const verdict of verdicts) {
    const key = entryKey(verdict.entry)
    held.set(key, verdict)
    fresh.add(key)
  }
  missing.push(...gone)
  return fresh
}

type Ended = Holding & { look: WholeLook | undefined; unproven: Set<string>; read: number }

function gatheredFrom({ locales }: Gathering, ended: Ended): Gathered {
  const { held, look, unproven, read } = ended
  const verdicts = [...held.values()]
  const there = new Set(verdicts.map(({ entry }) => `${entry.type} ${entry.locale}`))
  const known = [...held].map(([key, verdict]) => {
    const version = unproven.has(key) ? UNPROVEN : (look?.versions.get(key)?.version ?? UNPROVEN)
    return [key, { version, verdict }] as const
  })
  return {
    content: {
      locales,
      entries: verdicts.flatMap((verdict) =>
        verdict.status === 'accepted' ? [verdict.entry] : [],
      ),
      quarantined: verdicts.flatMap((verdict) =>
        verdict.status === 'quarantined' ? [verdict.entry] : [],
      ),
      missing: ended.missing.filter(({ type, locale }) => !there.has(`${type} ${locale}`)),
    },
    look,
    entries: new Map(known),
    read,
  }
}
