const CODES = new Set(['ENOSPC', 'EDQUOT'])
const WORDS = /ENOSPC|EDQUOT|no space left on device|database or disk is full/i

/**
 * The sentence for what failed because a disk is full, wherever that stands: in the error, in its causes, or in
 * what a process said that failed; undefined for anything else.
 */
export const fullDisk = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string }
  if (CODES.has(code ?? '') || WORDS.test(error.message)) {
    const place = dest ?? path
    return `The disk is full${place ? `: ${place} could not be written` : ''}. Make room, then run the command again; what stood before stands.`
  }
  return fullDisk(error.cause)
}
