import { BackHome } from '../ui/BackHome.tsx'
import type { View } from '../view.ts'
import styles from './ErrorPage.module.css'

/** In place of a page that this visitor may not see, or that cannot be had (specification, section 8). */
export const GuardNotice = ({ code, view }: { code: 403 | 500; view: View }) => (
  <div className={styles.error} role="alert">
    {code === 403 ? (
      <>
        <p className={styles.code}>{code}</p>
        <h1 className={styles.title}>{view.t('error.403.title')}</h1>
        <p className={styles.message}>{view.t('error.403.message')}</p>
      </>
    ) : (
      <h1 className={styles.message}>{view.t('error.500.message')}</h1>
    )}
    <BackHome view={view} />
  </div>
)
