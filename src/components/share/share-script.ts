import { inlineScript } from '#src/lib/inline-script.ts'

/**
 * A script at the start of the body: it says on the document whether the browser has a share sheet of its own, so that
 * its button is shown where it works only.
 */
export const SHARE_SCRIPT = inlineScript(() => {
  if ('share' in navigator) document.documentElement.dataset.canShare = ''
})
