import type { Session } from '#src/account/session.ts'

/** Shows who is signed in wherever the page has a place for it. */
export const showSession = ({ token, user }: Session): void => {
  document.documentElement.dataset.account = token === 'set' ? 'in' : 'out'
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account-link]')) {
    const { login, profile } = link.dataset
    const href = token === 'set' ? profile : login
    if (href) link.href = href
  }
  if (!user) return
  for (const place of document.querySelectorAll<HTMLElement>('[data-account-user]')) {
    place.textContent = place.dataset.accountUser === 'email' ? user.email : user.username
  }
}
