import type { Core } from '@strapi/strapi'
import type { PanelUser } from '../access/panel-route.ts'
import type { Making } from './building-answer.ts'

type Kept = Making & { documentIds: string[] }

/** So many are remembered. */
const KEPT = 20

/** What the CMS remembers of homes that were made in one go. */
export function makingsOf(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'plugin', name: 'mira_building', key: 'makings' })
  const read = async (): Promise<Kept[]> => ((await store.get({})) as Kept[] | null) ?? []

  return {
    /** The newest first. */
    list: async (): Promise<Making[]> =>
      (await read()).map(({ documentIds: _, ...making }) => making),
    find: async (at: string): Promise<Kept | undefined> =>
      (await read()).find((making) => making.at === at),
    /** @returns the name of this making. */
    async add(
      { name }: PanelUser,
      documentIds: string[],
      about: Pick<Making, 'project' | 'homes' | 'first' | 'last'>,
    ): Promise<string> {
      const at = new Date().toISOString()
      const newest: Kept = { ...about, at, by: name, deleted: null, documentIds }
      await store.set({ value: [newest, ...(await read())].slice(0, KEPT) })
      return at
    },
    async markDeleted(at: string, { name }: PanelUser): Promise<void> {
      const deleted = { at: new Date().toISOString(), by: name }
      await store.set({
        value: (await read()).map((it) => (it.at === at ? { ...it, deleted } : it)),
      })
    },
  }
}
