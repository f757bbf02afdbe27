import { inlineScript } from '#src/lib/inline-script.ts'

/** A script at the start of the body: it opens the browser's dialog for printing, which saves as PDF too. */
export const PRINT_SCRIPT = inlineScript(() => {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print="page"]')) print()
  })
})
