import { call } from './call.ts'

/** The administrator of a CMS; `token` where somebody has signed in already. */
export type Admin = { email: string; password: string; token?: string }

type Login = { data: { token: string } }

/**
 * What the panel makes its calls with. Strapi takes five logins of a person in five minutes, so the tests that share a
 * CMS share one.
 */
export async function panelToken({ url, admin }: { url: string; admin: Admin }): Promise<string> {
  if (admin.token) return admin.token
  const { email, password } = admin
  const login = await call<Login>(`${url}/admin/login`, {
    method: 'POST',
    body: { email, password },
  })
  if (login.status !== 200) throw new Error(`Login as administrator: ${JSON.stringify(login.body)}`)
  return login.body.data.token
}
