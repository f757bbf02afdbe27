import { InUnits } from '../ui/InUnits.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { FrameView } from '../view/view.ts'
import styles from './AreaSwitch.module.css'

/** The unit of all areas: a click changes it. `showChosenUnit` carries the choice out. */
export const AreaSwitch = ({ view: { t } }: { view: FrameView }) => (
  <button type="button" data-area-switch="" data-scripting="enabled" className={styles.switch}>
    <VisuallyHidden>{t('shell.area')} </VisuallyHidden>
    <InUnits m2={t('shell.area.m2')} sqft={t('shell.area.sqft')} />
  </button>
)
