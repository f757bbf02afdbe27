import { escapeHtml } from '#functions/lib/escape-html.ts'
import { smallPage } from '#functions/lib/small-page.ts'
import type { FormsFile } from '#src/lead/forms-file.ts'
import { MESSAGES } from '#src/models/parts/messages.ts'
import type { MailedLink } from './mailed-link.ts'

/**
 * A page that asks whether to follow the link of a mail. Its button sends what the link has.
 *
 * @param forms has the words of the language; without it they are English.
 */
export const linkPage = (
  { action, link, fields }: { action: string; link: MailedLink; fields: Record<string, string> },
  forms: FormsFile | undefined,
): Response => {
  const word = (key: keyof typeof MESSAGES) => forms?.messages[key] ?? MESSAGES[key]
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const body = `<p>${escapeHtml(word('account.link.text'))}</p><form method="post" action="${action}">${inputs.join('')}<p><button>${escapeHtml(word('account.link.submit'))}</button></p></form>`
  const title = word(link === 'confirm' ? 'account.link.confirm' : 'account.link.reset')
  return smallPage({ title, body, language: forms })
}
