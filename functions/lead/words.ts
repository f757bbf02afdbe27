import type { FormsFile } from '#src/lead/forms-file.ts'
import { type RuleMessage, sayMessage } from '#src/lead/message.ts'
import { MESSAGES } from '#src/models/messages.ts'

/** Said by an answer page. The CMS's translation has them under the same keys. */
const ENGLISH = {
  'form.check': 'Please check what you entered',
  'form.back': 'Back to the form',
  'form.retry': 'Try again',
  'form.thanks': 'Thank you',
  'form.failed': 'Your message could not be sent. Please try again in a moment.',
} as const

export type Words = {
  word: (key: keyof typeof ENGLISH) => string
  rule: (message: RuleMessage) => string
}

/** The words of a language, in English where it has none. */
export const wordsOf = (forms: FormsFile | undefined): Words => {
  const messages = forms?.messages ?? {}
  return {
    word: (key) => messages[key] ?? ENGLISH[key],
    rule: (message) => sayMessage(message, { ...MESSAGES, ...messages }),
  }
}
