import type { Accepted, Verdict } from '#src/cms/accept.ts'
import type { CmsClient } from '#src/cms/client.ts'
import { fileNameOf } from '#src/cms/fields.ts'
import type { Locale } from '#src/cms/locales.ts'
import { type FileRecord, readMediaLibrary } from '#src/cms/media-library.ts'
import { readChanged } from '#src/cms/read-changed.ts'
import { readContent } from '#src/cms/read-content.ts'
import { readLocales } from '#src/cms/read-locales.ts'
import { entryKey, readVersions, type WholeLook } from '#src/cms/read-versions.ts'

/** What is published in the CMS at this moment. */
export type LiveContent = {
  locales: Locale[]
  entries: Accepted<object>[]
  /** The media library, by the names of files. */
  library: Map<string, FileRecord>
}

type Held = { look: WholeLook; content: LiveContent; byKey: Map<string, Verdict<object>> }

const options = {
  warn: () => {},
  note: () => {},
  form: (_type: unknown, value: unknown) => value as object,
}

/**
 * Reads what is published and keeps it while the function lives: later, one call returns what has changed, and only
 * that is read.
 */
export const createLiveContent = (client: CmsClient): (() => Promise<LiveContent>) => {
  let held: Held | undefined
  return async () => {
    const look = held ? await readVersions(client, held.look.state) : await readVersions(client)
    if (look instanceof Error) throw look
    if (held?.look.moment === look.moment) return held.content
    held =
      held?.look.state === look.state
        ? await readUnseen(client, look.moment, held)
        : await read(client, look as WholeLook, held)
    return held.content
  }
}

/** The files that no published entry shows: a draft may show a file that was uploaded since. */
const readUnseen = async (client: CmsClient, moment: string, held: Held): Promise<Held> => ({
  ...held,
  look: { ...held.look, moment },
  content: { ...held.content, library: await readLibrary(client) },
})

const read = async (
  client: CmsClient,
  look: WholeLook,
  before: Held | undefined,
): Promise<Held> => {
  const [locales, library, byKey] = await Promise.all([
    readLocales(client),
    readLibrary(client),
    before ? changedEntries(client, look, before) : allEntries(client),
  ])
  const entries = [...byKey.values()].flatMap((verdict) =>
    verdict.status === 'accepted' ? [verdict.entry] : [],
  )
  return { look, byKey, content: { locales, entries, library } }
}

const readLibrary = async (client: CmsClient): Promise<Map<string, FileRecord>> => {
  const files = await readMediaLibrary(client)
  return new Map([...files.values()].map((file) => [fileNameOf(file.url), file]))
}

const allEntries = async (client: CmsClient): Promise<Map<string, Verdict<object>>> => {
  const { verdicts } = await readContent<object>(client, await readLocales(client), options)
  return new Map(verdicts.map((verdict) => [entryKey(verdict.entry), verdict]))
}

const changedEntries = async (
  client: CmsClient,
  { versions }: WholeLook,
  { look, byKey }: Held,
): Promise<Map<string, Verdict<object>>> => {
  const changed = [...versions].filter(
    ([key, { version }]) => look.versions.get(key)?.version !== version,
  )
  const { verdicts } = await readChanged<object>(
    client,
    changed.map(([, entry]) => entry),
    options,
  )
  const fresh = verdicts.map((verdict) => [entryKey(verdict.entry), verdict] as const)
  return new Map([...byKey, ...fresh].filter(([key]) => versions.has(key)))
}
