import type { Core } from '@strapi/strapi'
import { errors, validateYupSchema, yup } from '@strapi/utils'
import { mailOwner } from './owner-mail.ts'
import { isPassword } from './password.ts'
import { asksForConfirmation } from './settings.ts'

const USER = 'plugin::users-permissions.user'

/** Of no password. Comparing with it takes as long as comparing with somebody's. */
const NOBODYS_HASH = '$2a$10$lqZTgDSxdwwQH3Cg1MeeDeTdD7iz0idMAGykTA8BwweyUyN2snvcq'

/** What Strapi asks of a registration, so that it can be said before anything is looked up. */
const registration = validateYupSchema(
  yup
    .object({
      email: yup.string().email().required(),
      username: yup
        .string()
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
  request: { body?: Record<string, unknown> }
  state: object
  body: unknown
  send(body: unknown): void
}
type Handler = (context: Context, next?: unknown) => Promise<unknown>
export type AuthHandlers = Record<
  'callback' | 'register' | 'forgotPassword' | 'resetPassword' | 'sendEmailConfirmation',
  Handler
>

/**
 * Strapi's account calls, but that neither their answers nor the time they take tell whether an address
 * has an account:
 *
 * - login compares a password also where there is no account;
 * - registration answers alike for an address that has one, and tells its owner by mail;
 * - what may send a mail is done after the answer.
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
      if (!asksForConfirmation()) return auth.register(context)
      const { email, username, password } = context.request.body as Record<string, string>
      if (await find({ username })) throw new errors.ApplicationError('Username is already taken')
      const owner = await find({ email: email?.toLowerCase() })
      if (owner) {
        await comparePassword(password as string)
        later(strapi, () => mailOwner(strapi, owner.email))
      } else {
        await auth.register(context)
      }
      context.send({ user: { username, email: email?.toLowerCase() } })
    },

    /** Who follows the link of a mail has shown that the address is theirs. */
    async resetPassword(context) {
      await auth.resetPassword(context)
      const { user } = context.body as { user: { id: number } }
      await strapi.db.query(USER).update({ where: { id: user.id }, data: { confirmed: true } })
    },

    forgotPassword: (context) =>
      afterAnswer(strapi, auth.forgotPassword, context, () => ({ ok: true })),

    sendEmailConfirmation: (context) =>
      afterAnswer(strapi, auth.sendEmailConfirmation, context, (email) => ({ email, sent: true })),
  }
}

type UserService = { sendConfirmationEmail(user: object): Promise<unknown> }

/** The confirmation of an address is mailed after the answer to the registration. */
export const mailLater = <T extends UserService>(strapi: Core.Strapi, service: T): T => ({
  ...service,
  async sendConfirmationEmail(user) {
    later(strapi, () => service.sendConfirmationEmail.call(this, user))
  },
})

/** Answers at once and does the work then. What is no address is refused at once, as ever. */
async function afterAnswer(
  strapi: Core.Strapi,
  handler: Handler,
  context: Context,
  answer: (email: string) => unknown,
): Promise<void> {
  const email = context.request.body?.email
  if (!isText(email) || !(await yup.string().required().email().isValid(email))) {
    await handler(context)
    return
  }
  const { params, state } = context
  const request = { body: { email } }
  later(strapi, () => handler({ params, request, state, body: undefined, send() {} }))
  context.send(answer(email))
}

/** What Strapi would have said, such as that an address is confirmed already, is for nobody's ears. */
function later(strapi: Core.Strapi, work: () => Promise<unknown>): void {
  setImmediate(() => {
    work().catch((error: Error) => {
      if (!(error instanceof errors.ApplicationError)) strapi.log.error(error.message)
    })
  })
}

const isText = (value: unknown): value is string => typeof value === 'string'
