import { expect } from 'vitest'
import { HYDRATED } from '#src/components/behaviour/hydrated.ts'
import type { Tab } from './driver.ts'
import { COMPLAINTS } from './record-complaints.ts'

const WAIT = { timeout: 20_000, interval: 50 }

/** A tab at a site, with what all tests need of it. */
export type Page = ReturnType<typeof pageOf>

/** @param base the origin of the site that the tab shows. */
export const pageOf = (tab: Tab, base: string) => {
  /** Waits until a function of the page returns the expected value. */
  const until = <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
    expect.poll(() => tab.run(work, ...args), WAIT)

  /** Waits until a selector matches the expected number of elements and all are visible. */
  const seen = (selector: string) =>
    until(
      (it) => [...document.querySelectorAll(it)].filter((one) => one.checkVisibility()).length,
      selector,
    )
  const address = () => until(() => location.href.slice(location.origin.length))

  /** Waits until the code of the page answers and all of the page is laid out. */
  const hydrated = () =>
    until((mark) => {
      const answers = performance.getEntriesByName(mark).length > 0
      return answers && 'laidOut' in document.documentElement.dataset
    }, HYDRATED).toBe(true)

  return {
    ...tab,
    until,
    seen,
    address,
    /** Waits until the text of the first such element is what is expected. */
    text: (selector: string) =>
      until((it) => document.querySelector(it)?.textContent ?? '', selector),
    goto: async (path: string) => {
      await tab.load(base + path)
      await hydrated()
    },
    reload: async () => {
      await tab.reload()
      await hydrated()
    },
    click: async (selector: string) => {
      await seen(selector).toBeGreaterThan(0)
      await tab.click(selector)
    },
    /** What pages of the tab have complained of since the last time. */
    takeComplaints: () =>
      tab.run((key) => {
        const complaints: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
        sessionStorage.removeItem(key)
        return complaints
      }, COMPLAINTS),
  }
}
