import type { Judging, Verdict } from './accept.ts'
import type { CmsClient } from './client.ts'
import { readCollection } from './read-collection.ts'
import { judgeSingle, type Missing } from './read-content.ts'
import { type EntryVersion, entryKey } from './read-versions.ts'
import { collectionNames, singleNames } from './types.ts'
import type { Warn } from './warnings.ts'

export type Changed = Pick<EntryVersion, 'type' | 'documentId' | 'locale'>

/** Reads only these entries again. An entry that is not among the verdicts is not published. */
export async function readChanged<Form>(
  client: CmsClient,
  changed: Changed[],
  options: Judging<Form> & { warn: Warn },
): Promise<{ verdicts: Verdict<Form>[]; missing: Missing[] }> {
  const verdicts: Verdict<Form>[] = []
  const missing: Missing[] = []
  const wanted = new Set(changed.map(entryKey))
  const byType = Map.groupBy(changed, ({ type }) => type)
  const singles = singleNames.flatMap((type) => {
    const locales = new Set(byType.get(type)?.map(({ locale }) => locale))
    return [...locales].map(async (locale) => {
      const read = await judgeSingle(client, { ...options, type, locale })
      if ('status' in read) verdicts.push(read)
      else missing.push(read)
    })
  })
  const collections = collectionNames.map(async (type) => {
    const documentIds = [...new Set(byType.get(type)?.map(({ documentId }) => documentId))]
    if (documentIds.length === 0) return
    const read = await readCollection(client, { ...options, type }, documentIds)
    verdicts.push(...read.filter(({ entry }) => wanted.has(entryKey(entry))))
  })
  await Promise.all([...singles, ...collections])
  return { verdicts, missing }
}
