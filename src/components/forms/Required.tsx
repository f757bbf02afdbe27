import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { AnyView } from '../view/view.ts'
import styles from './Required.module.css'

/** The mark of a field that must be filled in. */
export const Required = ({ view }: { view: AnyView }) => (
  <>
    <span className={styles.mark} aria-hidden="true">
      {' *'}
    </span>
    <VisuallyHidden> ({view.t('form.required')})</VisuallyHidden>
  </>
)
