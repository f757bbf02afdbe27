import { z } from 'zod'
import { localeOf } from './accept.ts'
import type { CmsClient } from './client.ts'
import { CmsError } from './errors.ts'
import { type CollectionType, collectionNames, type SingleType, singleNames } from './types.ts'

/** Which entry it is, and what its content is a hash of; see `cms/src/versions`. */
export type EntryVersion = {
  type: SingleType | CollectionType
  documentId: string
  locale: string
  version: string
}

/** A look at all that is published. */
export type Look = {
  /** The same while nothing at all was written in the CMS. */
  moment: string
  /** The content model and what this caller may see of it: equal versions mean equal replies only under one. */
  model: string
  /** The same while all versions and the files that published entries show are. */
  state: string
  /** The same while the files that published entries show are. Undefined if `state` is the known one. */
  files?: string
  /** By the key of the entry. Undefined if `state` is the known one. */
  versions?: Map<string, EntryVersion>
}

export type WholeLook = Required<Look>

const answer = z.object({
  moment: z.string().min(1),
  model: z.string().min(1),
  state: z.string().min(1),
  files: z.string().optional(),
  types: z
    .record(z.string(), z.array(z.tuple([z.string(), z.string().nullable(), z.string().min(1)])))
    .optional(),
})

const PATH = 'content-versions'

/** The identity of a version of an entry. */
export function entryKey({ type, documentId, locale }: Omit<EntryVersion, 'version'>): string {
  return `${type} ${documentId} ${locale}`
}

/**
 * Asks which version of each entry is published. With the state of an earlier look, versions come only
 * where something has changed. Returns the error if the CMS does not know: it is older than the site, or
 * the token may not ask.
 */
export async function readVersions(client: CmsClient): Promise<WholeLook | CmsError>
export async function readVersions(client: CmsClient, known: string): Promise<Look | CmsError>
export async function readVersions(client: CmsClient, known?: string): Promise<Look | CmsError> {
  const query = known === undefined ? '' : `known=${encodeURIComponent(known)}`
  const reply = await client.call({ path: PATH, query }).catch((error: unknown) => {
    const tellsNot = error instanceof CmsError && (error.status === 404 || error.status === 403)
    if (tellsNot) return error
    throw error
  })
  if (reply instanceof CmsError) return reply
  const result = answer.safeParse(reply)
  const whole = result.data?.types !== undefined && result.data.files !== undefined
  if (!result.success || (!whole && result.data.state !== known)) {
    throw new CmsError({
      method: 'GET',
      url: `${client.url}/api/${PATH}`,
      status: 200,
      statusText: 'with something other than the versions of entries',
      hint: 'Run the CMS of the same version as the site.',
      cause: result.error,
    })
  }
  const { types, ...look } = result.data
  return types ? { ...look, versions: versionsOf(types) } : look
}

function versionsOf(
  types: Record<string, [string, string | null, string][]>,
): Map<string, EntryVersion> {
  const versions = new Map<string, EntryVersion>()
  for (const type of [...singleNames, ...collectionNames]) {
    for (const [documentId, locale, version] of types[type] ?? []) {
      const entry = { type, documentId, locale: localeOf(type, { locale }), version }
      versions.set(entryKey(entry), entry)
    }
  }
  return versions
}
