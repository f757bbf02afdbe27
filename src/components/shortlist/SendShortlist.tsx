import type { AnyView } from '../view/view.ts'
import styles from './SendShortlist.module.css'

/**
 * In a form: says that the visitor's shortlist is sent too, and lets them say no. `keepShortlist` shows it to who
 * keeps homes, and fills it in.
 */
export const SendShortlist = ({ view }: { view: AnyView }) => (
  <div className={styles.send} data-shortlist-form="" hidden>
    <label className={styles.label}>
      <input type="checkbox" data-shortlist-send="" defaultChecked />
      {view.t('shortlist.send')}
    </label>
    <p className={styles.titles} data-shortlist-titles="" />
    <input type="hidden" name="shortlist" data-shortlist-input="title" />
    <input type="hidden" name="shortlistIds" data-shortlist-input="id" />
  </div>
)
