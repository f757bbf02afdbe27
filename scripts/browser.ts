import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

/** Where distributions put the browser. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** No browser is there, and none could be installed. */
export class BrowserError extends Error {
  override name = 'BrowserError'
}

/** The browser for the tests: Playwright's own, else the distribution's; undefined where there is none. */
export const findBrowser = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path))

/**
 * Makes sure that there is a browser: Playwright's where it can be downloaded, else the distribution's
 * Chromium.
 *
 * @returns the path of its executable.
 * @throws BrowserError
 */
export const installBrowser = (): string => {
  const found = findBrowser()
  if (found) return found
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js')
  const attempts: [string, string[]][] = [
    [process.execPath, [cli, 'install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
  ]
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'ignore' })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new BrowserError(
    'The browser tests need Chromium. Neither `npx playwright install chromium` nor `apt-get install chromium` worked; install one of the two and run the tests again.',
  )
}
