import { beforeAll, describe, expect, inject, it } from 'vitest'
import { call } from './call.ts'

const cms = inject('cms')
const PASSWORD = 'A-long-password-1'

type Session = { jwt: string; refreshToken: string }

const post = (path: string, body: unknown, token?: string) =>
  call<Session>(`${cms.url}/api/auth/${path}`, {
    method: 'POST',
    body,
    ...(token ? { token } : {}),
  })

async function signIn(): Promise<Session> {
  const { body } = await post('local', { identifier: 'ada', password: PASSWORD })
  return body
}

const me = async (token: string) => (await call(`${cms.url}/api/users/me`, { token })).status

describe('a session', () => {
  beforeAll(async () => {
    await post('local/register', { username: 'ada', email: 'ada@mira.example', password: PASSWORD })
  })

  it('lets people read themselves and what is published, and nothing more', async () => {
    const { jwt } = await signIn()
    expect(await me(jwt)).toBe(200)
    expect((await call(`${cms.url}/api/projects`, { token: jwt })).status).toBe(200)
    expect((await call(`${cms.url}/api/projects?status=draft`, { token: jwt })).status).toBe(403)
    expect((await call(`${cms.url}/api/users`, { token: jwt })).status).toBe(403)
  })

  it('ends with logout, its access token included', async () => {
    const { jwt, refreshToken } = await signIn()
    expect((await post('logout', {}, jwt)).status).toBe(200)
    expect(await me(jwt)).toBe(401)
    expect((await post('refresh', { refreshToken })).status).toBe(401)
  })

  it('ends with logout also for the access tokens from before a refresh', async () => {
    const { jwt, refreshToken } = await signIn()
    const { body } = await post('refresh', { refreshToken })
    expect(await me(jwt)).toBe(200)
    await post('logout', {}, body.jwt)
    expect(await me(jwt)).toBe(401)
  })

  it('of another browser ends when the password changes', async () => {
    const here = await signIn()
    const there = await signIn()
    const change = await post(
      'change-password',
      { currentPassword: PASSWORD, password: `${PASSWORD}2`, passwordConfirmation: `${PASSWORD}2` },
      here.jwt,
    )
    expect(change.status).toBe(200)
    expect(await me(change.body.jwt)).toBe(200)
    expect(await me(there.jwt)).toBe(401)
    expect((await post('refresh', { refreshToken: there.refreshToken })).status).toBe(401)
  })
})
