import { describe, expect, it } from 'vitest'
import { afterEvent, type Session, type SessionEvent, SIGNED_OUT } from '#src/account/session.ts'

const user = { username: 'ada', email: 'ada@mira.example', role: { type: 'authenticated' } }
const loading: Session = { token: 'set', user: null }
const signedIn: Session = { token: 'set', user }

const later = (session: Session, ...events: SessionEvent[]) =>
  events.reduce((it, event) => afterEvent(it.session, event), { session, task: null } as ReturnType<
    typeof afterEvent
  >)

describe('a session', () => {
  it('loads the user after a token was stored, whoever was signed in before (§4.1)', () => {
    for (const session of [SIGNED_OUT, loading, signedIn]) {
      expect(later(session, { type: 'token stored' })).toEqual({
        session: loading,
        task: 'load user',
      })
    }
    expect(later(loading, { type: 'user loaded', user })).toEqual({ session: signedIn, task: null })
  })

  it('loads the user at the start if there is a token, and only then', () => {
    expect(later(SIGNED_OUT, { type: 'started', token: 'set' }).task).toBe('load user')
    expect(later(signedIn, { type: 'started', token: 'set' }).task).toBeNull()
    expect(later(signedIn, { type: 'started', token: 'cleared' })).toEqual({
      session: SIGNED_OUT,
      task: null,
    })
  })

  it('clears the token when the user cannot be loaded (§4.3)', () => {
    expect(later(loading, { type: 'user failed' })).toEqual({
      session: SIGNED_OUT,
      task: 'clear token',
    })
  })

  it('ends with a logout, also while the user is being loaded', () => {
    expect(later(signedIn, { type: 'signed out' })).toEqual({ session: SIGNED_OUT, task: null })
    const late: SessionEvent[] = [{ type: 'signed out' }, { type: 'user loaded', user }]
    expect(later(loading, ...late)).toEqual({ session: SIGNED_OUT, task: null })
    expect(later(loading, { type: 'signed out' }, { type: 'user failed' }).task).toBeNull()
  })
})
