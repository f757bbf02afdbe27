import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { installFirefox, installWebkit } from '#scripts/lib/browsers.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { type Page, pageOf } from './page.ts'
import { startWebkit } from './webkit.ts'

const START = {
  firefox: () => startFirefox(installFirefox()),
  webkit: () => startWebkit(installWebkit()),
}

const DESKTOP = { width: 1440, height: 900 }

/**
 * A browser for the tests of a file. Whatever a page complains of fails the test in which it happened, unless
 * the test has taken the complaints itself.
 */
export const useBrowser = () => {
  let driver: Driver
  let pages: Page[] = []

  beforeAll(async () => {
    driver = await START[inject('engine')]()
  })
  afterAll(() => driver?.close())
  afterEach(async () => {
    const complaints: string[] = []
    for (const page of pages) {
      complaints.push(...(await page.takeComplaints()))
      await page.close()
    }
    pages = []
    expect(complaints).toEqual([])
  })

  /** A page in a separate tab, without anything that another one has stored. */
  const open = async (
    path: string,
    { url, size = DESKTOP }: { url?: string; size?: typeof DESKTOP } = {},
  ): Promise<Page> => {
    const page = pageOf(await driver.newTab(), url ?? inject('watchedSite').url)
    pages.push(page)
    await page.resize(size)
    await page.goto(path)
    return page
  }
  return { open }
}
