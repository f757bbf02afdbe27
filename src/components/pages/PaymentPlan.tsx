import type { Loan } from '#src/models/parts/loan.ts'
import {
  feeAmount,
  milestoneAmounts,
  type PaymentPlan as PaymentPlanModel,
  percentOf,
} from '#src/models/parts/payment-plan.ts'
import { LoanCalculator } from '../loan/LoanCalculator.tsx'
import { Part } from '../ui/Part.tsx'
import { Price } from '../ui/Price.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { View } from '../view/view.ts'
import styles from './PaymentPlan.module.css'

type PaymentPlanProps = {
  plan: PaymentPlanModel
  /** Of the home; null where none is told: the table then has no amounts but those of fees, in place of their shares. */
  price: number | null
  /** What the calculator of a loan begins with; without it there is none. */
  loan?: Loan | null
  paper?: 'sheet'
  view: View
}

/** When which part of the price is due, what comes on top, and what that makes. */
export const PaymentPlan = ({ plan, price, loan, paper, view }: PaymentPlanProps) => {
  const { t, percent } = view
  const due = price === null ? [] : milestoneAmounts(plan, price)
  const { fees } = plan
  const hasAmounts = price !== null
  const amount = (value: number | null | undefined) =>
    hasAmounts && (
      <td className={styles.figure}>
        {typeof value === 'number' && <Price amount={value} view={view} />}
      </td>
    )
  return (
    <Part title={t('payment.title')} arrangement="beside" paper={paper}>
      <table className={styles.plan}>
        <caption>
          <VisuallyHidden>{t('payment.title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('payment.milestone')}</th>
            <th scope="col" className={styles.figure}>
              {t('payment.share')}
            </th>
            {hasAmounts && (
              <th scope="col" className={styles.figure}>
                {t('payment.amount')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {plan.milestones.map((milestone, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two milestones may have the same words.
            <tr key={index}>
              <th scope="row">
                {milestone.title}
                <When milestone={milestone} view={view} />
              </th>
              <td className={styles.figure}>{percent(milestone.percent)}</td>
              {amount(due[index])}
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row">{t('payment.price')}</th>
            <td className={styles.figure}>{percent(percentOf(plan))}</td>
            {amount(price)}
          </tr>
        </tbody>
        {fees.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={hasAmounts ? 3 : 2} className={styles.group}>
                {t('payment.fees')}
              </th>
            </tr>
            {fees.map((fee, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fees may have the same words.
              <tr key={index}>
                <th scope="row">{fee.title}</th>
                <td className={styles.figure}>
                  {fee.percent !== null && percent(fee.percent)}
                  {!hasAmounts && fee.amount !== null && (
                    <>
                      {fee.percent !== null && ' + '}
                      <Price amount={fee.amount} view={view} />
                    </>
                  )}
                </td>
                {amount(feeAmount(fee, price))}
              </tr>
            ))}
            {hasAmounts && (
              <tr className={styles.sum}>
                <th scope="row">{t('payment.total')}</th>
                <td />
                {amount(fees.reduce((sum, fee) => sum + (feeAmount(fee, price) ?? 0), price))}
              </tr>
            )}
          </tbody>
        )}
      </table>
      {plan.note && <p className={styles.note}>{plan.note}</p>}
      {loan && price !== null && <LoanCalculator loan={loan} price={price} view={view} />}
    </Part>
  )
}

type WhenProps = { milestone: PaymentPlanModel['milestones'][number]; view: View }

/** The day, the words, or both. */
const When = ({ milestone: { date, when }, view }: WhenProps) =>
  (date || when) && (
    <span className={styles.when}>
      {when}
      {when && date && ' · '}
      {date && <time dateTime={date}>{view.date(date)}</time>}
    </span>
  )
