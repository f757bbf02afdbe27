import type { ReactNode } from 'react'
import type { ModalName } from '#src/site/site-config.ts'
import type { View } from '../view/view.ts'
import styles from './Modal.module.css'
import { modalId } from './modal-id.ts'

type ModalProps = {
  name: ModalName
  /** What it is about, such as the title of the job. */
  title: string | null
  view: View
  children: ReactNode
}

/**
 * A dialog of the browser. `SiteBehaviour` opens it when the hash of the page is its id; without a script
 * the browser shows it, as the target of the link.
 */
export const Modal = ({ name, title, view, children }: ModalProps) => (
  <dialog id={modalId(name)} className={styles.modal} aria-label={view.shell.modals[name]?.title}>
    <div className={styles.inner}>
      <form method="dialog" className={styles.top}>
        {title && <p className={styles.title}>{title}</p>}
        <button type="submit" className={styles.close}>
          {view.t('shell.closeModal')}
        </button>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty hash closes the dialog where no script runs. */}
        <a href="#" className={styles.closeLink}>
          {view.t('shell.closeModal')}
        </a>
      </form>
      {children}
    </div>
  </dialog>
)
