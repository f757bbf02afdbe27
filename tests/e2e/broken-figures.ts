import type { Page } from 'playwright'

/** The words and amounts of tables that a line breaks within, such as "315.000 A" and "ED" below it. Rooms may be hyphenated. */
export const brokenFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cells = document.querySelectorAll('main table :is(td, thead th)')
    return [...cells].flatMap((cell) => {
      const found: string[] = []
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // A space that does not break holds together what is on its sides.
        for (const { 0: word, index } of text.nodeValue?.matchAll(/[^ \n-]+/g) ?? []) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
          if (lines.size > 1) found.push(word)
        }
      }
      return found
    })
  })
