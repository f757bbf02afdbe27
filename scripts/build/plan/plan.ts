/** What the output is or should be: a hash for each path, and the code that rendered them all. */
export type PageHashes = { codeFingerprint: string; pages: Record<string, string> }

export type PlannedChange = { path: string; reason: 'new' | 'changed' | 'code changed' | 'removed' }

/**
 * What a build has to do: the paths of the pages that are rendered, that only get their frame (`join`), and that leave
 * the output, each in order. Pages in none of the lists stay as they are. `changed` says what a visitor will see changed, and why.
 */
export type Plan = {
  render: string[]
  join: string[]
  remove: string[]
  changed: PlannedChange[]
}

/**
 * Compares the last output with the next one. Pure: values in, verdict out. A page is rendered unless the page
 * store has its hash already, perhaps from an earlier build that was killed.
 *
 * @param previous the last output, or undefined if there is none.
 * @param next what the output should be.
 * @param finished the hashes of the pages that this version of the code has already rendered, with their frames.
 * @param isUnframed whether a page has been rendered, but not with its frame.
 */
export const plan = (
  previous: PageHashes | undefined,
  next: PageHashes,
  finished: Pick<ReadonlySet<string>, 'has'>,
  isUnframed: (path: string) => boolean,
): Plan => {
  const before = new Map(Object.entries(previous?.pages ?? {}))
  const sameCode = previous?.codeFingerprint === next.codeFingerprint
  const result: Plan = { render: [], join: [], remove: [], changed: [] }
  for (const path of Object.keys(next.pages).sort()) {
    const hash = next.pages[path] as string
    const hashBefore = before.get(path)
    if (hashBefore === undefined) result.changed.push({ path, reason: 'new' })
    else if (hashBefore !== hash) {
      result.changed.push({ path, reason: sameCode ? 'changed' : 'code changed' })
    }
    if (!finished.has(hash)) (isUnframed(path) ? result.join : result.render).push(path)
    before.delete(path)
  }
  for (const path of [...before.keys()].sort()) {
    result.remove.push(path)
    result.changed.push({ path, reason: 'removed' })
  }
  return result
}
