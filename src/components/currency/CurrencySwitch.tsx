import type { FrameView } from '../view/view.ts'
import styles from './CurrencySwitch.module.css'

/** The currency of all prices; `showChosenCurrency` carries the choice out, and hides the switch where it cannot. */
export const CurrencySwitch = ({ view }: { view: FrameView }) => {
  const { base, currencies } = view.shell.currency
  if (currencies.length < 2) return null
  const codes = [base, ...currencies.map(({ code }) => code).filter((code) => code !== base)]
  return (
    <select
      name="currency"
      className={styles.switch}
      aria-label={view.t('shell.currency')}
      autoComplete="off"
    >
      {codes.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </select>
  )
}
