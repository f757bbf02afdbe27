import type { Page } from 'playwright'
import { resizeWindow } from './browser.ts'

/**
 * The setting of the browser, which also widens the `rem` of media queries: the layout is that of a narrower window. A
 * style that enlarges the text of a page leaves it that of a wide one.
 */
export const enlargeText = async (page: Page, percent: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
}

/** What reaches over an edge of the screen, by the width of the screen and the size of the text. */
export const widerOnScreens = async (page: Page): Promise<Record<string, string[]>> => {
  const wider: Record<string, string[]> = {}
  for (const size of [100, 200]) {
    await enlargeText(page, size)
    for (const width of [320, 820, 1440]) {
      await resizeWindow(page, { width, height: 900 })
      const found = await widerThanScreen(page)
      if (found.length > 0) wider[`${width} at ${size} %`] = found
    }
  }
  return wider
}

/**
 * The elements that reach over an edge of the screen, unless something around them scrolls or cuts them off. Nothing
 * cuts a heading off.
 */
export const widerThanScreen = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const screen = document.documentElement.clientWidth
    const isHeld = (element: Element, around = element.parentElement): boolean => {
      if (!around || around === document.body) return false
      const { overflowX, position } = getComputedStyle(around)
      const holds = element.matches('h1, h2') ? /auto|scroll/ : /auto|scroll|hidden|clip/
      return holds.test(overflowX) || position === 'fixed' || isHeld(element, around.parentElement)
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect()
        const isOutside = width > 0 && height > 0 && (left < -1 || right > screen + 1)
        return (
          isOutside && element.checkVisibility({ visibilityProperty: true }) && !isHeld(element)
        )
      })
      .map((element) => `${element.localName}.${element.className}`)
      .slice(0, 3)
  })
