import { type Judging, judge, type Verdict } from './accept.ts'
import type { CmsClient } from './client.ts'
import { CmsError } from './errors.ts'
import { type Locale, localesOf } from './locales.ts'
import { readCollection } from './read-collection.ts'
import { readSingle } from './read-single.ts'
import { collectionNames, type SingleType, singleNames } from './types.ts'
import type { Warn } from './warnings.ts'

/** A single type without a published version in a locale; `error` is how the CMS said so. */
export type Missing = { type: SingleType; locale: string; error?: CmsError | undefined }

/** All that is published, each entry judged on its own. */
export type CmsContent<Form> = { verdicts: Verdict<Form>[]; missing: Missing[] }

export type ReadOptions<Form> = Judging<Form> & {
  warn: Warn
  onType?: (done: number, total: number) => void
}

/** Reads all types side by side. One broken entry is set aside; a failed call throws. */
export async function readContent<Form>(
  client: CmsClient,
  locales: Locale[],
  options: ReadOptions<Form>,
): Promise<CmsContent<Form>> {
  const content: CmsContent<Form> = { verdicts: [], missing: [] }
  const total = singleNames.length + collectionNames.length
  let done = 0
  const finished = () => {
    done += 1
    options.onType?.(done, total)
  }
  const singles = singleNames.map(async (type) => {
    const versions = localesOf(type, locales).map(async (locale) => {
      const read = await judgeSingle(client, { ...options, type, locale })
      if ('status' in read) content.verdicts.push(read)
      else content.missing.push(read)
    })
    await Promise.all(versions)
    finished()
  })
  const collections = collectionNames.map(async (type) => {
    for (const verdict of await readCollection(client, { ...options, type })) {
      content.verdicts.push(verdict)
    }
    finished()
  })
  await Promise.all([...singles, ...collections])
  return content
}

/** Reads a single type in one locale and judges it. */
export async function judgeSingle<Form>(
  client: CmsClient,
  options: Judging<Form> & { type: SingleType; locale: string },
): Promise<Verdict<Form> | Missing> {
  const { type, locale } = options
  const entry = await readSingle(client, { type, locale })
  return entry instanceof CmsError ? { type, locale, error: entry } : judge(type, entry, options)
}
