import { type Answer, call } from './call.ts'
import { panelToken } from './panel-token.ts'

type Staff = { url: string; staff: { password: string }; admin: { password: string } }

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
  const token = await panelToken({
    url: cms.url,
    admin: { email: `${role}@site.example`, password },
  })
  return (method, path, body) => call(`${cms.url}${path}`, { method, token, body })
}
