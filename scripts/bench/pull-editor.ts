import { z } from 'zod'
import type { RunningCms } from '../cms/start.ts'

const login = z.object({ data: z.object({ token: z.string() }) })
const list = z.object({ data: z.array(z.object({ documentId: z.string() })).min(1) })

export type BenchEditor = {
  /** Changes the draft of the first entry of a type, in English. */
  save: (type: { uid: string; path: string }, data: object) => Promise<void>
  /** Changes it and publishes that. */
  publish: (type: { uid: string; path: string }, data: object) => Promise<void>
}

/** Somebody who edits a CMS through the panel's own interface. */
export async function signIn({ url, admin, token }: RunningCms): Promise<BenchEditor> {
  const { email, password } = admin
  const session = login.parse(await send(`${url}/admin/login`, { body: { email, password } }))
  const act = (path: string, method: string, body: object) =>
    send(`${url}/content-manager/collection-types/${path}?locale=en`, {
      ...{ method, body, token: session.data.token },
    })
  const first = async (path: string) => {
    const query = 'sort=documentId&pagination[pageSize]=1'
    const found = await send(`${url}/api/${path}?${query}`, { method: 'GET', token })
    return list.parse(found).data[0]?.documentId
  }
  const save: BenchEditor['save'] = async ({ uid, path }, data) => {
    await act(`${uid}/${await first(path)}`, 'PUT', data)
  }
  return {
    save,
    publish: async (type, data) => {
      await save(type, data)
      await act(`${type.uid}/${await first(type.path)}/actions/publish`, 'POST', {})
    },
  }
}

type Sent = { method?: string; body?: object; token?: string }

async function send(url: string, { method = 'POST', body, token }: Sent): Promise<unknown> {
  const reply = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!reply.ok) throw new Error(`[${method}] ${url}: ${reply.status} ${await reply.text()}`)
  return reply.json()
}
