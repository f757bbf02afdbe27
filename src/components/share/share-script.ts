import { inlineScript } from '#src/lib/inline-script.ts'

/**
 * A script at the start of the body: it serves what `Share` offers beyond links. It says on the document whether the
 * browser has a share sheet of its own, so that its button is shown where it works only.
 */
export const SHARE_SCRIPT = inlineScript(() => {
  if ('share' in navigator) document.documentElement.dataset.canShare = ''
  const select = (link: HTMLElement) => getSelection()?.selectAllChildren(link)
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    const panel = button?.closest('[data-share-panel]')
    const link = panel?.querySelector<HTMLAnchorElement>('[data-share-link]')
    const said = panel?.querySelector<HTMLElement>('[data-share-copied]')
    if (!button || !link || !said) return
    const { title = '' } = link.dataset
    if (button.dataset.share === 'sheet') {
      // Who closes the sheet has changed their mind.
      navigator.share({ title, url: link.href }).catch(() => {})
      return
    }
    said.textContent = ''
    const copied = navigator.clipboard?.writeText(link.href) ?? Promise.reject()
    copied.then(
      () => {
        said.textContent = said.dataset.shareCopied ?? ''
      },
      () => select(link),
    )
  })
})
