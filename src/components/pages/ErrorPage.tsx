import { Button } from '../ui/Button.tsx'
import styles from './ErrorPage.module.css'
import { MissingPath } from './MissingPath.tsx'
import type { PageProps } from './props.ts'

export const ErrorPage = ({ content, view }: PageProps<'error'>) => {
  const { t, shell } = view
  const { code } = content
  return (
    <div className={styles.error}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{t(`error.${code}.title`)}</h1>
      <p className={styles.message}>{t(`error.${code}.message`)}</p>
      <MissingPath text={t('error.noRoute')} className={styles.path} />
      <Button
        button={{
          label: t('error.backHome'),
          href: shell.home,
          external: false,
          icon: null,
          variant: 'primary',
        }}
        view={view}
      />
    </div>
  )
}
