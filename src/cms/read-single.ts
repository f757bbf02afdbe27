import { z } from 'zod'
import type { CmsClient } from './client.ts'
import { CmsError, PullError } from './errors.ts'
import { EVERY_LOCALE } from './locales.ts'
import { contentQuery, inLocale, stampQuery } from './query.ts'
import { type RawEntry, rawEntry } from './read-pages.ts'
import { type SingleType, singleTypes } from './types.ts'
import { isCurrent, versionOf } from './version.ts'

const ROUNDS = 6
const single = z.object({ data: rawEntry })

/** Reads a single type in one locale, as it stood at one moment, or the error that says it isn't there. */
export async function readSingle(
  client: CmsClient,
  { type, locale }: { type: SingleType; locale: string },
): Promise<RawEntry | CmsError> {
  const schema: z.ZodObject = singleTypes[type]
  const read = (query: string) =>
    readOnce(client, type, locale === EVERY_LOCALE ? query : inLocale(query, locale))
  for (let round = 0; round < ROUNDS; round += 1) {
    const content = await read(contentQuery(schema))
    if (content instanceof CmsError) return content
    const stamp = await read(stampQuery(schema, { translated: locale !== EVERY_LOCALE }))
    if (stamp instanceof CmsError) continue
    if (isCurrent(versionOf(schema, content), versionOf(schema, stamp), schema)) return content
  }
  throw new PullError(`The ${type} keeps changing while it is read. Run this again.`)
}

async function readOnce(
  client: CmsClient,
  type: SingleType,
  query: string,
): Promise<RawEntry | CmsError> {
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
