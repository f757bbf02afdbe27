import { errors } from '@strapi/utils'
import { createAccountLimit } from './account-limit.ts'
import type { AuthHandlers, Context } from './even-answers.ts'

const MINUTE = 60_000

/** An account's tries to log in are as many as so many visitors have in a minute. */
const VISITORS = 3

/** Of one of the calls that send a mail to an address, whoever asks for it. */
const MAILS = { tries: 6, everyMs: 10 * MINUTE }

/**
 * Account calls, of which each account has only so many: Strapi counts for each address alone, and a stranger may
 * have many of those. Where a person signed in before they are not counted, so that a stranger's tries do not
 * keep them out. An account that does not exist is counted and answered in the same way.
 *
 * @param visitorsTries how many attempts a minute Strapi allows one visitor.
 */
export function countByAccount(auth: AuthHandlers, visitorsTries: number): AuthHandlers {
  const logins = createAccountLimit({ tries: VISITORS * visitorsTries, everyMs: MINUTE })
  const passwords = createAccountLimit({ tries: VISITORS * visitorsTries, everyMs: MINUTE })
  const mails = createAccountLimit({
    ...MAILS,
    tries: Math.max(MAILS.tries, Math.floor((MAILS.tries * visitorsTries) / 10)),
  })
  const places = createKnownPlaces()

  const withMail =
    (call: 'register' | 'forgotPassword' | 'sendEmailConfirmation') => async (context: Context) => {
      const email = context.request.body?.email
      if (typeof email === 'string' && !mails.take(`${call} ${email}`)) refuse()
      return auth[call](context)
    }

  return {
    ...auth,
    register: withMail('register'),
    forgotPassword: withMail('forgotPassword'),
    sendEmailConfirmation: withMail('sendEmailConfirmation'),

    async callback(context, next) {
      const name = context.request.body?.identifier
      if (context.params.provider || typeof name !== 'string') return auth.callback(context, next)
      const place = { name, address: context.request.ip }
      const isKnown = places.has(place)
      if (!isKnown && !logins.take(name)) refuse()
      await auth.callback(context, next)
      if (!isKnown) logins.giveBack(name)
      places.add(place)
    },

    /** A session that was stolen is no way to find out the password. */
    async changePassword(context, next) {
      const id = context.state.user?.id
      if (id !== undefined && !passwords.take(String(id))) refuse()
      await auth.changePassword(context, next)
      if (id !== undefined) passwords.giveBack(String(id))
    },
  }
}

function refuse(): never {
  throw new errors.RateLimitError('Too many requests, please try again later.')
}

/** A name that somebody signs in with, and the address from which they do. */
type Place = { name: string; address: string }

/** More than a site has people. Those from which nobody signed in for longest are forgotten first. */
const MOST = 100_000

/** From where people have signed in, since the CMS was started. */
function createKnownPlaces() {
  const places = new Set<string>()
  const keyOf = ({ name, address }: Place) => `${address} ${name.trim().toLowerCase()}`
  return {
    has: (place: Place): boolean => places.has(keyOf(place)),
    add(place: Place): void {
      const key = keyOf(place)
      // Deleted first: a set keeps the order in which its values came.
      places.delete(key)
      places.add(key)
      if (places.size > MOST) places.delete(places.values().next().value as string)
    },
  }
}
