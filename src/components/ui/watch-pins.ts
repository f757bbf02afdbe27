/**
 * Where a map is scrolled, the whole card of a pin that was opened comes in sight.
 *
 * @returns a function that stops this.
 */
export const watchPins = (): (() => void) => {
  const onToggle = ({ target }: Event) => {
    if (target instanceof Element && target.matches('[data-pin][open]')) {
      target.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }
  // The event does not bubble.
  addEventListener('toggle', onToggle, true)
  return () => removeEventListener('toggle', onToggle, true)
}
