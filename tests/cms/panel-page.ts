import { type Browser, chromium, type Page } from 'playwright'
import { installBrowser } from '#scripts/lib/browsers.ts'

const TOO_LONG_MS = 120_000

/** The part of the query that chooses the language of a form. */
export const ENGLISH = '?plugins[i18n][locale]=en'

type Login = { url: string; email: string; password: string }

export type PanelPage = {
  browser: Browser
  page: Page
  /** Opens a path of the Content Manager. */
  open: (path: string) => Promise<unknown>
}

/** Signs somebody in to the panel in a real browser. */
export async function openPanel({ url, email, password }: Login): Promise<PanelPage> {
  const browser = await chromium.launch({
    executablePath: installBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } })
  // Strapi draws the buttons above a list when the browser is idle, which on a busy machine it may not be for minutes.
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (work) => whenIdle(work, { timeout: 500 })
  })
  page.setDefaultTimeout(TOO_LONG_MS)
  await page.goto(url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((address) => !address.pathname.includes('login'))
  return { browser, page, open: (path) => page.goto(`${url}/content-manager/${path}`) }
}
