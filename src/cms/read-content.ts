import { type Accepted, accept, type Verdict } from './accept.ts'
import type { CmsClient } from './client.ts'
import { CmsError } from './errors.ts'
import { type Locale, localesOf } from './locales.ts'
import type { Quarantined } from './quarantine.ts'
import { readCollection } from './read-collection.ts'
import { readLocales } from './read-locales.ts'
import { readSingle } from './read-single.ts'
import { collectionNames, type SingleType, singleNames } from './types.ts'
import type { Warn } from './warnings.ts'

/** All that is published, each entry checked on its own. */
export type CmsContent = {
  locales: Locale[]
  entries: Accepted<unknown>[]
  quarantined: Quarantined[]
  /** Single types without a published version in a locale. */
  missing: { type: SingleType; locale: string; error: CmsError }[]
}

export type ReadOptions = { warn: Warn; onType?: (done: number, total: number) => void }

/** Reads locales, then all types side by side. One broken entry is set aside; a failed call throws. */
export async function readContent(client: CmsClient, options: ReadOptions): Promise<CmsContent> {
  const { warn, onType } = options
  const locales = await readLocales(client)
  const content: CmsContent = { locales, entries: [], quarantined: [], missing: [] }
  const total = singleNames.length + collectionNames.length
  let done = 0
  const finished = () => {
    done += 1
    onType?.(done, total)
  }
  const add = (verdict: Verdict<unknown>) => {
    if (verdict.status === 'accepted') content.entries.push(verdict.entry)
    else content.quarantined.push(verdict.entry)
  }

  const singles = singleNames.map(async (type) => {
    const versions = localesOf(type, locales).map(async (locale) => {
      const entry = await readSingle(client, { type, locale })
      if (entry instanceof CmsError) content.missing.push({ type, locale, error: entry })
      else add(accept(type, entry, warn))
    })
    await Promise.all(versions)
    finished()
  })
  const collections = collectionNames.map(async (type) => {
    for (const verdict of await readCollection(client, { type, warn })) add(verdict)
    finished()
  })
  await Promise.all([...singles, ...collections])
  return content
}
