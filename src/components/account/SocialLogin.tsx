import { prefixOf } from '#src/account/pages.ts'
import type { AccountModel } from '#src/models/pages/own.ts'
import { ACCOUNT_API } from '#src/site/account.ts'
import type { View } from '../view/view.ts'
import styles from './SocialLogin.module.css'

type SocialLoginProps = { providers: AccountModel['providers']; view: View }

/** The social logins; nothing if there are none. */
export const SocialLogin = ({ providers, view }: SocialLoginProps) => {
  const { t, shell } = view
  const prefix = prefixOf(shell.account.login)
  return (
    providers.length > 0 && (
      <div className={styles.social}>
        <p className={styles.or}>{t('account.or')}</p>
        {providers.map(({ name, label }) => (
          <a
            key={name}
            href={`${ACCOUNT_API}/connect/${name}?prefix=${encodeURIComponent(prefix)}`}
            className={styles.provider}
          >
            {t('account.with', { provider: label })}
          </a>
        ))}
      </div>
    )
  )
}
