import { z } from 'zod'
import type { CmsClient } from './client.ts'
import { CmsError } from './errors.ts'
import { EVERY_LOCALE } from './locales.ts'
import { contentQuery, inLocale } from './query.ts'
import { type RawEntry, rawEntry } from './read-pages.ts'
import { type SingleType, singleTypes } from './types.ts'

const single = z.object({ data: rawEntry })

/** Reads a single type in one locale, or the error that says it isn't there. */
export async function readSingle(
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
      hint: 'Look whether CMS_URL is a Strapi 5.',
      cause: reply.error,
    })
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return error
    throw error
  }
}
