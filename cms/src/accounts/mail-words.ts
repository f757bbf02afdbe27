import type { Core } from '@strapi/strapi'

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

export type MailKind = 'confirm' | 'reset' | 'owner'
export type MailWords = { subject: string; text: string }

type Translation = { entries: { key: string; value: string }[] } | null

/** The words of a mail in a language, as they were last published. */
export async function mailWords(
  strapi: Core.Strapi,
  kind: MailKind,
  locale: string,
): Promise<MailWords> {
  const translation = (await strapi
    .documents('api::translation.translation')
    .findFirst({ locale, status: 'published', populate: ['entries'] })) as Translation
  const word = (key: keyof typeof WORDS) =>
    translation?.entries.find((entry) => entry.key === key)?.value ?? WORDS[key]
  return { subject: word(`mail.${kind}.subject`), text: word(`mail.${kind}.text`) }
}
