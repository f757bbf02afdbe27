import type { Button as ButtonModel } from '#src/models/parts/context.ts'
import { Button } from '../ui/Button.tsx'
import type { View } from '../view/view.ts'
import styles from './Visit.module.css'

/** Below the main facts in every window: the bar of a phone has no room for a second word. */
export const Visit = ({ button, view }: { button: ButtonModel; view: View }) => (
  <div className={styles.visit} data-sales="visit">
    <Button button={button} view={view} />
  </div>
)
