import type { ReactNode } from 'react'
import type { View } from '../view/view.ts'
import styles from './LargerPlan.module.css'

type LargerPlanProps = {
  /** What the plan is called. */
  name: string
  view: View
  /** The drawing. */
  children: ReactNode
}

/**
 * A drawing that on phones a tap makes three times as large, so that the names of its rooms have their places, and that
 * is then moved by a finger. It needs no script: a box over it is ticked.
 */
export const LargerPlan = ({ name, view, children }: LargerPlanProps) => {
  const times = `×${view.number(3)}`
  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        {children}
        <label className={styles.larger}>
          <input type="checkbox" aria-label={`${name} ${times}`} />
          <span>{times}</span>
        </label>
      </div>
    </div>
  )
}
