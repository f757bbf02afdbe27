/** A mail before it is handed to the server. Nothing in it that a visitor typed is in a header but `replyTo`. */
export type Mail = {
  /** The same at each try, so that a program for mail shows a repeated one once. */
  id: string
  to: string
  /** An address that `mailAddress` returned. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  /** An answer to what somebody sent: programs that answer mails must not answer it (RFC 3834). */
  isReply: boolean
}

/** Hands a mail to the server. @throws MailError */
export type SendMail = (mail: Mail) => Promise<void>

/** A mail was not taken. Its message has no address and nothing of the mail. */
export class MailError extends Error {
  override name = 'MailError'
  /** Whether the server said that another try is in vain. */
  readonly isFinal: boolean
  constructor(message: string, options: ErrorOptions & { isFinal: boolean }) {
    super(message, options)
    this.isFinal = options.isFinal
  }
}

const LONGEST = 254

/** One address, without a name, a comment, quotes or a second address: it can add nothing to a header. */
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u

/** A typed value as the address of a mailbox; undefined if it is none that a mail can safely name. */
export const mailAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST && ADDRESS.test(value) ? value : undefined

/** A text of an editor in one line, as a header needs it. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 150)
