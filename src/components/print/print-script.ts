import { inlineScript } from '#src/lib/inline-script.ts'

/** So long the dialog waits for pictures that are for paper only, in milliseconds. */
const PICTURE_WAIT_MS = 3_000

/**
 * A script at the start of the body: it opens the browser's dialog for printing, which saves as PDF too, once the
 * pictures for paper are there.
 */
export const PRINT_SCRIPT = inlineScript((wait: number) => {
  addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-print="page"]'))) return
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-paper="only"]')]
    const loaded = pictures.map((picture) => {
      picture.loading = 'eager'
      return picture.decode()
    })
    await Promise.race([
      Promise.allSettled(loaded),
      new Promise((passed) => setTimeout(passed, wait)),
    ])
    print()
  })
}, PICTURE_WAIT_MS)
