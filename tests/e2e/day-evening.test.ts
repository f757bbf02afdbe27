import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const WINDOW = { width: 1440, height: 900 }

/** Scrolls until the middle of the picture is at a share of the window, and says how much of the evening is seen. */
const eveningAt = async (page: Page, share: number): Promise<number> => {
  const frame = page.locator('#evening [class*=frame]')
  await frame.evaluate((it, share) => {
    const { top, height } = it.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - innerHeight * share, behavior: 'instant' })
  }, share)
  const evening = frame.locator('[class*=evening]')
  return evening.evaluate(async (it) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return Number(getComputedStyle(it).opacity)
  })
}

describe('from day to evening', () => {
  it('evening comes as the visitor scrolls, and goes on the way back', async () => {
    const page = await open('/', { viewport: WINDOW })
    expect(await eveningAt(page, 0.9)).toBe(0)
    const half = await eveningAt(page, 0.5)
    expect(half).toBeGreaterThan(0.2)
    expect(half).toBeLessThan(0.8)
    expect(await eveningAt(page, 0.1)).toBe(1)
    expect(await eveningAt(page, 0.9)).toBe(0)
  })

  it.each([
    ['/', 'linear-gradient(90deg'],
    ['/ar', 'linear-gradient(-90deg'],
  ])('without motion evening lies on the side where reading ends in "%s"', async (path, mask) => {
    const page = await open(path, { viewport: WINDOW, reducedMotion: 'reduce' })
    expect(await eveningAt(page, 0.9)).toBe(1)
    const evening = page.locator('#evening [class*=evening]').first()
    expect(await evening.evaluate((it) => getComputedStyle(it).maskImage)).toContain(mask)
  })

  it('has one crop in both, whatever the window', async () => {
    for (const width of [360, 820, 1440]) {
      const page = await open('/', { viewport: { width, height: 900 } })
      const boxes = await page
        .locator('#evening img')
        .evaluateAll((all) => all.map((it) => JSON.stringify(it.getBoundingClientRect())))
      expect(boxes).toHaveLength(2)
      expect(new Set(boxes).size).toBe(1)
    }
  })
})
