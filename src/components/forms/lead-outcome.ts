/** The event that a form dispatches when somebody has tried to send it; it bubbles. */
export const LEAD_OUTCOME = 'site:lead'

/**
 * How that went: sent, under this id; or not, since fields are wrong, since the form is not any more what the site has
 * published, or since the site could not be reached. `fields` are the names of those that are wrong.
 */
export type LeadOutcome =
  | { state: 'sent'; id: string }
  | { state: 'invalid' | 'changed' | 'failed'; fields: string[] }

/** Says so to whoever listens at the document. */
export const sayOutcome = (form: HTMLFormElement, detail: LeadOutcome): void => {
  form.dispatchEvent(new CustomEvent(LEAD_OUTCOME, { bubbles: true, detail }))
}
