import type { LeadErrorCode } from '#src/lead/answer-format.ts'
import type { RuleMessage } from '#src/lead/message.ts'

/** What a form is told, before it is put into JSON or into a page. */
export type Answer = { status: 'accepted'; id: string } | Refusal

export type Refusal = {
  status: 'refused'
  code: LeadErrorCode
  fields: Record<string, RuleMessage>
}

export const refused = (
  code: LeadErrorCode,
  fields: Record<string, RuleMessage> = {},
): Refusal => ({ status: 'refused', code, fields })
