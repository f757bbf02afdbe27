import { type Loan, loanAmounts } from '#src/models/parts/loan.ts'
import { Price } from '../ui/Price.tsx'
import type { View } from '../view/view.ts'
import styles from './LoanCalculator.module.css'

type LoanCalculatorProps = {
  /** What it begins with. */
  loan: Loan
  /** Of the home. */
  price: number
  view: View
}

/** What a loan for the home costs a month. `watchLoans` serves it; without scripts it is not shown. */
export const LoanCalculator = ({ loan, price, view }: LoanCalculatorProps) => {
  const { t, number } = view
  const id = view.nextId()
  const { monthly, ...amounts } = loanAmounts(price, loan)
  const fields = [
    { name: 'deposit', value: loan.deposit, min: 0, max: 95 },
    { name: 'years', value: loan.years, min: 1, max: 40 },
    { name: 'rate', value: loan.rate, min: 0, max: 25 },
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend; the heading names the group.
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      className={styles.calculator}
      data-loan={price}
      data-scripting="enabled"
    >
      <h3 id={`${id}-title`} className={styles.title}>
        {t('loan.title')}
      </h3>
      <div className={styles.fields}>
        {fields.map(({ name, value, min, max }) => (
          <label key={name} className={styles.field}>
            <span>
              {t(`loan.${name}`)}{' '}
              <bdi dir="ltr" className={styles.range}>
                {number(min)}–{number(max)}
              </bdi>
            </span>
            <input
              inputMode="decimal"
              dir="ltr"
              data-min={min}
              data-max={max}
              defaultValue={value}
              autoComplete="off"
              className={styles.input}
            />
          </label>
        ))}
      </div>
      <dl className={styles.amounts} aria-live="polite">
        <div className={styles.monthly} data-amount="monthly">
          <dt>{t('loan.monthly')}</dt>
          <dd>
            <Price amount={Math.round(monthly)} view={view} />
          </dd>
        </div>
        {Object.entries(amounts).map(([name, amount]) => (
          <div key={name} className={styles.amount} data-amount={name}>
            <dt>{t(`loan.amount.${name as keyof typeof amounts}`)}</dt>
            <dd>
              <Price amount={Math.round(amount)} view={view} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('loan.note')}</p>
    </div>
  )
}
