import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { installDebianPackages } from './debian-packages.ts'

/** Debian's browser without windows, which opens a page in half the time of the whole one. */
const HEADLESS = '/usr/bin/chromium-headless-shell'

/** Where distributions put the whole browser. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** No browser is there, and none could be installed. */
export class BrowserError extends Error {
  override name = 'BrowserError'
}

/**
 * Makes sure that there is a browser for the tests. Debian's packages are tried first, being quick to say
 * whether they may be installed, then Playwright's download.
 *
 * @returns the path of its executable.
 * @throws BrowserError
 */
export const installBrowser = (): string => {
  const ofPlaywright = chromium.executablePath()
  const find = () => [HEADLESS, ofPlaywright, ...SYSTEM_BROWSERS].find((path) => existsSync(path))
  if (!existsSync(HEADLESS) && !existsSync(ofPlaywright)) {
    installDebianPackages(['chromium-headless-shell'])
  }
  if (!find()) spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], { stdio: 'ignore' })
  const found = find()
  if (found) return found
  throw new BrowserError(
    'The browser tests need Chromium. Neither `apt-get install chromium-headless-shell` nor `npx playwright install chromium` worked; install one of the two and run the tests again.',
  )
}

const PLAYWRIGHT = join(import.meta.dirname, '../../node_modules/playwright/cli.js')
