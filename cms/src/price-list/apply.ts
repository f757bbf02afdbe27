import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import createError from 'http-errors'
import { inTurn } from '../database/in-turn.ts'
import type { HomeChange } from '../home-history/history-answer.ts'
import { keepChanges } from '../home-history/keep.ts'
import { standing } from '../home-history/standing.ts'
import { homeProblem } from '../homes/home-check.ts'
import { setStamp } from '../publishing/carry.ts'
import { announce, onlyPart } from '../publishing/publish-part.ts'
import { fieldsInReach } from '../publishing/reach.ts'
import { FIELDS } from './columns.ts'
import { type HomeRows, homesOf, readHomes, UNIT, type UnitRow } from './homes.ts'
import { importsOf } from './imports.ts'
import { type Line, planOf } from './plan.ts'
import type { Change, Outcome, Plan, Problem, Source } from './price-list-answer.ts'
import { readStateWords } from './state-words.ts'
import { wayBack } from './way-back.ts'

type Given = {
  lines: readonly Line[]
  source: Source
  dryRun: boolean
  /** What the sender has seen in a dry run. */
  seen?: string | undefined
  /** What else is wrong with changes, for a list that nobody has looked at. */
  check?: (changes: readonly Change[]) => Problem[]
}

/** The prices have changed since somebody looked at them. */
const CHANGED_SINCE = 'The homes have been changed since you looked. Look at what would change now.'

/**
 * Brings a price list into all languages of the homes, published and drafts: all of it or nothing, in one transaction,
 * and the site is told once. What editors have not published yet stays a draft, but for the fields of the list. A user
 * of the panel changes the fields that their role may change.
 */
export const importPrices = (
  strapi: Core.Strapi,
  { lines, source, dryRun, seen, check = () => [] }: Given,
): Promise<Outcome> =>
  inTurn(strapi, async () => {
    const rows = await readHomes(strapi)
    const plan = planOf(lines, {
      homes: homesOf(rows, await defaultLocale(strapi)),
      stateWords: await readStateWords(strapi),
    })
    const problems = [...plan.problems, ...check(plan.changes)]
    const of = ofList(source)
    const outcome = await write(strapi, { rows, plan: { ...plan, problems }, dryRun, seen, of })
    if (outcome.written) await importsOf(strapi).add(source, plan.changes)
    return outcome
  })

type Back = {
  by: string
  dryRun: boolean
  /** When the import was that is meant; if it is left out, the newest that `by` sent. */
  of?: string | undefined
}

/** Takes an import back. A home that has changed since then is a problem, so that nobody's later price is lost. */
export const undoPrices = (
  strapi: Core.Strapi,
  { by, dryRun, of }: Back,
): Promise<Outcome & { at: string | null }> =>
  inTurn(strapi, async () => {
    const imports = importsOf(strapi)
    const all = await imports.list()
    const meant = all.find((it) => (of === undefined ? it.by === by : it.at === of))
    if (!meant || meant.takenBack) {
      if (of !== undefined) throw createError(409, TAKEN_BACK)
      return { changes: [], same: 0, problems: [], written: false, seen: '', at: null }
    }
    const made = await imports.changes(meant)
    if (!made) throw createError(409, NOT_KEPT)
    const rows = await readHomes(strapi)
    const plan = wayBack(made, homesOf(rows, await defaultLocale(strapi)))
    const back: OfList = { cause: 'price list undone', who: by }
    const outcome = await write(strapi, { rows, plan, dryRun, of: back })
    if (outcome.written) await imports.takeBack(meant, by)
    return { ...outcome, at: meant.at }
  })

const TAKEN_BACK = 'This list has been taken back already, or is too old to be remembered.'
const NOT_KEPT =
  'What this list changed is not kept. Bring in a list with the prices as they should be.'

/** What the history of homes says of a list. */
type OfList = Pick<HomeChange, 'cause' | 'who'>

const ofList = ({ by, file }: Source): OfList => ({
  cause: 'price list',
  who: file ? `${by}, ${file}` : by,
})

type Writing = {
  rows: HomeRows
  plan: Plan
  dryRun: boolean
  of: OfList
  seen?: string | undefined
}

async function write(
  strapi: Core.Strapi,
  { rows, plan, dryRun, of, seen: seenBefore }: Writing,
): Promise<Outcome> {
  const reach = fieldsInReach(strapi, UNIT)
  const beyond = reach ? beyondReach(plan.changes, reach) : []
  const problems = [...plan.problems, ...beyond, ...checked(plan.changes, rows)]
  const seen = createHash('sha256').update(JSON.stringify(plan.changes)).digest('hex')
  if (dryRun || problems.length > 0 || plan.changes.length === 0) {
    return { ...plan, problems, written: false, seen }
  }
  if (seenBefore !== undefined && seenBefore !== seen) throw createError(409, CHANGED_SINCE)
  const now = new Date()
  const kept: Parameters<typeof keepChanges>[1][number][] = []
  let shown: UnitRow | undefined
  for (const { documentId, after } of plan.changes) {
    const alike = rows.get(documentId) as UnitRow[]
    await strapi.db.query(UNIT).updateMany({
      where: { documentId },
      data: { ...after, updatedAt: now },
    })
    await keepModified(strapi, alike)
    const published = alike.find(({ publishedAt }) => publishedAt !== null)
    if (published) {
      const [before, now] = [standing(published), standing({ ...published, ...after })]
      kept.push({ home: documentId, ...of, before, after: now })
    }
    shown ??= published
  }
  await keepChanges(strapi, kept)
  if (shown) announce(strapi, UNIT, shown)
  return { ...plan, written: true, seen }
}

/** What a user of the panel may not change, such as sales the area of a home. */
const beyondReach = (changes: readonly Change[], reach: readonly string[]): Problem[] =>
  changes.flatMap(({ line, after }) =>
    Object.keys(after)
      .filter((field) => !reach.includes(field))
      .map((column) => ({ line, column, problem: onlyPart(reach.filter(isField)) })),
  )

const isField = (name: string): boolean => (FIELDS as readonly string[]).includes(name)

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
