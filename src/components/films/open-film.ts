import { CONSENT_ID } from '#src/site/consent.ts'
import { readChoice } from '../tracking/choice.ts'

/**
 * Loads the player of a film in place of its picture. Unless the visitor has allowed marketing, what that means is
 * said first, and the player loads when the visitor agrees.
 *
 * @param link the picture; it leads to the film's page at its host.
 */
export const openFilm = (link: HTMLAnchorElement): void => {
  const ask = link.nextElementSibling as HTMLElement
  const agree = ask.querySelector('button') as HTMLButtonElement
  if (isAllowed()) {
    play(link, ask)
    return
  }
  link.hidden = true
  ask.hidden = false
  agree.addEventListener('click', () => play(link, ask), { once: true })
  agree.focus()
}

/** Whether the visitor has allowed third parties by the site's question, if it asks one. */
const isAllowed = (): boolean => {
  const version = document.getElementById(CONSENT_ID)?.dataset.version
  return version !== undefined && readChoice(version)?.marketing === true
}

const play = (link: HTMLAnchorElement, ask: HTMLElement): void => {
  const { player = '', title = '' } = link.dataset
  const frame = document.createElement('iframe')
  // The hosts play films only where they learn on which site.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  frame.title = title
  frame.src = player
  ask.remove()
  link.replaceWith(frame)
  frame.focus()
}
