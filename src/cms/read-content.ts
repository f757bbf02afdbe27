import { z } from 'zod'
import { type Judging, judge, type Verdict } from './accept.ts'
import type { CmsClient } from './client.ts'
import { CmsError } from './errors.ts'
import { EVERY_LOCALE, type Locale, localesOf } from './locales.ts'
import { contentQuery, inLocale } from './query.ts'
import { readCollection } from './read-collection.ts'
import { type RawEntry, rawEntry } from './read-pages.ts'
import { collectionNames, type SingleType, singleNames, singleTypes } from './types.ts'
import type { Warn } from './warnings.ts'

/** A single type without a published version in a locale; `error` is how the CMS said so. */
export type Missing = { type: SingleType; locale: string; error?: CmsError | undefined }

/** All that is published, each entry judged on its own. */
export type CmsContent<Form> = { verdicts: Verdict<Form>[]; missing: Missing[] }

export type ReadOptions<Form> = Judging<Form> & {
  warn: Warn
  onType?: (done: number, total: number) => void
}

/** Reads all types in parallel. A broken entry is quarantined; a failed call throws. */
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

const single = z.object({ data: rawEntry })

/** Reads a single type in one locale, or the error that says it isn't there. */
async function readSingle(
  client: CmsClient,
  { type, locale }: { type: SingleType; locale: string },
): Promise<RawEntry | CmsError> {
  const all = contentQuery(singleTypes[type])
  const query = locale === EVERY_LOCALE ? all : inLocale(all, locale)
  try {
    const reply = single.safeParse(await client.call({ path: type, query }))
    if (reply.success) return reply.data.data
    throw new CmsError({
      method: 'GET',
      url: `${client.url}/api/${type}?${query}`,
      status: 200,
      statusText: 'with something other than an entry',
      hint: 'Check that CMS_URL is a Strapi 5.',
      cause: reply.error,
    })
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return error
    throw error
  }
}
