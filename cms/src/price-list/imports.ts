import type { Core } from '@strapi/strapi'
import type { Change, Import, Source } from './answer.ts'

type Last = { at: string; changes: Change[] }

/** So many are remembered. */
const KEPT = 20

/** What the CMS remembers of the lists that came in: of the newest all that it changed, for the way back. */
export function importsOf(strapi: Core.Strapi) {
  const store = (key: string) => strapi.store({ type: 'plugin', name: 'mira_price_list', key })
  const [last, imports] = [store('last'), store('imports')]

  /** The newest first. */
  const list = async (): Promise<Import[]> => ((await imports.get({})) as Import[] | null) ?? []

  return {
    list,
    /** The newest, unless it has been taken back. */
    last: async (): Promise<Last | null> => (await last.get({})) as Last | null,
    async add(source: Source, changes: Change[]): Promise<void> {
      const at = new Date().toISOString()
      const newest: Import = { ...source, at, homes: changes.length, takenBack: null }
      await last.set({ value: { at, changes } satisfies Last })
      await imports.set({ value: [newest, ...(await list())].slice(0, KEPT) })
    },
    async takeBack(at: string, by: string): Promise<void> {
      const takenBack = { at: new Date().toISOString(), by }
      await last.delete({})
      await imports.set({
        value: (await list()).map((it) => (it.at === at ? { ...it, takenBack } : it)),
      })
    },
  }
}
