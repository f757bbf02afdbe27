import { type KeyInput, launch } from 'puppeteer-core'
import type { Driver, Tab } from './driver.ts'

/** Firefox without windows, which Puppeteer drives by WebDriver BiDi. */
export const startFirefox = async (executablePath: string): Promise<Driver> => {
  const browser = await launch({ browser: 'firefox', executablePath })

  const newTab = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    return {
      load: async (url) => {
        await page.goto(url, { waitUntil: 'domcontentloaded' })
      },
      reload: async () => {
        await page.reload({ waitUntil: 'domcontentloaded' })
      },
      // The driver would wait for a page to load, which one from the browser's cache never does.
      back: () => page.evaluate(() => history.back()),
      forward: () => page.evaluate(() => history.forward()),
      run: async <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
        (await page.evaluate(work as (...args: unknown[]) => unknown, ...args)) as Result,
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      press: (key) => page.keyboard.press(key satisfies KeyInput),
      choose: async (selector, value) => {
        await page.select(selector, value)
      },
      resize: (size) => page.setViewport(size),
      picture: () => page.screenshot(),
      close: () => context.close(),
    }
  }
  return { newTab, close: () => browser.close() }
}
