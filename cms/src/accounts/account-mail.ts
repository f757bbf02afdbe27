import type { Core } from '@strapi/strapi'
import { visitorsLanguage } from './language.ts'
import { newCode } from './link-code.ts'
import { type MailKind, mailWords } from './mail-words.ts'
import { confirmationLink, forgotPage, loginPage, resetLink } from './mailed-links.ts'

const USER = 'plugin::users-permissions.user'

export type Registered = { id: number; email: string }
type User = Registered & { confirmed: boolean; blocked: boolean }
type Links = Record<string, string>

/** The mails about accounts, each in the visitor's language and with links into pages in it. */
export function accountMails(strapi: Core.Strapi) {
  const users = strapi.plugin('users-permissions').service('user')

  /** @param links by their names in the words, for the prefix of a language. */
  async function send(to: string, kind: MailKind, links: (prefix: string) => Links): Promise<void> {
    const { locale, prefix } = await visitorsLanguage(strapi)
    const { subject, text } = await mailWords(strapi, kind, locale)
    const paragraphs = text.split(/\n\s*\n/).map((words) => words.trim())
    const filled = (paragraph: string, show: (link: string) => string) =>
      paragraph.replace(/\{(\w+)\}/g, (hole, name) => {
        const link = links(prefix)[name]
        return link ? show(link) : hole
      })
    await strapi
      .plugin('email')
      .service('email')
      .send({
        ...{ to, subject },
        text: paragraphs.map((paragraph) => filled(paragraph, (link) => link)).join('\n\n'),
        html: paragraphs
          .map((paragraph) => htmlParagraph(filled(escaped(paragraph), anchor)))
          .join(''),
      })
  }

  async function confirm({ id, email }: Registered): Promise<void> {
    const code = newCode(Date.now())
    await users.edit(id, { confirmationToken: code })
    await send(email, 'confirm', (prefix) => ({ link: confirmationLink(code, prefix) }))
  }

  /** Who is blocked gets no mail. */
  async function find(email: string): Promise<User | null> {
    const where = { email: email.toLowerCase() }
    const user: User | null = await strapi.db.query(USER).findOne({ where })
    return user?.blocked ? null : user
  }

  return {
    confirm,

    async confirmAgain(email: string) {
      const user = await find(email)
      if (user && !user.confirmed) await confirm(user)
    },

    async reset(email: string) {
      const user = await find(email)
      if (!user) return
      const code = newCode(Date.now())
      await users.edit(user.id, { resetPasswordToken: code })
      await send(user.email, 'reset', (prefix) => ({ link: resetLink(code, prefix) }))
    },

    /** Tells somebody who has an account that their address was used to open another one. */
    owner: (email: string) =>
      send(email, 'owner', (prefix) => ({ login: loginPage(prefix), forgot: forgotPage(prefix) })),
  }
}

/** Mail programs tell by the words in which direction they run. */
const htmlParagraph = (html: string): string => `<p dir="auto">${html}</p>\n`

const anchor = (link: string): string => `<a href="${escaped(link)}">${escaped(link)}</a>`

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
