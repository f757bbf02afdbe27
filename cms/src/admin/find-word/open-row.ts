/** Opens the row of a key in the form, and puts the cursor into its words. */
export function openRow(key: string): void {
  const row = [...document.querySelectorAll<HTMLElement>('h3 > button[aria-expanded]')].find(
    ({ textContent }) => textContent.trim() === key,
  )
  if (!row) return
  if (row.ariaExpanded !== 'true') row.click()
  // The row has its fields when it is drawn next.
  requestAnimationFrame(() => {
    const fields = document.getElementById(row.getAttribute('aria-controls') ?? '')
    row.scrollIntoView({ block: 'center' })
    fields?.querySelector<HTMLElement>('[name$=".value"]')?.focus({ preventScroll: true })
  })
}
