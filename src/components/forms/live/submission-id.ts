import { newSubmissionId } from '#src/lead/send.ts'
import { keepSessionText, sessionText } from '#src/lib/session-text.ts'
import { dayOf } from '#src/lib/time.ts'

/**
 * The id of what this tab sends with a form on a day: the same for every page that has the form. So a form that is sent
 * again after its page was closed, loaded again or gone back to is the same lead if it says the same; see docs/leads.md.
 * A browser that keeps nothing has an id for each page.
 *
 * @param form its key.
 */
export const submissionIdOf = (form: string, now = Date.now()): string => {
  const key = `submission:${form}`
  const today = dayOf(now)
  const [day, kept] = sessionText(key)?.split(' ') ?? []
  if (day === today && kept) return kept
  const id = newSubmissionId()
  keepSessionText(key, `${today} ${id}`)
  return id
}
