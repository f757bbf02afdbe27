import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installDebianPackages } from './debian-packages.ts'

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Without them Debian's WebKit plays no film. */
const FILMS = ['gstreamer1.0-libav', 'gstreamer1.0-plugins-good']

/** Debian's browser without windows, which opens a page in half the time of the whole one. */
const HEADLESS = '/usr/bin/chromium-headless-shell'

/** Where distributions put the whole browser. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const PLAYWRIGHT = join(import.meta.dirname, '../../node_modules/playwright/cli.js')

/** No browser is there, and none could be installed. */
class BrowserError extends Error {
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

/**
 * Makes sure that there is a Firefox for the tests, if need be by Debian's package.
 *
 * @returns the path of its executable.
 * @throws BrowserError
 */
export const installFirefox = (): string => {
  const find = () => FIREFOX.find((path) => existsSync(path))
  if (!find()) installDebianPackages(['firefox-esr'])
  const found = find()
  if (found) return found
  throw new BrowserError(
    'These tests need Firefox, and `apt-get install firefox-esr` did not work. Install Firefox and run them again.',
  )
}

/**
 * Makes sure that there are a WebKit for the tests and a display on which it can be without a screen.
 *
 * @returns the paths of its driver and of the virtual display.
 * @throws BrowserError
 */
export const installWebkit = (): { driver: string; display: string } => {
  const find = () => ({ driver: inPath('WebKitWebDriver'), display: inPath('Xvfb') })
  const before = find()
  if (!before.driver || !before.display)
    installDebianPackages(['webkit2gtk-driver', 'xvfb', ...FILMS])
  const { driver, display } = find()
  if (driver && display) return { driver, display }
  throw new BrowserError(
    'These tests need WebKitGTK with its driver, and a virtual display. `apt-get install webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-good` did not work; install the two on a Linux and run the tests there. `-- --project firefox` runs those of Firefox alone.',
  )
}

const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
