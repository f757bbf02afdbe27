import { inlineScript } from '#src/lib/inline-script.ts'
import { PAGE_SHARED, type ShareMethod } from './page-shared.ts'

/**
 * A script at the start of the body: it serves what `Share` offers beyond links. It says on the document whether the
 * browser has a share sheet of its own, so that its button is shown where it works only; and at the button, when
 * something was shared.
 */
export const SHARE_SCRIPT = inlineScript((shared) => {
  if ('share' in navigator) document.documentElement.dataset.canShare = ''
  const select = (link: HTMLElement) => getSelection()?.selectAllChildren(link)
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    const panel = button?.closest('[data-share-panel]')
    const link = panel?.querySelector<HTMLAnchorElement>('[data-share-link]')
    const said = panel?.querySelector<HTMLElement>('[data-share-copied]')
    if (!button || !link || !said) return
    const { title = '' } = link.dataset
    const say = (detail: ShareMethod) =>
      button.dispatchEvent(new CustomEvent(shared, { bubbles: true, detail }))
    if (button.dataset.share === 'sheet') {
      // Who closes the sheet has changed their mind.
      navigator.share({ title, url: link.href }).then(
        () => say('sheet'),
        () => {},
      )
      return
    }
    said.textContent = ''
    const copied = navigator.clipboard?.writeText(link.href) ?? Promise.reject()
    copied.then(
      () => {
        said.textContent = said.dataset.shareCopied ?? ''
        say('link')
      },
      () => select(link),
    )
  })
}, PAGE_SHARED)
