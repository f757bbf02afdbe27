/**
 * Opens the search by Ctrl+K or ⌘K: its link in the header is followed, or its field takes the focus where it is
 * open already. In other fields the keys are those of the browser, which deletes text by them on a Mac. Over a modal or
 * a gallery nobody searches: the page behind it cannot be used.
 */
export const watchSearchKey = (): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    if (!isSearchKey(event) || isField(event.target as Element)) return
    if (document.querySelector('dialog:modal')) return
    event.preventDefault()
    const field = document.getElementById('search-field')
    if (field) field.focus()
    else document.querySelector<HTMLElement>('[data-search]')?.click()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

/** The key that says K, or where K is if the keyboard writes other letters than Latin ones. */
const isSearchKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && (key === 'k' || (code === 'KeyK' && key > '~'))

const isField = (element: Element): boolean => element.matches('input, select, textarea')
