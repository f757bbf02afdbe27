import type { PageShell } from '#src/models/whole-site/frame.ts'
import { messagesOf, type WordingSource } from '../view/wording.ts'

/** What the search says in the browser. */
const MESSAGES =
  /^search\.(?!text$|browse$|noScript$)|^(?:project\.from|unit\.priceOnRequest|form\.retry)$/

export type SearchSettings = { wording: WordingSource }

export const searchSettings = (shell: PageShell): SearchSettings => {
  const { locale, digits, messages } = shell
  const { base, currencies } = shell.currency
  const currency = { base, currencies: currencies.filter(({ code }) => code === base) }
  return {
    wording: { locale, digits, messages: messagesOf(messages, MESSAGES), currency },
  }
}
