export const DAY_MS = 86_400_000

/** The day of a moment in UTC, such as `2026-11-21`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** A time of day, such as `09:05`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether the engine knows a time zone of this name: a browser may be too old for one that exists. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
