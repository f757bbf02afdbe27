/** So long the dialog waits for pictures that are for paper only, in milliseconds. */
const PICTURE_WAIT_MS = 3_000

/**
 * Opens the browser's dialog for printing, which saves as PDF too, once the pictures for paper are there.
 *
 * @returns a function that stops this.
 */
export const watchPrinting = (): (() => void) => {
  const onClick = async ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-print="page"]'))) return
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-paper="only"]')]
    const loaded = pictures.map((picture) => {
      picture.loading = 'eager'
      return picture.decode()
    })
    await Promise.race([
      Promise.allSettled(loaded),
      new Promise((passed) => setTimeout(passed, PICTURE_WAIT_MS)),
    ])
    print()
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
