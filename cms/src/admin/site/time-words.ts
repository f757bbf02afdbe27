/** A moment as people say it: the time of day, and the day too where it is another one. */
export function timeWords(at: number, now: number, language?: string): string {
  const date = new Date(at)
  const time = date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === new Date(now).toDateString()) return time
  const sameYear = date.getFullYear() === new Date(now).getFullYear()
  const day = date.toLocaleDateString(language, {
    ...{ day: 'numeric', month: 'long' },
    ...(sameYear ? {} : { year: 'numeric' }),
  })
  return `${day}, ${time}`
}

/** The same of a moment as an answer has it, seen from now. */
export const momentWords = (at: string): string => timeWords(new Date(at).getTime(), Date.now())
