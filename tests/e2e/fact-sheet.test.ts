import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open, openBlank } = useBrowser({ pictures: true })
const { outDir } = inject('site')

const LANGUAGES = ['', '/ar', '/de']
const HOME = '/units/marina-crest-1204'
/** A4 in points, as a PDF has it. */
const A4 = /\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/

/** A4 at 150 dots an inch, in dots. */
const A4_WIDTH = 1_240

/** The homes of the demo with the size of their pages: long ones have the most to say. */
const homes = readdirSync(join(outDir, 'units'))
  .filter((name) => /-[a-z0-9]+\.html$/.test(name))
  .map((name) => ({
    path: `/units/${name.replace(/\.html$/, '')}`,
    bytes: statSync(join(outDir, 'units', name)).size,
  }))
  .filter(({ path }) => /\/units\/.*\d/.test(path))
  .toSorted((a, b) => b.bytes - a.bytes)

const projectOf = (path: string) => path.replace(/-[^-]+$/, '')
/** The longest home of each project; `npm run soak` prints all. */
const printed = [...Map.groupBy(homes, ({ path }) => projectOf(path)).values()]
  .flatMap((ofProject) => ofProject.slice(0, runs({ test: 1, soak: 1_000 })))
  .map(({ path }) => path)

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

describe('the fact sheet', () => {
  it.each(LANGUAGES)(
    'of each home is at most two A4 pages, in "%s"',
    async (prefix) => {
      expect(printed.length).toBeGreaterThanOrEqual(8)
      const turn = LANGUAGES.indexOf(prefix)
      const inTurn = printed.filter((_, index) => index % LANGUAGES.length === turn)
      const page = await openBlank({ javaScriptEnabled: false })
      const over: string[] = []
      for (const path of runs({ test: inTurn, soak: printed })) {
        await page.goto(prefix + path)
        const pdf = await page.pdf({ preferCSSPageSize: true })
        const count = pagesOf(pdf)
        if (count < 1 || count > 2) over.push(`${prefix}${path}: ${count} pages`)
        expect(pdf.toString('latin1')).toMatch(A4)
      }
      expect(over).toEqual([])
    },
    SOAK_TIMEOUT,
  )

  it.each(['', '/ar'])(
    'has picture, plan, facts, payment plan, QR code and contact, and nothing to click, in "%s"',
    async (prefix) => {
      const page = await open(prefix + HOME, { colorScheme: 'dark' })
      await page.emulateMedia({ media: 'print' })
      const shown = (selector: string) => page.locator(selector).filter({ visible: true })
      for (const part of ['img[data-gallery], a[data-gallery="pictures"] img', 'dl', 'table']) {
        expect(await shown(`main ${part}`).count(), part).toBeGreaterThan(0)
      }
      expect(
        await shown('main :is([data-plan=""], a[data-gallery="plan"])').count(),
      ).toBeGreaterThan(0)
      expect(await shown('[data-paper="only"] svg[role="img"]').count()).toBe(1)
      expect(await page.locator('[data-paper="only"]').allInnerTexts()).toContainEqual(
        expect.stringContaining('555 0161'),
      )
      for (const part of [
        'header',
        'footer',
        'nav',
        'form',
        'button',
        '[data-sales]',
        '[data-file]',
      ]) {
        expect(await shown(part).count(), part).toBe(0)
      }
    },
  )

  it('is dark on white paper, whatever the scheme of the visitor', async () => {
    const page = await open(HOME, { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    const [ground, text] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector('main h1') as Element).color,
    ])
    expect(ground).toBe('rgb(255, 255, 255)')
    expect(text).toBe('rgb(18, 49, 47)')
  })
})

describe('the action that prints', () => {
  const button = (page: Page) => page.locator('[data-print="page"]')

  it.each([HOME, `/ar${HOME}`, '/projects/marina-crest'])(
    'opens the dialog of %s',
    async (path) => {
      const prepare = (blank: Page) =>
        blank.addInitScript(() => {
          window.print = () => {
            const picture = document.querySelector<HTMLImageElement>('img[data-paper="only"]')
            document.documentElement.dataset.printed = String(picture?.naturalWidth)
          }
        })
      const page = await open(path, {}, { prepare })
      const forPaper = page.locator('main img[data-paper="only"]')
      const loaded = () =>
        forPaper.evaluateAll((all) => all.map((it) => (it as HTMLImageElement).naturalWidth > 0))
      expect(await loaded()).not.toContain(true)
      await button(page).click()
      const html = page.locator('html[data-printed]')
      await html.waitFor({ state: 'attached' })
      if ((await forPaper.count()) === 0) return
      expect(Number(await html.getAttribute('data-printed'))).toBeGreaterThanOrEqual(A4_WIDTH)
    },
  )

  it('is not there without scripts', async () => {
    const page = await open(HOME, { javaScriptEnabled: false })
    expect(await button(page).isVisible()).toBe(false)
  })
})

describe('other pages', () => {
  it.each(['/', '/ar/articles/a-checklist-for-handover', '/projects/marina-crest'])(
    '%s prints its words and no navigation',
    async (path) => {
      const page = await open(path)
      await page.emulateMedia({ media: 'print' })
      for (const part of ['header', 'footer', 'nav', 'form', 'video']) {
        expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0)
      }
      // A button, what shares the page, a card over a map.
      for (const part of ['main a[data-variant]', 'main a[data-network]', 'summary + [dir]']) {
        expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0)
      }
      expect(await page.locator('main h1').isVisible()).toBe(true)
      expect(await page.locator('main h2').filter({ visible: true }).count()).toBeGreaterThan(1)
    },
  )
})
