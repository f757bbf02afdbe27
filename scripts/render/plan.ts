/** What stands rendered: a hash for each path, and the code that rendered them all. */
export type RenderManifest = { codeFingerprint: string; pages: Record<string, string> }

export type PlannedChange = { path: string; reason: 'new' | 'changed' | 'code changed' | 'removed' }

/** What a build has to do. `render` and `remove` are in the order of their paths. */
export type Plan = { render: string[]; keep: string[]; remove: string[]; changed: PlannedChange[] }

/**
 * Compares what stands with what should stand. Pure: values in, verdict out.
 *
 * @param previous what stands, or undefined where nothing does.
 * @param next what should stand.
 */
export const plan = (previous: RenderManifest | undefined, next: RenderManifest): Plan => {
  const sameCode = previous?.codeFingerprint === next.codeFingerprint
  const result: Plan = { render: [], keep: [], remove: [], changed: [] }
  for (const path of Object.keys(next.pages).toSorted()) {
    const before = previous?.pages[path]
    if (sameCode && before === next.pages[path]) {
      result.keep.push(path)
      continue
    }
    result.render.push(path)
    const reason = before === undefined ? 'new' : sameCode ? 'changed' : 'code changed'
    result.changed.push({ path, reason })
  }
  for (const path of Object.keys(previous?.pages ?? {}).toSorted()) {
    if (path in next.pages) continue
    result.remove.push(path)
    result.changed.push({ path, reason: 'removed' })
  }
  return result
}
