import { PAGE_SHARED, type ShareMethod } from './page-shared.ts'

/**
 * Serves what `Share` offers beyond links, and says at the button when something was shared.
 *
 * @returns a function that stops this.
 */
export const watchSharing = (): (() => void) => {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    const panel = button?.closest('[data-share-panel]')
    const link = panel?.querySelector<HTMLAnchorElement>('[data-share-link]')
    const said = panel?.querySelector<HTMLElement>('[data-share-copied]')
    if (!button || !link || !said) return
    const say = (detail: ShareMethod) =>
      button.dispatchEvent(new CustomEvent(PAGE_SHARED, { bubbles: true, detail }))
    if (button.dataset.share === 'sheet')
      openSheet(link).then(
        () => say('sheet'),
        () => {},
      )
    else
      copyAddress(link, said).then(
        () => say('link'),
        () => getSelection()?.selectAllChildren(link),
      )
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}

/** Who closes the sheet has changed their mind, and the promise fails. */
const openSheet = ({ href, dataset: { title = '' } }: HTMLAnchorElement): Promise<void> =>
  navigator.share({ title, url: href })

/** Where there is no clipboard, or the page may not use it, the promise fails. */
const copyAddress = async ({ href }: HTMLAnchorElement, said: HTMLElement): Promise<void> => {
  said.textContent = ''
  await (navigator.clipboard?.writeText(href) ?? Promise.reject())
  said.textContent = said.dataset.shareCopied ?? ''
}
