import { existsSync } from 'node:fs'
import { CronExpressionParser } from 'cron-parser'
import type { Functions } from './functions.ts'

export type Schedule = { name: string; cron: string }

type Options = {
  functions: Pick<Functions, 'handle'>
  url: () => string
  log: (line: string) => void
  /** For tests. */
  now?: () => number
}

/** The functions of a folder that run on a schedule, as Netlify reads them; none if there is no folder. */
export const readSchedules = async (functionsDir: string): Promise<Schedule[]> => {
  if (!existsSync(functionsDir)) return []
  const { listFunctions } = await import('@netlify/zip-it-and-ship-it')
  const found = await listFunctions(functionsDir, { parseISC: true })
  return found.flatMap(({ name, schedule }) => (schedule ? [{ name, cron: schedule }] : []))
}

/**
 * Runs functions on their schedules (UTC), as Netlify does and its local runtime does not. A run that is
 * still going on is not joined by another one.
 *
 * @returns ends them all.
 */
export const runSchedules = (schedules: readonly Schedule[], options: Options): (() => void) => {
  const ends = schedules.map((schedule) => runSchedule(schedule, options))
  return () => {
    for (const end of ends) end()
  }
}

const runSchedule = ({ name, cron }: Schedule, options: Options): (() => void) => {
  const { now = Date.now } = options
  const next = (): Date =>
    CronExpressionParser.parse(cron, { tz: 'Etc/UTC', currentDate: new Date(now()) })
      .next()
      .toDate()
  let timer: ReturnType<typeof setTimeout>
  let ended = false
  const wait = () => {
    if (ended) return
    timer = setTimeout(async () => {
      await call(name, next(), options)
      wait()
    }, next().getTime() - now())
    timer.unref()
  }
  wait()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/** Calls a function as Netlify's clock does. */
const call = async (name: string, nextRun: Date, options: Options): Promise<void> => {
  const { functions, url, log } = options
  try {
    const request = new Request(`${url()}/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ next_run: nextRun.toISOString() }),
    })
    const response = await functions.handle(request)
    await response?.body?.cancel()
    if (!response) log(`The scheduled function ${name} was not found.`)
    else if (!response.ok) log(`The scheduled function ${name} answered ${response.status}.`)
  } catch (error) {
    log(`The scheduled function ${name} failed: ${error instanceof Error ? error.message : error}`)
  }
}
