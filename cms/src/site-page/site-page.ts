import type { Core } from '@strapi/strapi'
import { environment } from '../settings/environment.ts'
import { siteUrl } from '../settings/site.ts'
import { contentVersions, editsSince } from '../versions/shared.ts'
import { askSite, type SiteStatus, type Told } from './ask-site.ts'
import { nameEntries, type Place, typeOf } from './entry-names.ts'
import { fresh } from './fresh.ts'
import type { Publish } from './last-publishes.ts'
import { type Late, type Plan, readPlanned } from './planned.ts'
import type { List, Named, SiteAnswer } from './site-answer.ts'
import { reachedSite, siteState } from './site-state.ts'

/** So many of each are named, as in the site's own report. */
const NAMED = 100

type Gathered = {
  told: Told
  planned: Plan[]
  late: Late[]
  published: { state: string; edits: number | undefined }
}

/** Who asks: what they published last, and which types they may read. */
export type Reader = { last: Publish | undefined; mayRead: (uid: string) => boolean }

/**
 * What the panel's page "Site" shows, for one reader: entries of types that they may not read are left out. Site
 * and database are asked seldom, however many look, and never before what the reader published last.
 */
export function createSitePage(strapi: Core.Strapi) {
  const gathered = fresh(() => gather(strapi))

  return async ({ last, mayRead }: Reader): Promise<SiteAnswer> => {
    const { told, planned, late, published } = await gathered(last?.at ?? 0)
    const readable = <Item extends Place>(items: Item[]): Item[] =>
      items.filter(({ type }) => {
        const uid = typeOf(strapi, type)?.uid
        return uid === undefined || mayRead(uid)
      })
    const list = async <Item extends Place>(
      items: Item[],
      total = items.length,
    ): Promise<List<Item & Named>> => {
      const shown = readable(items)
      return {
        total: total - (items.length - shown.length),
        entries: await nameEntries(strapi, shown),
      }
    }
    const reportOf = async ({ leftOut, deadLinks, toFix }: NonNullable<SiteStatus['report']>) => ({
      leftOut: await list(leftOut.entries, leftOut.total),
      deadLinks: await list(deadLinks.entries, deadLinks.total),
      toFix: await list(toFix.entries, toFix.total),
    })
    const yours = async (site: SiteStatus) => {
      const [named] = last ? await nameEntries(strapi, [last]) : []
      return named
        ? { title: named.title, at: named.at, ...reachedSite(named.at, site, published) }
        : null
    }
    return {
      now: Date.now(),
      site: { url: siteUrl(), known: environment().SITE_URL !== undefined },
      told:
        told.status === 'silent'
          ? told
          : {
              status: 'told',
              ...siteState(told.site, published),
              yours: await yours(told.site),
              report: told.site.report && (await reportOf(told.site.report)),
            },
      planned: await list(planned.slice(0, NAMED), planned.length),
      late: await list(late.slice(0, NAMED), late.length),
    }
  }
}

async function gather(strapi: Core.Strapi): Promise<Gathered> {
  const [told, { planned, late }, { versions }] = await Promise.all([
    askSite(),
    readPlanned(strapi, Date.now()),
    contentVersions(strapi)(),
  ])
  const live = told.status === 'told' ? told.site.live?.content : undefined
  const edits = live ? await editsSince(strapi, live) : undefined
  return { told, planned, late, published: { state: versions.state, edits } }
}
