import { call } from './call.ts'

type Admin = { email: string; password: string }
type Entry = { uid: string; documentId: string; locale?: string }

type Login = { data: { token: string } }

export type Editor = Awaited<ReturnType<typeof signInEditor>>

/** An editor at work: does through the panel's own interface what people do in the panel. */
export async function signInEditor(cms: { url: string; admin: Admin }) {
  const { email, password } = cms.admin
  const login = await call<Login>(`${cms.url}/admin/login`, {
    method: 'POST',
    body: { email, password },
  })
  if (login.status !== 200) throw new Error(`Login as editor: ${JSON.stringify(login.body)}`)
  const token = login.body.data.token

  const act = async (path: string, method: string, locale: string | undefined, body?: unknown) => {
    const query = locale ? `?locale=${locale}` : ''
    const url = `${cms.url}/content-manager/collection-types/${path}${query}`
    const answer = await call<{ data: { documentId: string } } | null>(url, { method, token, body })
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body?.data
  }

  return {
    /** Makes a draft and returns its document id. */
    async create(uid: string, data: object, locale = 'en'): Promise<string> {
      const made = await act(uid, 'POST', locale, data)
      if (!made) throw new Error(`Creating a ${uid}: the CMS answered nothing.`)
      return made.documentId
    },
    /** Changes the draft; what is published stays. */
    save: ({ uid, documentId, locale }: Entry, data: object) =>
      act(`${uid}/${documentId}`, 'PUT', locale, data),
    publish: ({ uid, documentId, locale }: Entry, data: object = {}) =>
      act(`${uid}/${documentId}/actions/publish`, 'POST', locale, data),
    discard: ({ uid, documentId, locale }: Entry) =>
      act(`${uid}/${documentId}/actions/discard`, 'POST', locale, {}),
    remove: ({ uid, documentId, locale }: Entry) => act(`${uid}/${documentId}`, 'DELETE', locale),
  }
}
