/**
 * Prints the page when a button for that is clicked. The code is loaded by the click.
 *
 * @returns a function that stops this.
 */
export const watchPrinting = (): (() => void) => {
  const onClick = async ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-print="page"]'))) return
    const { printPage } = await import('./print-page.ts')
    await printPage()
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
