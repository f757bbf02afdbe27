import { z } from 'zod'
import { type Accepted, accept } from './accept.ts'
import type { CmsClient } from './client.ts'
import { CmsError } from './errors.ts'
import type { Quarantined } from './quarantine.ts'
import { contentQuery, inLocale } from './query.ts'
import {
  type CollectionType,
  collectionTypes,
  type SingleType,
  singleTypes,
  untranslated,
} from './types.ts'

export type Draft =
  | { status: 'accepted'; entry: Accepted<object> }
  | { status: 'quarantined'; entry: Quarantined }
  | { status: 'missing' }

const reply = z.object({
  data: z.looseObject({ documentId: z.string(), locale: z.string().nullish() }).nullable(),
})

/** Reads an entry as its editor has saved it last. The client's token must be allowed to see drafts. */
export async function readDraft(
  client: CmsClient,
  of: { type: SingleType | CollectionType; documentId: string; locale: string },
): Promise<Draft> {
  const { type, documentId, locale } = of
  const single = type in singleTypes
  const schema: z.ZodObject = { ...singleTypes, ...collectionTypes }[type]
  const all = contentQuery(schema, 'draft')
  const query = untranslated.has(type) ? all : inLocale(all, locale)
  const path = single ? type : `${type}/${encodeURIComponent(documentId)}`
  try {
    const { data } = reply.parse(await client.call({ path, query }))
    return data ? accept<object>(type, data, () => {}) : { status: 'missing' }
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return { status: 'missing' }
    throw error
  }
}
