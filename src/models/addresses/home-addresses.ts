import { sha256 } from '#src/lib/hash.ts'
import type { Claim } from './claims.ts'
import { entryKey, type PageAddress } from './page-addresses.ts'

/**
 * For each language and each project, a hash of the addresses of its homes in all languages; homes of no project are
 * under ''.
 */
export type HomeAddresses = Record<string, Record<string, string>>

/**
 * @param pages all pages of the site.
 * @param granted the claims that hold, by the codes of the languages.
 */
export const homeAddresses = (
  pages: readonly PageAddress[],
  granted: ReadonlyMap<string, readonly Claim[]>,
): HomeAddresses => {
  const byLocale = Map.groupBy(pages, ({ locale }) => locale)
  return Object.fromEntries(
    [...granted].map(([locale, claims]) => [
      locale,
      hashesByProject(byLocale.get(locale) ?? [], claims),
    ]),
  )
}

const hashesByProject = (
  pages: readonly PageAddress[],
  claims: readonly Claim[],
): Record<string, string> => {
  const projects = new Map(
    claims
      .filter(({ type }) => type === 'units')
      .map(({ documentId, project }) => [entryKey('units', documentId), project ?? '']),
  )
  const homes = pages.filter(({ key }) => projects.has(key))
  const groups = Map.groupBy(homes, ({ key }) => projects.get(key) as string)
  return Object.fromEntries(
    [...groups].map(([project, its]) => [
      project,
      sha256(JSON.stringify(its.map(({ key, alternates }) => [key, alternates]))),
    ]),
  )
}
