const FULL = new Set(['ENOSPC', 'EDQUOT'])
const WORDS = /ENOSPC|EDQUOT|no space left on device|database or disk is full/i
const READ_ONLY = new Set(['EROFS', 'EACCES', 'EPERM'])

/**
 * The message for an error that a full disk has caused: the error itself, one of its causes, or the output of a
 * failed process says so. Undefined for any other error.
 */
export const fullDisk = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string }
  if (FULL.has(code ?? '') || WORDS.test(error.message)) {
    const place = dest ?? path
    return `The disk is full${place ? `: ${place} could not be written` : ''}. Make room, then run the command again; what is there is whole.`
  }
  return fullDisk(error.cause)
}

/** The message for an error of a file that may not be read or written. Undefined for any other error. */
export const readOnly = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string }
  if (!READ_ONLY.has(code ?? '') || !path) return readOnly(error.cause)
  return `${dest ?? path} may not be read or written (${code}). Builds write into the folder of the project: let this user write there, or run the command in a copy.`
}
