import { call } from './call.ts'
import { type Admin, panelToken } from './panel-token.ts'

type Entry = { uid: string; documentId: string; locale?: string }
type Single = { uid: string; locale?: string }

type Fields = Record<string, unknown> & { documentId: string }

export type Editor = Awaited<ReturnType<typeof signInEditor>>

/** What an editor may not do, or not so: the CMS says why. */
export class Refused extends Error {
  override name = 'Refused'
}

/** An editor at work: does through the panel's own interface what people do in the panel. */
export async function signInEditor(cms: { url: string; admin: Admin }) {
  const token = await panelToken(cms)

  const ask = async (path: string, method: string, locale: string | undefined, body?: unknown) => {
    const query = locale ? `?locale=${locale}` : ''
    const url = `${cms.url}/content-manager/${path}${query}`
    const answer = await call<{ data: Fields } | null>(url, { method, token, body })
    if (answer.status >= 400) throw new Refused(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body?.data
  }
  const act = (path: string, method: string, locale: string | undefined, body?: unknown) =>
    ask(`collection-types/${path}`, method, locale, body)

  const language = async (path: string, method: string, body?: unknown): Promise<number> => {
    const url = `${cms.url}/i18n/locales${path}`
    const answer = await call<{ id: number }>(url, { method, token, body })
    if (answer.status >= 400) throw new Refused(`${method} ${url}: ${JSON.stringify(answer.body)}`)
    return answer.body.id
  }

  const upload = async (file: number, form: FormData) => {
    const answer = await fetch(`${cms.url}/upload?id=${file}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    if (!answer.ok) throw new Refused(`Upload for file ${file}: ${await answer.text()}`)
  }

  return {
    /** Makes a draft and returns its document id. */
    async create(uid: string, data: object, locale = 'en'): Promise<string> {
      const made = await act(uid, 'POST', locale, data)
      if (!made) throw new Error(`Creating a ${uid}: the CMS answered nothing.`)
      return made.documentId
    },
    /** The draft with its components and files; relations are counted. */
    read: ({ uid, documentId, locale }: Entry) => act(`${uid}/${documentId}`, 'GET', locale),
    /** Changes the draft; what is published stays. */
    save: ({ uid, documentId, locale }: Entry, data: object) =>
      act(`${uid}/${documentId}`, 'PUT', locale, data),
    publish: ({ uid, documentId, locale }: Entry, data: object = {}) =>
      act(`${uid}/${documentId}/actions/publish`, 'POST', locale, data),
    bulkPublish: (uid: string, documentIds: string[], locale: string) =>
      act(`${uid}/actions/bulkPublish`, 'POST', undefined, { documentIds, locale: [locale] }),
    unpublish: ({ uid, documentId, locale }: Entry) =>
      act(`${uid}/${documentId}/actions/unpublish`, 'POST', locale, {}),
    discard: ({ uid, documentId, locale }: Entry) =>
      act(`${uid}/${documentId}/actions/discard`, 'POST', locale, {}),
    remove: ({ uid, documentId, locale }: Entry) => act(`${uid}/${documentId}`, 'DELETE', locale),

    readSingle: ({ uid, locale }: Single) => ask(`single-types/${uid}`, 'GET', locale),
    saveSingle: ({ uid, locale }: Single, data: object) =>
      ask(`single-types/${uid}`, 'PUT', locale, data),
    publishSingle: ({ uid, locale }: Single) =>
      ask(`single-types/${uid}/actions/publish`, 'POST', locale, {}),
    unpublishSingle: ({ uid, locale }: Single) =>
      ask(`single-types/${uid}/actions/unpublish`, 'POST', locale, {}),

    /** A language of the site, as the settings of the panel have it. */
    addLanguage: (code: string, name: string) =>
      language('', 'POST', { code, name, isDefault: false }),
    changeLanguage: (id: number, change: { name?: string; isDefault?: boolean }) =>
      language(`/${id}`, 'PUT', change),
    removeLanguage: (id: number) => language(`/${id}`, 'DELETE'),

    /** Other bytes for a file of the media library, under its old address. */
    replaceFile(file: number, bytes: Blob, name: string): Promise<void> {
      const form = new FormData()
      form.append('files', bytes, name)
      return upload(file, form)
    },
    /** A new file of the media library. */
    async addFile(bytes: Blob, name: string): Promise<void> {
      const form = new FormData()
      form.append('files', bytes, name)
      const answer = await fetch(`${cms.url}/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      if (!answer.ok) throw new Refused(`Upload of ${name}: ${await answer.text()}`)
    },
    describeFile(file: number, alternativeText: string): Promise<void> {
      const form = new FormData()
      form.append('fileInfo', JSON.stringify({ alternativeText }))
      return upload(file, form)
    },
    /** What of a picture matters most, in percent. */
    focusFile(file: number, focalPoint: { x: number; y: number }): Promise<void> {
      const form = new FormData()
      form.append('fileInfo', JSON.stringify({ focalPoint }))
      return upload(file, form)
    },
  }
}
