import type { Core } from '@strapi/strapi'
import type { Change, Import, Source } from './price-list-answer.ts'

/** So many lists of people and of the command are remembered. */
const KEPT = 20

/** So many of the stock system, which sends no file: it may send one each quarter of an hour, and pushes no other out. */
const KEPT_OF_FEED = 5

/** What the CMS remembers of the lists that came in: of each, until it is taken back, all that it changed. */
export function importsOf(strapi: Core.Strapi) {
  const store = (key: string) => strapi.store({ type: 'plugin', name: 'mira_price_list', key })
  const imports = store('imports')
  const changesOf = ({ at }: Pick<Import, 'at'>) => store(`changes of ${at}`)

  /** The newest first. */
  const list = async (): Promise<Import[]> => ((await imports.get({})) as Import[] | null) ?? []

  return {
    list,
    /** What a list changed; null if that is not kept. */
    changes: async (of: Import): Promise<Change[] | null> =>
      (await changesOf(of).get({})) as Change[] | null,
    async add(source: Source, changes: Change[]): Promise<void> {
      const at = new Date().toISOString()
      const newest: Import = { ...source, at, homes: changes.length, takenBack: null }
      const all = [newest, ...(await list())]
      const kept = newestOf(all)
      for (const it of all) if (!kept.includes(it)) await changesOf(it).delete({})
      await changesOf(newest).set({ value: changes })
      await imports.set({ value: kept })
    },
    async takeBack(of: Import, by: string): Promise<void> {
      const takenBack = { at: new Date().toISOString(), by }
      await changesOf(of).delete({})
      await imports.set({
        value: (await list()).map((it) => (it.at === of.at ? { ...it, takenBack } : it)),
      })
    },
  }
}

const isOfFeed = ({ file }: Pick<Source, 'file'>): boolean => file === null

/** Whether a list is the newest of the stock system, and a person has taken it back. */
export const wasTakenBack = (all: readonly Import[], hash: string): boolean => {
  const newest = all.find(isOfFeed)
  return newest?.hash === hash && newest.takenBack !== null
}

/** Those that stay remembered of all, which come with the newest first. */
export function newestOf<It extends Pick<Source, 'file'>>(all: readonly It[]): It[] {
  const feeds = all.filter(isOfFeed).slice(0, KEPT_OF_FEED)
  const files = all.filter((it) => !isOfFeed(it)).slice(0, KEPT)
  return all.filter((it) => feeds.includes(it) || files.includes(it))
}
