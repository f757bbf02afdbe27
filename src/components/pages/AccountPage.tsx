import type { ComponentProps } from 'react'
import type { AccountPageName } from '#src/account/pages.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { Outcomes } from '../account/Outcomes.tsx'
import { Profile } from '../account/Profile.tsx'
import { SocialLogin } from '../account/SocialLogin.tsx'
import { BackHome } from '../ui/BackHome.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import styles from './AccountPage.module.css'
import type { PageProps } from './props.ts'

type FormPage = Exclude<AccountPageName, 'profile'>

const FORMS: Record<FormPage, Pick<ComponentProps<typeof AccountForm>, 'call' | 'fields'>> = {
  login: { call: 'login', fields: ['identifier', 'password'] },
  register: { call: 'register', fields: ['username', 'email', 'newPassword'] },
  forgot: { call: 'forgot-password', fields: ['email'] },
  reset: { call: 'reset-password', fields: ['newPassword', 'passwordConfirmation'] },
  change: {
    call: 'change-password',
    fields: ['currentPassword', 'newPassword', 'passwordConfirmation'],
  },
  confirm: { call: 'send-email-confirmation', fields: ['email'] },
}

/** Where else a visitor of a page may want to go. */
const WAYS: Record<AccountPageName, readonly AccountPageName[]> = {
  profile: [],
  login: ['register', 'forgot'],
  register: ['login', 'confirm'],
  forgot: ['login'],
  reset: ['forgot'],
  change: ['profile'],
  confirm: ['login'],
}

/** Login, registration and what else belongs to an account. */
export const AccountPage = ({ content, view }: PageProps<'account'>) => {
  const { t } = view
  const { page, configured, providers } = content
  if (!configured) {
    return (
      <PageHeader
        title={t('account.notConfigured.title')}
        summary={t('account.notConfigured.text')}
      >
        <BackHome view={view} />
      </PageHeader>
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader title={t(`account.${page}.title`)} summary={t(`account.${page}.text`)} />
      <div className={styles.body}>
        <Outcomes view={view} />
        {page === 'profile' ? (
          <Profile view={view} />
        ) : (
          <AccountForm {...FORMS[page]} submit={`account.submit.${page}`} view={view} />
        )}
        {(page === 'login' || page === 'register') && (
          <SocialLogin providers={providers} view={view} />
        )}
        <Ways pages={WAYS[page]} view={view} />
      </div>
    </div>
  )
}

const Ways = ({ pages, view }: { pages: readonly AccountPageName[]; view: View }) =>
  pages.length > 0 && (
    <ul className={styles.ways}>
      {pages.map((page) => (
        <li key={page}>
          <SiteLink href={view.shell.account[page]} external={false} view={view}>
            {view.t(`account.${page}.title`)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
