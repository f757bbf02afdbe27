import { inlineScript } from '#src/lib/inline-script.ts'

/** A script at the start of the body: where a map is scrolled, the whole card of a pin that was opened comes in sight. */
export const PIN_SCRIPT = inlineScript(() => {
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element && target.matches('[data-pin][open]')) {
        target.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
    },
    true,
  )
})
