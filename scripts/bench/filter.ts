import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { installBrowser } from '#scripts/lib/browsers.ts'
import { runCommand } from '#scripts/lib/command.ts'
import { readSnapshot } from '#src/content/read.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { searchFiles } from '#src/models/whole-site/unit-search.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { startPreview } from '../preview/start-preview.ts'
import { madeContent } from './made-content.ts'

const root = join(import.meta.dirname, '..', '..')

/** Makes somewhat more than 5,000 homes. */
const PAGES = 17_000
const SLOWDOWN = 4
const ROUNDS = 10
const BAR_MS = 50
const LOADED_MS = 600

/**
 * Filters 5,000 homes in the browser of the built site, on a processor made four times as slow, and
 * measures from the visitor's input to the frame that shows the homes found.
 */
await runCommand(async () => {
  const { outDir } = readEnvironment()
  const preview = await startPreview({ outDir, projectDir: root })
  const browser = await chromium.launch({
    executablePath: installBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(watchChanges)
    const files = await manyUnits()
    await page.route('**/data/units.en**', (route) => {
      const body = files[new URL(route.request().url()).pathname.slice(1)]
      return route.fulfill({ body: body ?? '', contentType: 'application/json' })
    })
    await page.goto(`${preview.url}/units`, { waitUntil: 'networkidle' })
    await slowDown(page)
    const { boxes, letters, orders } = await useFilter(page)
    report('choose', boxes)
    report('type', letters)
    report('sort', orders)
  } finally {
    await browser.close()
    await preview.close()
  }
})

/** The search data of more homes than the demo has, by their paths. */
async function manyUnits(): Promise<Record<string, string>> {
  const snapshot = madeContent(await readSnapshot(join(root, 'content')), PAGES)
  const search = makeSite({ snapshot, siteConfig, origin: 'https://bench.example' }).search.en
  if (!search) throw new Error('The made content has no homes in English.')
  const files = searchFiles({ en: search })
  const [index = ''] = Object.values(files)
  const size = (gzipSync(index).length / 1e3).toFixed(0)
  console.log(`${search.figures.total} homes, ${size} kB (gzip) before the first choice`)
  return files
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

type Times = { boxes: number[]; letters: number[]; orders: number[] }

/**
 * Chooses, types and sorts. What is done for the first time is not counted: it loads files, and a homes' cards show
 * when theirs has come.
 */
async function useFilter(page: Page): Promise<Times> {
  const boxes: number[] = []
  const letters: number[] = []
  const orders: number[] = []
  await page.locator('details[data-key="kind"] > summary').click()
  const kinds = page.locator('details[data-key="kind"] input[type="checkbox"]')
  const count = await kinds.count()
  await kinds.first().check()
  await page.getByRole('status').filter({ hasText: /\d/ }).waitFor()
  for (let round = 0; round < 2 * (count - 1) + ROUNDS; round++) {
    const click = () => kinds.nth(1 + (round % (count - 1))).click()
    if (round >= 2 * (count - 1)) boxes.push(await changed(page, click))
    else await unmeasured(page, click)
  }
  const field = page.getByRole('searchbox')
  await field.focus()
  for (const letter of ['1', '2', '3']) {
    for (const key of [letter, 'Backspace']) await unmeasured(page, () => page.keyboard.press(key))
  }
  for (const letter of ['1', '2', '3']) {
    letters.push(await changed(page, () => page.keyboard.press(letter)))
    letters.push(await changed(page, () => page.keyboard.press('Backspace')))
  }
  await page.locator('select[name="sort"]').focus()
  for (let round = 0; round < ROUNDS; round++) {
    const press = () => page.keyboard.press(round % 2 ? 'ArrowUp' : 'ArrowDown')
    if (round > 1) orders.push(await changed(page, press))
    else await unmeasured(page, press)
  }
  return { boxes, letters, orders }
}

/** Waits until what an input loads is there and shown. */
async function unmeasured(page: Page, act: () => Promise<void>): Promise<void> {
  await act()
  await page.waitForTimeout(LOADED_MS)
}

/** The milliseconds from an input to the frame with what it gave. */
async function changed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { shownAfter: undefined })
  })
  await act()
  await page.waitForFunction(() => 'shownAfter' in window && window.shownAfter !== undefined)
  return page.evaluate(() => (window as unknown as { shownAfter: number }).shownAfter)
}

/**
 * Runs in the page: keeps the time from a click or a key to the frame with the homes found, as the browser
 * tells when it showed what an event brought about, to the nearest 8 ms.
 *
 * @see https://w3c.github.io/event-timing/
 */
function watchChanges(): void {
  let started = 0
  let changed = 0
  for (const input of ['click', 'keydown']) {
    addEventListener(input, ({ timeStamp }) => (started = timeStamp), { capture: true })
  }
  new MutationObserver((changes) => {
    const ofResults = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(
        '[role="status"], [data-results]',
      )
    if (changed < started && changes.some(ofResults)) changed = performance.now()
  }).observe(document, { childList: true, characterData: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as PerformanceEventTiming[]) {
      if (changed < event.processingStart || changed > event.processingEnd) continue
      Object.assign(window, { shownAfter: event.startTime + event.duration - started })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

function report(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const p95 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0
  if (median > BAR_MS) process.exitCode = 1
  console.log(
    `${name.padEnd(8)} median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (bar ${BAR_MS}${median > BAR_MS ? ', MISSED' : ''})`,
  )
}
