import { createHash } from 'node:crypto'

/**
 * Redirects as files to look up in, one by one: for sites that have more of them than rules that are
 * tried one after another can hold. The publish step writes the files, the function `redirect` reads them.
 */
export type Lookup = {
  /** By decoded path; targets are encoded for a `Location` header. */
  redirects: Record<string, [to: string, status: 301 | 302]>
  /** First segments with their own not-found page. */
  notFoundBelow: string[]
}

/** The path of the file with the redirect of a path. The path is decoded. */
export const lookupFile = (path: string): string =>
  fileOf(createHash('sha256').update(path).digest('hex').slice(0, 2))

/** All of them. Each must exist: a missing one would lead to the function that asks for it. */
export const lookupFiles = (): string[] =>
  Array.from({ length: 256 }, (_, index) => fileOf(index.toString(16).padStart(2, '0')))

const fileOf = (name: string): string => `builds/redirects/${name}.json`
