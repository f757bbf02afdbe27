import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

/** How far the middle of an element may be from that of another one, in px. */
const OFF = 1

describe.each(['', '/ar', '/de'])('of the language %s', (prefix) => {
  it('the word of the button that sends a form is in its middle', async () => {
    const paths: Record<string, string> = { '/de': '/de/kontakt' }
    const page = await open(paths[prefix] ?? `${prefix}/contact`)
    const off = await page.locator('main form[data-form] [type="submit"]').evaluateAll((buttons) =>
      buttons.map((button) => {
        const middle = (it: Element | null) => {
          const { left, width } = it?.getBoundingClientRect() ?? { left: NaN, width: NaN }
          return left + width / 2
        }
        return Math.abs(middle(button) - middle(button.querySelector('span')))
      }),
    )
    expect(off.length).toBeGreaterThan(0)
    for (const one of off) expect(one).toBeLessThanOrEqual(OFF)
  })
})
