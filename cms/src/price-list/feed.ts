import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { environment } from '../settings/environment.ts'
import { importPrices } from './apply.ts'
import { importsOf, wasTakenBack } from './imports.ts'
import { unseenJumps } from './jump.ts'
import type { Line } from './plan.ts'
import type { FeedTrouble } from './price-list-answer.ts'

/** At the quarters of each hour. */
const EACH = '0 */15 * * * *'

const TIMEOUT_MS = 30_000

/** So much of what is wrong is said line by line; of the rest, how much it is. */
const SAID = 10

/**
 * Takes prices from a stock system at `PRICE_FEED_URL`, at the start and each quarter of an hour: JSON, a list of homes
 * with the columns of a price list, such as `[{"number": "1204", "project": "marina-crest", "price": 2390000}]`. With
 * `PRICE_FEED_TOKEN` it asks with that as a bearer token. The checks are those of every list, all or nothing, and no
 * price may change by much, since nobody looks at it first. What a person has taken back is not taken again. What is
 * wrong is on the page Price lists, and is logged, once until it is another thing.
 */
export function followPriceFeed(strapi: Core.Strapi): void {
  const url = environment().PRICE_FEED_URL
  if (!url) return
  let logged = ''
  let busy = false
  const task = async () => {
    if (busy) return
    busy = true
    try {
      const wrong = await takeFeed(strapi, url).catch((error: Error) => [error.message])
      if (wrong.length > 0 && wrong.join('\n') !== logged) {
        strapi.log.warn(`The prices of ${url} were not taken: ${wrong.join(' ')}`)
      }
      logged = wrong.join('\n')
      await remember(strapi, wrong)
    } catch (error) {
      strapi.log.error(`What came of the prices of ${url} could not be stored: ${error}`)
    } finally {
      busy = false
    }
  }
  strapi.cron.add({ followPriceFeed: { task, options: EACH } })
  void task()
}

const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: 'plugin', name: 'mira_price_list', key: 'feed' })

/** Why nothing of the stock system's list is taken; null if it is, or if none is followed. */
export const feedTrouble = async (strapi: Core.Strapi): Promise<FeedTrouble | null> =>
  environment().PRICE_FEED_URL ? ((await storeOf(strapi).get({})) as FeedTrouble | null) : null

async function remember(strapi: Core.Strapi, wrong: string[]): Promise<void> {
  const before = await feedTrouble(strapi)
  if (wrong.join('\n') === (before?.wrong ?? []).join('\n')) return
  const trouble: FeedTrouble = { since: new Date().toISOString(), wrong }
  await (wrong.length > 0 ? storeOf(strapi).set({ value: trouble }) : storeOf(strapi).delete({}))
}

const TAKEN_BACK =
  'This list was taken back on the page Price lists. Nothing is taken until the stock system sends another one.'

/** @returns what is wrong with the feed, as sentences. */
async function takeFeed(strapi: Core.Strapi, url: string): Promise<string[]> {
  const token = environment().PRICE_FEED_TOKEN
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) return [`It answered ${response.status}.`]
  const homes: unknown = await response.json().catch(() => undefined)
  if (!Array.isArray(homes) || !homes.every(isCells)) {
    return ['It is no list of homes, such as [{"number": "1204", "price": 2390000}].']
  }
  const hash = createHash('sha256').update(JSON.stringify(homes)).digest('hex')
  if (wasTakenBack(await importsOf(strapi).list(), hash)) return [TAKEN_BACK]
  const lines: Line[] = homes.map((cells, index) => ({ line: index + 1, cells }))
  const { changes, problems, written } = await importPrices(strapi, {
    ...{ lines, dryRun: false },
    source: { by: 'Stock system', file: null, hash },
    check: unseenJumps,
  })
  if (written) strapi.log.info(`${changes.length} homes have new prices or states from ${url}.`)
  const more = problems.length - SAID
  return [
    ...problems
      .slice(0, SAID)
      .map(({ line, column, problem }) => `Home ${line}${column ? `, ${column}` : ''}: ${problem}`),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ]
}

const isCells = (home: unknown): home is Line['cells'] =>
  typeof home === 'object' &&
  home !== null &&
  !Array.isArray(home) &&
  Object.values(home).every((cell) => cell === null || ['string', 'number'].includes(typeof cell))
