import { type AcceptedAnswer, type ErrorAnswer, LEAD_ERRORS } from '#src/lead/answer-format.ts'
import type { FormsFile } from '#src/lead/forms-file.ts'
import type { Answer, Refusal } from './refusal.ts'
import { wordsOf } from './words.ts'

const REASONS: Record<Refusal['code'], string> = {
  method: 'Send leads with POST.',
  'content-type': 'Send JSON or a form.',
  'too-large': 'A lead has at most 64 kB, and its files 4 MB.',
  origin: 'Leads are taken from pages of this site only.',
  malformed: 'This is not a lead: see src/lead/submission.ts.',
  invalid: 'Some fields are not right.',
  unavailable: 'The lead could be neither stored nor delivered. Send it again later.',
}

/** The answer to a form's script. */
export const jsonAnswer = (answer: Answer, forms: FormsFile | undefined): Response => {
  if (answer.status === 'accepted') {
    const body: AcceptedAnswer = { status: 'accepted', id: answer.id }
    return Response.json(body, { headers: { 'cache-control': 'no-store' } })
  }
  const { code } = answer
  const body: ErrorAnswer = { error: { code, message: REASONS[code], ...fieldsOf(answer, forms) } }
  return Response.json(body, {
    status: LEAD_ERRORS[code],
    headers: { 'cache-control': 'no-store', ...(code === 'method' ? { allow: 'POST' } : {}) },
  })
}

const fieldsOf = ({ fields }: Refusal, forms: FormsFile | undefined) => {
  const entries = Object.entries(fields)
  if (entries.length === 0) return {}
  const { rule } = wordsOf(forms)
  return {
    fields: Object.fromEntries(
      entries.map(([name, message]) => [name, { ...message, message: rule(message) }]),
    ),
  }
}
