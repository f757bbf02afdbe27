import { BackHome } from '../ui/BackHome.tsx'
import styles from './ErrorPage.module.css'
import { MissingPath } from './MissingPath.tsx'
import type { PageProps } from './props.ts'

export const ErrorPage = ({ content, view }: PageProps<'error'>) => {
  const { t } = view
  const { code } = content
  return (
    <div className={styles.error}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{t(`error.${code}.title`)}</h1>
      <p className={styles.message}>{t(`error.${code}.message`)}</p>
      <MissingPath text={t('error.noRoute')} className={styles.path} />
      <BackHome view={view} />
    </div>
  )
}
