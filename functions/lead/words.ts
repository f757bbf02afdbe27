import type { FormsFile } from '#src/lead/forms-file.ts'
import { type RuleMessage, sayMessage } from '#src/lead/message.ts'
import { FORM_MESSAGES } from '#src/models/parts/form-messages.ts'

/** Said by an answer page. */
type AnswerKey = 'form.check' | 'form.back' | 'form.retry' | 'form.thanks' | 'form.failed'

export type Words = {
  word: (key: AnswerKey) => string
  rule: (message: RuleMessage) => string
}

/** The words of a language, in English where it has none. */
export const wordsOf = (forms: FormsFile | undefined): Words => {
  const { messages = {}, locale = 'en' } = forms ?? {}
  return {
    word: (key) => messages[key] ?? FORM_MESSAGES[key],
    rule: (message) => sayMessage(message, { ...FORM_MESSAGES, ...messages }, locale),
  }
}
