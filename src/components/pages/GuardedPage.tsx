import { ErrorMessage } from '../errors/ErrorMessage.tsx'
import { Buttons } from '../ui/Button.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { PageProps } from './props.ts'
import { RestrictedContent } from './RestrictedContent.tsx'

/** What everybody gets of a page for signed-in visitors. The account function has the rest. */
export const GuardedPage = ({ view }: PageProps<'guarded'>) => {
  const { t, shell, page } = view
  return (
    <RestrictedContent
      path={page.path}
      notices={{
        403: <ErrorMessage status={403} view={view} />,
        404: <ErrorMessage status={404} view={view} />,
        500: <ErrorMessage status={500} view={view} />,
      }}
    >
      <PageHeader title={t('guard.title')}>
        <p data-scripting="enabled" role="status">
          {t('account.loading')}
        </p>
        <div data-scripting="none">
          <p>{t('guard.message')}</p>
          <p>{t('account.needsScript')}</p>
          <Buttons
            buttons={[
              {
                label: t('guard.signIn'),
                href: shell.account.login,
                external: false,
                icon: null,
                variant: 'primary',
              },
            ]}
            view={view}
          />
        </div>
      </PageHeader>
    </RestrictedContent>
  )
}
