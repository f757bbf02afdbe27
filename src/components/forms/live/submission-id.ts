import { newSubmissionId } from '#src/lead/send.ts'

/**
 * The id of what this tab sends with a form on a day: the same for every page that has the form. So a form that is sent
 * again after its page was closed, loaded again or gone back to is the same lead if it says the same; see docs/leads.md.
 *
 * @param form its key.
 */
export const submissionIdOf = (form: string, now = Date.now()): string => {
  const key = `submission:${form}`
  const today = new Date(now).toISOString().slice(0, 10)
  const [day, kept] = read(key)?.split(' ') ?? []
  if (day === today && kept) return kept
  const id = newSubmissionId()
  write(key, `${today} ${id}`)
  return id
}

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** A browser that keeps nothing has an id for each page. */
const write = (key: string, value: string): void => {
  try {
    sessionStorage.setItem(key, value)
  } catch {}
}
