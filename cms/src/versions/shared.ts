import type { Core } from '@strapi/strapi'
import { createContentVersions, type Look } from './content-versions.ts'

const looks = new WeakMap<Core.Strapi, () => Promise<Look>>()

/** The versions of what is published, computed once for all who ask. */
export function contentVersions(strapi: Core.Strapi): () => Promise<Look> {
  const look = looks.get(strapi) ?? remembering(strapi, createContentVersions(strapi))
  looks.set(strapi, look)
  return look
}

/** So many states are remembered: a build is made from one of the last. */
const REMEMBERED = 4

const remembered = new WeakMap<Core.Strapi, Look['versions'][]>()

function remembering(strapi: Core.Strapi, look: () => Promise<Look>): () => Promise<Look> {
  const states: Look['versions'][] = []
  remembered.set(strapi, states)
  return async () => {
    const found = await look()
    if (states.at(-1)?.state !== found.versions.state) states.push(found.versions)
    if (states.length > REMEMBERED) states.shift()
    return found
  }
}

/**
 * How many entries differ between what is published now and an earlier state; undefined if that state is
 * too long ago, or was before this process.
 */
export async function editsSince(strapi: Core.Strapi, state: string): Promise<number | undefined> {
  const { versions } = await contentVersions(strapi)()
  if (versions.state === state) return 0
  const then = remembered.get(strapi)?.find((known) => known.state === state)
  if (!then) return undefined
  const before = keysOf(then)
  const after = keysOf(versions)
  const changed = new Set<string>()
  for (const [entry, version] of after) if (before.get(entry) !== version) changed.add(entry)
  for (const entry of before.keys()) if (!after.has(entry)) changed.add(entry)
  return changed.size
}

function keysOf({ types }: Look['versions']): Map<string, string> {
  return new Map(
    Object.entries(types).flatMap(([type, entries]) =>
      entries.map(([documentId, locale, version]) => [`${type} ${documentId} ${locale}`, version]),
    ),
  )
}
