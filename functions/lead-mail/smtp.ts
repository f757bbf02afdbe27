import nodemailer from 'nodemailer'
import { type Mail, MailError, oneLine, type SendMail } from './mail.ts'

const CONNECT_MS = 5_000
const ANSWER_MS = 8_000

type Smtp = { send: SendMail; close: () => void }

type Sender = string | { name: string; address: string }

/** The site itself, which reads no mail. */
export const noReply = (siteName: string, origin: string): Sender => ({
  name: oneLine(siteName),
  address: `no-reply@${new URL(origin).hostname}`,
})

/**
 * Hands mails to the server of `SMTP_URL`. Headers are written by nodemailer, which encodes and folds them.
 *
 * @param options.from such as `Mira <no-reply@mira.example>`.
 */
export const createSmtp = (options: { url: string; from: Sender }): Smtp => {
  const transport = nodemailer.createTransport(
    {
      url: options.url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: ANSWER_MS,
      // No mail of ours has attachments: nothing may make it read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: options.from },
  )
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(message(mail))
      } catch (error) {
        throw mailError(error)
      }
    },
    close: () => transport.close(),
  }
}

const message = ({ id, to, replyTo, subject, text, html, isReply }: Mail) => ({
  messageId: `<${id}@lead.invalid>`,
  to: { name: '', address: to },
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  ...{ subject, text, html },
  headers: { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated' },
})

/** `EENVELOPE 550`, `ESOCKET`: never what the server said, which quotes addresses. */
const mailError = (cause: unknown): MailError => {
  const { code, responseCode, name } = cause as {
    code?: unknown
    responseCode?: unknown
    name?: unknown
  }
  const what = [code ?? name ?? 'unknown', responseCode].filter(Boolean).join(' ')
  // Of the whole session, such as a wrong password, says nothing of one mail.
  const isFinal = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new MailError(what, { cause, isFinal: isFinal && Number(responseCode) >= 500 })
}
