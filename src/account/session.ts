import type { User } from './user.ts'

/**
 * Who is signed in, as a tab knows it (specification, section 4). The token itself is in a cookie that no
 * script can read; whether it is set, another cookie tells.
 */
export type Session = { token: 'set' | 'cleared'; user: User | null }

export type SessionEvent =
  /** The page has started, or came to the front: the cookie tells whether there is a token. */
  | { type: 'started'; token: 'set' | 'cleared' }
  /** Login, registration, reset or callback stored a token, here or in another tab. */
  | { type: 'token stored' }
  | { type: 'user loaded'; user: User }
  | { type: 'user failed' }
  /** Here or in another tab. */
  | { type: 'signed out' }

/** What is to be done after an event. */
export type SessionTask = 'load user' | 'clear token' | null

export const SIGNED_OUT: Session = { token: 'cleared', user: null }

/** The state machine: pure, and a user without a token is no state of it. */
export const afterEvent = (
  session: Session,
  event: SessionEvent,
): { session: Session; task: SessionTask } => {
  switch (event.type) {
    case 'started':
      if (event.token === 'cleared') return { session: SIGNED_OUT, task: null }
      return session.user
        ? { session, task: null }
        : { session: { token: 'set', user: null }, task: 'load user' }
    case 'token stored':
      return { session: { token: 'set', user: null }, task: 'load user' }
    case 'user loaded':
      // The answer may come after a logout.
      return session.token === 'set'
        ? { session: { token: 'set', user: event.user }, task: null }
        : { session, task: null }
    case 'user failed':
      return { session: SIGNED_OUT, task: session.token === 'set' ? 'clear token' : null }
    case 'signed out':
      return { session: SIGNED_OUT, task: null }
  }
}
