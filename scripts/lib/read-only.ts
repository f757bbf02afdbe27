const CODES = new Set(['EROFS', 'EACCES', 'EPERM'])

/** The message for an error of a file that may not be read or written. Undefined for any other error. */
export const readOnly = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string }
  if (!CODES.has(code ?? '') || !path) return readOnly(error.cause)
  return `${dest ?? path} may not be read or written (${code}). Builds write into the folder of the project: let this user write there, or run the command in a copy.`
}
