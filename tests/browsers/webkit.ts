import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { freePort } from '#scripts/cms/port.ts'
import type { Driver, Key, Size, Tab } from './driver.ts'

const KEYS: Record<Key, string> = {
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
}

/** As wide as a window may be, and as high. */
const SCREEN = '1600x1200x24'
const START_MS = 20_000
const RESIZE_MS = 10_000

/** Without it the bar of the window keeps it from being as narrow as a phone. */
const NARROW = `* {
  border: 0; margin: 0; min-height: 0; min-width: 0; padding: 0;
}`

/** WebKitGTK on a virtual display, which Selenium drives. */
export const startWebkit = async (paths: { driver: string; display: string }): Promise<Driver> => {
  const config = await mkdtemp(join(tmpdir(), 'mira-webkit-'))
  await mkdir(join(config, 'gtk-3.0'))
  await writeFile(join(config, 'gtk-3.0/gtk.css'), NARROW)
  const display = spawn(
    paths.display,
    ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [name] = await once(display.stdio[3] as Readable, 'data')
  const env = {
    ...process.env,
    DISPLAY: `:${String(name).trim()}`,
    XDG_CONFIG_HOME: config,
    // A sandbox needs rights that CI and containers do not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  return {
    newTab: async () => tabOf(await openSession(paths.driver, env)),
    close: async () => {
      await end(display)
      await rm(config, { recursive: true, force: true })
    },
  }
}

type Session = { browser: WebDriver; close: () => Promise<void> }

/** A window with its own driver. WebKitGTK 2.50 sometimes never answers a request: then another is tried. */
const openSession = async (
  path: string,
  env: NodeJS.ProcessEnv,
  attempts = 3,
): Promise<Session> => {
  const port = await freePort(0, '127.0.0.1')
  const driver = spawn(path, [`--port=${port}`], { stdio: 'ignore', env })
  const server = `http://127.0.0.1:${port}`
  await untilReady(server)
  const building = new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  // It fails when the driver of an unanswered session is ended.
  const session = Promise.resolve(building).catch(() => undefined)
  const browser = await Promise.race([session, delay(START_MS, undefined, { ref: false })])
  if (browser) {
    const close = async () => {
      await browser.quit()
      await end(driver)
    }
    return { browser, close }
  }
  await end(driver)
  if (attempts === 1) throw new Error('WebKit opened no window.')
  return openSession(path, env, attempts - 1)
}

const tabOf = ({ browser, close }: Session): Tab => {
  const element = (selector: string) => browser.findElement(By.css(selector))
  return {
    load: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    run: (work, ...args) =>
      browser.executeScript(`return (${work.toString()})(...arguments)`, ...args),
    click: (selector) => element(selector).click(),
    type: (selector, text) => element(selector).sendKeys(text),
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    choose: (selector, value) => element(`${selector} option[value="${value}"]`).click(),
    resize: (size) => resize(browser, size),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close,
  }
}

/** The window has a bar above the page, as high as the system's font, and takes its new size after the answer. */
const resize = async (browser: WebDriver, { width, height }: Size): Promise<void> => {
  const bar = await browser.executeScript<number>('return outerHeight - innerHeight')
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + bar })
  await browser.wait(
    () => browser.executeScript(`return innerWidth === ${width} && innerHeight === ${height}`),
    RESIZE_MS,
    `The window did not become ${width} × ${height} px.`,
  )
}

const untilReady = async (server: string): Promise<void> => {
  const signal = AbortSignal.timeout(START_MS)
  while (!(await fetch(`${server}/status`, { signal }).catch(() => signal.throwIfAborted()))) {
    await delay(100)
  }
}

const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  if (child.kill()) await ended
}
