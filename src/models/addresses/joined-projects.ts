import { inOrder } from '#src/lib/in-order.ts'
import type { Claim } from './claims.ts'

/**
 * Projects that have a home in common: it is of one of them in one language, and of another one in another language.
 * Homes of no project are under ''. Projects that are joined with one project are joined with each other.
 *
 * @param granted the claims that hold, of each language.
 * @returns for each of these projects but the first one of those that are joined, that first one: none if the
 * languages agree.
 */
export const joinedProjects = (granted: Iterable<readonly Claim[]>): Record<string, string> => {
  const projects = new Map<string, string>()
  const before = new Map<string, string>()
  const firstOf = (project: string): string => {
    let first = project
    for (let earlier = before.get(first); earlier !== undefined; earlier = before.get(first)) {
      first = earlier
    }
    if (first !== project) before.set(project, first)
    return first
  }
  const join = (one: string, other: string) => {
    const [first = '', second = ''] = [firstOf(one), firstOf(other)].sort()
    if (first !== second) before.set(second, first)
  }
  for (const claims of granted) {
    for (const { type, documentId, project: own } of claims) {
      if (type !== 'units') continue
      const project = own ?? ''
      const other = projects.get(documentId) ?? project
      projects.set(documentId, other)
      if (other !== project) join(other, project)
    }
  }
  return inOrder([...before.keys()].map((project) => [project, firstOf(project)] as const))
}
