import type { Core } from '@strapi/strapi'
import { environment } from '../settings/environment.ts'
import { noReply } from '../settings/site.ts'
import { newCode } from './link-code.ts'
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
        ...{ to, subject, from: await sender(strapi, locale) },
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

/**
 * What account mails say, in English. The translation overrides each by its key in every language, as it does
 * with the words of pages. Braces hold links, and an empty line parts paragraphs.
 */
const WORDS = {
  'mail.confirm.subject': 'Confirm your email address',
  'mail.confirm.text':
    'Somebody, probably you, has opened an account with this address. To confirm that it is yours, follow this link within two days:\n\n{link}\n\nIf it was not you, there is nothing to do.',
  'mail.reset.subject': 'Set a new password',
  'mail.reset.text':
    'Somebody, probably you, has asked for a new password. To set one, follow this link within an hour:\n\n{link}\n\nIf it was not you, there is nothing to do: your password stays as it is.',
  'mail.owner.subject': 'You already have an account',
  'mail.owner.text':
    'Somebody, probably you, has just tried to open an account with this address. You have one already. Sign in:\n\n{login}\n\nIf you forgot your password, set a new one:\n\n{forgot}\n\nIf it was not you, there is nothing to do.',
} as const

type MailKind = 'confirm' | 'reset' | 'owner'
type MailWords = { subject: string; text: string }

type Translation = { entries: { key: string; value: string }[] } | null

/** Whom mails come from: the site by its name in a language, unless `MAIL_FROM` says somebody else. */
async function sender(strapi: Core.Strapi, locale: string) {
  const { MAIL_FROM } = environment()
  if (MAIL_FROM) return MAIL_FROM
  const site = (await strapi
    .documents('api::initial.initial')
    .findFirst({ locale, status: 'published' })) as { siteName: string } | null
  return site ? { name: site.siteName, address: noReply() } : noReply()
}

/** The words of a mail in a language, as they were last published. */
async function mailWords(strapi: Core.Strapi, kind: MailKind, locale: string): Promise<MailWords> {
  const translation = (await strapi
    .documents('api::translation.translation')
    .findFirst({ locale, status: 'published', populate: ['entries'] })) as Translation
  const word = (key: keyof typeof WORDS) =>
    translation?.entries.find((entry) => entry.key === key)?.value ?? WORDS[key]
  return { subject: word(`mail.${kind}.subject`), text: word(`mail.${kind}.text`) }
}

type Locales = { find(): Promise<{ code: string }[]>; getDefaultLocale(): Promise<string> }

type Language = {
  locale: string
  /** What the paths of the site begin with in this language: `/ar`, or '' for the default one. */
  prefix: string
}

/** The language that the visitor reads, which the site's function names in `Accept-Language`. */
async function visitorsLanguage(strapi: Core.Strapi): Promise<Language> {
  const locales: Locales = strapi.plugin('i18n').service('locales')
  const main = await locales.getDefaultLocale()
  const codes = (await locales.find()).map(({ code }) => code)
  const others = codes.filter((code) => code !== main)
  const wanted = strapi.requestContext.get()?.acceptsLanguages(main, ...others) || main
  return { locale: wanted, prefix: wanted === main ? '' : `/${wanted}` }
}
