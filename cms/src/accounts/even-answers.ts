import type { Core } from '@strapi/strapi'
import { errors, validateYupSchema, yup } from '@strapi/utils'
import { accountMails, type Registered } from './account-mail.ts'
import { isFresh, type LinkKind } from './link-code.ts'
import { asksForConfirmation, letsRegister } from './settings.ts'

const USER = 'plugin::users-permissions.user'

/** Of no password. Comparing with it takes as long as comparing with somebody's. */
const NOBODYS_HASH = '$2a$10$lqZTgDSxdwwQH3Cg1MeeDeTdD7iz0idMAGykTA8BwweyUyN2snvcq'

const AFTER_ANSWER_MS = 50

/** What a column holds, on Postgres at least. */
const LONGEST = 255

/** What Strapi asks of a registration, so that it can be said before anything is looked up. */
const registration = validateYupSchema(
  yup
    .object({
      email: yup.string().email().max(LONGEST).required(),
      username: yup
        .string()
        .max(LONGEST)
        .required()
        .test(
          'no-address',
          'username must not be an email address',
          (name) => !name?.includes('@'),
        ),
      password: yup
        .string()
        .required()
        .test('long-enough', 'Password validation failed.', (text) => isPassword(text ?? ''))
        .test(
          'short-enough',
          'Password must be less than 73 bytes',
          (text) => Buffer.byteLength(text ?? '') <= 72,
        ),
    })
    .noUnknown(),
)

export type Context = {
  params: { provider?: string }
  query: Record<string, unknown>
  request: { body?: Record<string, unknown>; ip: string }
  state: { user?: { id: number } }
  body: unknown
  send(body: unknown): void
}
type Handler = (context: Context, next?: unknown) => Promise<unknown>
export type AuthHandlers = Record<
  | 'callback'
  | 'register'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword'
  | 'emailConfirmation'
  | 'sendEmailConfirmation',
  Handler
>

/**
 * Strapi's account calls, but that neither their answers nor the time they take tell whether an address
 * has an account:
 *
 * - login compares a password also where there is no account;
 * - registration answers alike for an address that has one, and tells its owner by mail;
 * - what depends on whether there is an account is done after the answer.
 *
 * Without confirmation of addresses a registration signs in at once and cannot hide that it failed.
 */
export function evenAnswers(strapi: Core.Strapi, auth: AuthHandlers): AuthHandlers {
  const users = strapi.plugin('users-permissions').service('user')
  const comparePassword = (password: string) => users.validatePassword(password, NOBODYS_HASH)
  const find = (where: object) => strapi.db.query(USER).findOne({ where })

  return {
    ...auth,

    async callback(context, next) {
      const { identifier, password } = context.request.body ?? {}
      if (!context.params.provider && isText(identifier) && isText(password)) {
        const names = [{ email: identifier.toLowerCase() }, { username: identifier }]
        const user = await find({ provider: 'local', $or: names })
        if (!user?.password) await comparePassword(password)
      }
      return auth.callback(context, next)
    },

    async register(context) {
      await registration(context.request.body)
      if (!asksForConfirmation() || !letsRegister()) return auth.register(context)
      const { email, username, password } = context.request.body as Record<string, string>
      if (await find({ username })) throw new errors.ApplicationError('Username is already taken')
      const owner = await find({ email: email?.toLowerCase() })
      later(strapi, async () => {
        if (owner) await comparePassword(password as string)
        await (owner ? accountMails(strapi).owner(owner.email) : auth.register(unanswered(context)))
      })
      context.send({ user: { username, email: email?.toLowerCase() } })
    },

    /** Who follows the link of a mail has shown that the address is theirs. */
    async resetPassword(context) {
      requireFresh(context.request.body?.code, 'reset', 'Incorrect code provided')
      await auth.resetPassword(context)
      const { user } = context.body as { user: { id: number } }
      await strapi.db.query(USER).update({ where: { id: user.id }, data: { confirmed: true } })
    },

    /** A link that was asked for before is of no use any more: it may be what the change is about. */
    async changePassword(context) {
      await auth.changePassword(context)
      const id = context.state.user?.id
      await strapi.db.query(USER).update({ where: { id }, data: { resetPasswordToken: null } })
    },

    async emailConfirmation(context, next) {
      requireFresh(context.query.confirmation, 'confirm', 'Invalid token')
      return auth.emailConfirmation(context, next)
    },

    forgotPassword: (context) =>
      afterAnswer(strapi, context, {
        refuse: auth.forgotPassword,
        work: (email) => accountMails(strapi).reset(email),
        answer: () => ({ ok: true }),
      }),

    sendEmailConfirmation: (context) =>
      afterAnswer(strapi, context, {
        refuse: auth.sendEmailConfirmation,
        work: (email) => accountMails(strapi).confirmAgain(email),
        answer: (email) => ({ email, sent: true }),
      }),
  }
}

/** Strapi's own links are good for ever. */
function requireFresh(code: unknown, kind: LinkKind, message: string): void {
  if (!isFresh(code, kind, Date.now())) throw new errors.ValidationError(message)
}

type UserService = { sendConfirmationEmail(user: Registered): Promise<unknown> }

/** The confirmation of an address is mailed after the answer to the registration. */
export const mailLater = <T extends UserService>(strapi: Core.Strapi, service: T): T => ({
  ...service,
  async sendConfirmationEmail(user) {
    later(strapi, () => accountMails(strapi).confirm(user))
  },
})

type Mailing = {
  /** Throws for what is no address. */
  refuse: Handler
  work: (email: string) => Promise<void>
  answer: (email: string) => unknown
}

/** Answers at once and does the work then. What is no address is refused at once, as ever. */
async function afterAnswer(
  strapi: Core.Strapi,
  context: Context,
  { refuse, work, answer }: Mailing,
): Promise<void> {
  const email = context.request.body?.email
  if (!isText(email) || !(await yup.string().required().email().isValid(email))) {
    await refuse(context)
    return
  }
  later(strapi, () => work(email))
  context.send(answer(email))
}

/** Does the work when the answer has left. Nobody waits for it any more; what goes wrong is in the log. */
function later(strapi: Core.Strapi, work: () => Promise<unknown>): void {
  setTimeout(() => {
    work().catch((error: Error) => strapi.log.error(error.message))
  }, AFTER_ANSWER_MS)
}

/** The same call once more, whose answer goes nowhere. */
const unanswered = ({ params, query, request: { body, ip }, state }: Context): Context => ({
  ...{ params, query, request: { body, ip }, state, body: undefined },
  send() {},
})

const isText = (value: unknown): value is string => typeof value === 'string'

/** The site asks for as much (`PASSWORD_MIN_LENGTH` in its `src/site/account.ts`). */
const MIN_LENGTH = 8

/** What a new password must be, besides Strapi's own limit of 72 bytes. */
export const isPassword = (password: string): boolean => password.length >= MIN_LENGTH
