/**
 * Does something with a link that is clicked, unless a key asks for another tab or window. What does it is loaded by
 * the click; where it fails, the browser follows the link.
 *
 * @returns a function that stops this.
 */
export const onPlainClick = (
  selector: string,
  act: (link: HTMLAnchorElement) => Promise<void>,
): (() => void) => {
  const onClick = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(selector)
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || event.button !== 0 || modified) return
    event.preventDefault()
    try {
      await act(link)
    } catch {
      location.assign(link.href)
    }
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
