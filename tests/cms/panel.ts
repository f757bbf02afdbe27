import { type Answer, call } from './call.ts'

type Staff = { url: string; staff: { password: string }; admin: { password: string } }
type Login = { data: { token: string } }

/** What the panel's interface answers, errors as well as entries. */
export type PanelBody = {
  data?: Record<string, unknown> & {
    documentId?: string
    status?: string
    url?: string
    accessKey?: string
  }
  results?: { documentId: string; [field: string]: unknown }[]
  pagination?: { total: number }
  error?: { message: string }
}

export type Panel = <Body = PanelBody>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<Answer<Body>>

/** Signs somebody of the demo in to the panel, and makes calls as the panel does. */
export async function signInAs(cms: Staff, role: string): Promise<Panel> {
  const { password } = role === 'admin' ? cms.admin : cms.staff
  const body = { email: `${role}@mira.example`, password }
  const login = await call<Login>(`${cms.url}/admin/login`, { method: 'POST', body })
  if (login.status !== 200) throw new Error(`Login as ${role}: ${JSON.stringify(login.body)}`)
  const { token } = login.body.data
  return (method, path, body) => call(`${cms.url}${path}`, { method, token, body })
}
