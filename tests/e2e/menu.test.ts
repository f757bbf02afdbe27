import { expect, it } from 'vitest'
import { resizeWindow, useBrowser } from './browser.ts'

const { open } = useBrowser()

it.each(['/', '/ar', '/de'])(
  'the menu of %s has its settings and its action in sight on phones',
  async (path) => {
    const page = await open(path, { viewport: { width: 320, height: 568 }, hasTouch: true })
    await page.locator('button[popovertarget="site-menu"]').first().tap()
    const menu = page.locator('[popover]:popover-open')
    await menu.waitFor()
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
    ] as const) {
      await resizeWindow(page, { width, height })
      for (const part of [
        'select[name="currency"]',
        '[data-area-switch]',
        'a[data-variant="primary"]',
      ]) {
        const box = await menu.locator(part).boundingBox()
        expect(box?.y, `${part} at ${width}`).toBeGreaterThanOrEqual(0)
        expect((box?.y ?? 0) + (box?.height ?? 0), `${part} at ${width}`).toBeLessThanOrEqual(
          height,
        )
      }
    }
    const links = await menu
      .locator('nav a')
      .evaluateAll((all) => all.map((it) => (it as HTMLAnchorElement).href))
    const doubled = links.filter((href, index) => links.indexOf(href) !== index)
    expect(doubled.filter((href) => !/about|ueber/.test(href))).toEqual([])
    // The demo has no accounts: nothing leads to them.
    const toAccounts = 'header [data-account-link], :is(header, main, footer) a[href$="/residents"]'
    expect(await page.locator(toAccounts).count()).toBe(0)
  },
)
