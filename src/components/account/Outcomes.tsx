import {
  ACCOUNT_DONE,
  ACCOUNT_ERRORS,
  type AccountErrorCode,
  doneId,
  errorId,
} from '#src/account/outcomes.ts'
import { PASSWORD_MIN_LENGTH } from '#src/site/account.ts'
import type { View } from '../view/view.ts'
import styles from './Outcomes.module.css'

const ERRORS = Object.keys(ACCOUNT_ERRORS) as AccountErrorCode[]

/**
 * The messages for all outcomes of a form. The hash of the address decides which one shows (`#account-code`), so the
 * function can redirect to it, and a script only sets the hash.
 */
export const Outcomes = ({ view }: { view: View }) => {
  const { t } = view
  return (
    <div className={styles.outcomes}>
      {ACCOUNT_DONE.map((code) => (
        <p key={code} id={doneId(code)} className={styles.outcome} tabIndex={-1} role="status">
          {t(`account.done.${code}`)}
        </p>
      ))}
      {ERRORS.map((code) => (
        <p
          key={code}
          id={errorId(code)}
          className={styles.outcome}
          data-kind="error"
          tabIndex={-1}
          role="alert"
        >
          {t(`account.error.${code}`, { n: PASSWORD_MIN_LENGTH })}
        </p>
      ))}
    </div>
  )
}
