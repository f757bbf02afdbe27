const PLACES = 3

/**
 * What may be logged of an error: its name and where it was thrown. Not its message, which may quote what
 * a visitor sent ("Unexpected token 'A', "Anna…" is not valid JSON").
 */
export const errorDetails = (error: unknown): { error: string; at?: string } => {
  if (!(error instanceof Error)) return { error: typeof error }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const at = places
    .slice(0, PLACES)
    .map((line) => line.trim().replace(/^at /, ''))
    .join(' < ')
  return { error: error.name, at }
}
