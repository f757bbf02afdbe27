/** Opens the row of a key in the form, and puts the cursor into its words. */
export function openRow(key: string): void {
  const row = [...document.querySelectorAll<HTMLElement>('h3 > button[aria-expanded]')].find(
    ({ textContent }) => textContent.trim() === key,
  )
  if (!row) return
  if (row.ariaExpanded !== 'true') row.click()
  whenDrawn(row.getAttribute('aria-controls') ?? '', (words) => {
    row.scrollIntoView({ block: 'center' })
    words.focus({ preventScroll: true })
  })
}

/** More frames than any form takes to draw a row. */
const MOST_FRAMES = 120

/** Calls back once a row has its field. */
function whenDrawn(id: string, drawn: (words: HTMLElement) => void, frames = MOST_FRAMES): void {
  const words = document.getElementById(id)?.querySelector<HTMLElement>('[name$=".value"]')
  if (words) drawn(words)
  else if (frames > 0) requestAnimationFrame(() => whenDrawn(id, drawn, frames - 1))
}
