import { call } from './call.ts'
import { type Admin, panelToken } from './panel-token.ts'

type Edit = { label: string; description: string; editable: boolean }
export type Configuration = {
  settings: { mainField: string; defaultSortBy: string; defaultSortOrder: string }
  metadatas: Record<string, { edit: Edit; list: { label: string } }>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}
type Model = { uid: string; isDisplayed: boolean; info: { displayName: string } }
type Cms = { url: string; admin: Admin }

/** What the panel asks the CMS for, as an administrator. */
export async function panelOf({ url, admin }: Cms) {
  const token = await panelToken({ url, admin })
  const ask = async <Data>(path: string, method = 'GET', data?: unknown): Promise<Data> => {
    const address = `${url}/content-manager/${path}`
    const answer = await call<{ data: Data }>(address, { method, token, body: data })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  return {
    types: () => ask<Model[]>('content-types'),
    components: () => ask<Model[]>('components'),
    type: async (uid: string) =>
      (await ask<{ contentType: Configuration }>(`content-types/${uid}/configuration`)).contentType,
    component: async (uid: string) =>
      (await ask<{ component: Configuration }>(`components/${uid}/configuration`)).component,
    configure: (uid: string, { settings, metadatas, layouts }: Configuration) => {
      const fields = Object.entries(metadatas).map(([name, { edit, list }]) => {
        // The CMS tells it, but does not take it back.
        const { mainField: _, ...kept } = list as Record<string, unknown>
        return [name, { edit, list: kept }]
      })
      const data = { settings, metadatas: Object.fromEntries(fields), layouts }
      return ask(`content-types/${uid}/configuration`, 'PUT', data)
    },
  }
}
