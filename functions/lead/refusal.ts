import type { LeadErrorCode } from '#src/lead/answer-format.ts'
import type { RuleMessage } from '#src/lead/message.ts'

/** The answer to a form, before it becomes JSON or a page. */
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
