import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from 'playwright'

/** With one process for the pages of a context, the next page finds it started and warm. */
export const ONE_PROCESS = '--renderer-process-limit=1'

/** Of a browser; the one that was used longest ago is closed for another one. */
const MOST_CONTEXTS = 4

type Kept = {
  options: BrowserContextOptions
  context: BrowserContext
  /** Of the page that stays open, so that the process stays. */
  session: CDPSession
  /** Of the pages that were shown, whose data is cleared. */
  origins: Set<string>
  isTaken: boolean
  /** Whether its clock was set, which nothing gives back. */
  isSpent: boolean
}

export type KeptContexts = {
  /** A context in which nothing is stored and no page is open but one of our own. */
  take: (options: BrowserContextOptions) => Promise<BrowserContext>
  /** Ends the use of all contexts: their pages are closed and what they stored is removed. */
  giveBack: () => Promise<void>
}

/**
 * The contexts of a browser, used again by tests with the same options. A page in such a context costs a third less
 * processor time than one in a new context, whose process has to start first. What stays is the cache of HTTP.
 */
export const keptContexts = (browser: Browser): KeptContexts => {
  let all: Kept[] = []

  const make = async (options: BrowserContextOptions): Promise<Kept> => {
    const context = await browser.newContext(options)
    const keeper = await context.newPage()
    await keeper.goto('/robots.txt')
    const session = await context.newCDPSession(keeper)
    const origins = new Set<string>()
    const made: Kept = { options, context, session, origins, isTaken: false, isSpent: false }
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
      })
      const { clock } = page
      const get = () => {
        made.isSpent = true
        return clock
      }
      Object.defineProperty(page, 'clock', { get })
    })
    return made
  }
  const clear = async ({ context, session, origins }: Kept): Promise<void> => {
    for (const page of context.pages().slice(1)) await page.close()
    await context.unrouteAll()
    await context.setOffline(false)
    await context.clearCookies()
    await context.clearPermissions()
    for (const origin of origins) {
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    origins.clear()
  }
  return {
    take: async (options) => {
      const free = all.find((it) => !it.isTaken && isDeepStrictEqual(it.options, options))
      const taken = free ?? (await make(options))
      taken.isTaken = true
      all = [...all.filter((it) => it !== taken), taken]
      return taken.context
    },
    giveBack: async () => {
      const taken = all.filter((it) => it.isTaken)
      all = all.filter((it) => !it.isTaken)
      for (const it of taken) {
        if (it.isSpent) await it.context.close()
        else {
          await clear(it)
          it.isTaken = false
          all.push(it)
        }
      }
      for (const { context } of all.splice(0, all.length - MOST_CONTEXTS)) await context.close()
    },
  }
}
