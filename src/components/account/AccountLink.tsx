import { classNames } from '../ui/class-names.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { FrameView } from '../view/view.ts'
import styles from './AccountLink.module.css'

type AccountLinkProps = { view: FrameView; labelled?: boolean }

/**
 * The link to the account, or to the login; none without accounts. Pages are the same for everybody, so the script
 * changes the link for signed-in visitors: the text, the address and a dot, for which space is reserved from the start.
 */
export const AccountLink = ({ view, labelled = false }: AccountLinkProps) => {
  const { t, shell, page } = view
  if (!shell.header.hasAccounts) return null
  const { login, profile } = shell.account
  const label = (
    <>
      <span data-account-label="out">{t('account.signIn')}</span>
      <span data-account-label="in">{t('account.account')}</span>
    </>
  )
  return (
    <a
      href={login}
      className={classNames(styles.link, labelled && styles.labelled)}
      data-account-link
      data-login={login}
      data-profile={profile}
      aria-current={page.current(login, profile)}
    >
      {/* `user-round` of lucide.dev (ISC licence). */}
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
        <circle cx="12" cy="8" r="5" />
        <path d="M20 21a8 8 0 0 0-16 0" />
      </svg>
      {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </a>
  )
}
