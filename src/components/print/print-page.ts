/** So long the dialog waits for pictures that are for paper only, in milliseconds. */
const PICTURE_WAIT_MS = 3_000

/** Opens the browser's dialog for printing, which saves as PDF too, once the pictures for paper are there. */
export const printPage = async (): Promise<void> => {
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
