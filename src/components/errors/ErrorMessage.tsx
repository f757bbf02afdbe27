import type { ReactNode } from 'react'
import { errorCode } from '#src/models/pages/own.ts'
import { BackHome, type BackHomeView } from '../ui/BackHome.tsx'
import styles from './ErrorMessage.module.css'

type ErrorMessageProps = {
  /** An HTTP status; one without its own text shows the text of 404. */
  status: number
  view: BackHomeView
  /** More details, such as the requested address. */
  children?: ReactNode
}

/** What went wrong, in the words of the specification (section 8), and the way home. */
export const ErrorMessage = ({ status, view, children }: ErrorMessageProps) => {
  const { t } = view
  const code = errorCode(status)
  const message = t(`error.${code}.message`)
  return (
    <div className={styles.error}>
      <p className={styles.code}>{code}</p>
      {code === 500 ? (
        <h1 className={styles.message}>{message}</h1>
      ) : (
        <>
          <h1 className={styles.title}>{t(`error.${code}.title`)}</h1>
          <p className={styles.message}>{message}</p>
        </>
      )}
      {children}
      <BackHome view={view} />
    </div>
  )
}
