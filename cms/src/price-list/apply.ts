import type { Core } from '@strapi/strapi'
import { inTurn } from '../database/in-turn.ts'
import { homeProblem } from '../homes/home-check.ts'
import { setStamp } from '../publishing/carry.ts'
import { announce } from '../publishing/publish-part.ts'
import { FIELDS } from './columns.ts'
import { type HomeRows, homesOf, readHomes, UNIT, type UnitRow } from './homes.ts'
import { type Change, type Line, type Plan, type Problem, planOf } from './plan.ts'

/** What an import did, or would do. Nothing was written where there are problems, or if it was a dry run. */
export type Outcome = Plan & { written: boolean }

type Last = { at: string; changes: Change[] }

/** The last import, for the way back. */
const lastOf = (strapi: Core.Strapi) =>
  strapi.store({ type: 'plugin', name: 'mira_price_list', key: 'last' })

/**
 * Brings a price list into all languages of the homes, published and drafts: all of it or nothing, in one transaction,
 * and the site is told once. What editors have not published yet stays a draft, but for the fields of the list.
 */
export const importPrices = (
  strapi: Core.Strapi,
  { lines, dryRun }: { lines: readonly Line[]; dryRun: boolean },
): Promise<Outcome> =>
  inTurn(strapi, async () => {
    const rows = await readHomes(strapi)
    const plan = planOf(lines, homesOf(rows, await defaultLocale(strapi)))
    const outcome = await write(strapi, { rows, plan, dryRun })
    if (outcome.written) {
      const last: Last = { at: new Date().toISOString(), changes: plan.changes }
      await lastOf(strapi).set({ value: last })
    }
    return outcome
  })

/** Takes the last import back. A home that has changed since then is a problem, so that nobody's later price is lost. */
export const undoPrices = (
  strapi: Core.Strapi,
  { dryRun }: { dryRun: boolean },
): Promise<Outcome & { at: string | null }> =>
  inTurn(strapi, async () => {
    const store = lastOf(strapi)
    const last = (await store.get({})) as Last | null
    if (!last) return { changes: [], same: 0, problems: [], written: false, at: null }
    const rows = await readHomes(strapi)
    const homes = homesOf(rows, await defaultLocale(strapi))
    const now = new Map(homes.map((home) => [home.documentId, home]))
    const problems: Problem[] = []
    const changes: Change[] = []
    for (const { before, after, ...change } of last.changes) {
      const home = now.get(change.documentId)
      const later = FIELDS.find((field) => field in after && home?.[field] !== after[field])
      if (!home || later) {
        const problem = home
          ? `${change.home} has been changed since: ${later} is ${home[later as 'price']}. Set it yourself.`
          : `${change.home} is not there any more.`
        problems.push({ line: change.line, column: null, problem })
      } else changes.push({ ...change, before: after, after: before })
    }
    const plan = { changes, same: 0, problems }
    const outcome = await write(strapi, { rows, plan, dryRun })
    if (outcome.written) await store.delete({})
    return { ...outcome, at: last.at }
  })

type Writing = { rows: HomeRows; plan: Plan; dryRun: boolean }

async function write(strapi: Core.Strapi, { rows, plan, dryRun }: Writing): Promise<Outcome> {
  const problems = [...plan.problems, ...checked(plan.changes, rows)]
  if (dryRun || problems.length > 0 || plan.changes.length === 0) {
    return { ...plan, problems, written: false }
  }
  const now = new Date()
  let shown: UnitRow | undefined
  for (const { documentId, after } of plan.changes) {
    const alike = rows.get(documentId) as UnitRow[]
    await strapi.db.query(UNIT).updateMany({
      where: { documentId },
      data: { ...after, updatedAt: now },
    })
    await keepModified(strapi, alike)
    shown ??= alike.find(({ publishedAt }) => publishedAt !== null)
  }
  if (shown) announce(strapi, UNIT, shown)
  return { ...plan, written: true }
}

/** As before each publication: the areas of a home agree. */
function checked(changes: readonly Change[], rows: HomeRows): Problem[] {
  return changes.flatMap(({ line, documentId, after, home }) => {
    const row = rows.get(documentId)?.find(({ publishedAt }) => publishedAt !== null)
    if (!row || !('area' in after || 'innerArea' in after || 'balconyArea' in after)) return []
    const { area, innerArea, balconyArea } = { ...row, ...after }
    const problem = homeProblem({ area, innerArea, balconyArea, project: null, floors: [] })
    return problem ? [{ line, column: null, problem: `${home}: ${problem}` }] : []
  })
}

/** The panel calls an entry "Modified" if its draft is newer than what is published: one that was not so stays so. */
async function keepModified(strapi: Core.Strapi, alike: readonly UnitRow[]): Promise<void> {
  const time = ({ updatedAt }: UnitRow) => new Date(updatedAt).getTime()
  for (const row of alike.filter(({ publishedAt }) => publishedAt !== null)) {
    const draft = alike.find((it) => it.publishedAt === null && it.locale === row.locale)
    if (!draft || time(draft) <= time(row)) continue
    await setStamp(strapi, UNIT, row)
  }
}

const defaultLocale = (strapi: Core.Strapi): Promise<string> =>
  strapi.plugin('i18n').service('locales').getDefaultLocale()
