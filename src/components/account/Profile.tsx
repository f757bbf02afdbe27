import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import { AccountForm } from './AccountForm.tsx'
import styles from './Profile.module.css'

/** The data of the visitor's account. The script fills it in: it is in no file of the output. */
export const Profile = ({ view }: { view: View }) => {
  const { t, shell } = view
  return (
    <div className={styles.profile}>
      <noscript>
        <p>{t('account.needsScript')}</p>
      </noscript>
      <dl className={styles.facts}>
        {(['username', 'email'] as const).map((field) => (
          <div key={field}>
            <dt>{t(`account.field.${field}`)}</dt>
            <dd>
              <bdi data-account-user={field}>…</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <SiteLink href={shell.account.change} external={false} view={view}>
          {t('account.change.title')}
        </SiteLink>
      </p>
      <AccountForm call="logout" submit="account.signOut" view={view} />
    </div>
  )
}
