import type { ModalName } from '#src/site/site-config.ts'
import { formSlots } from '../forms/form-about.tsx'
import { modalId } from '../modals/modal-id.ts'
import type { View } from '../view/view.ts'
import { FramePart } from './FramePart.tsx'
import styles from './Modal.module.css'
import { modalTitleId } from './ModalContent.tsx'

type ModalProps = {
  name: ModalName
  /** What it is about, such as the title of the job. */
  title: string | null
  view: View
}

/**
 * A dialog of the browser. `hash-modals.ts` opens it when the hash of the page is its id; without a
 * script the browser shows it, as the target of the link. Nothing if its form is not published.
 */
export const Modal = ({ name, title, view }: ModalProps) =>
  view.shell.modalNames.includes(name) && (
    <dialog id={modalId(name)} className={styles.modal} aria-labelledby={modalTitleId(name)}>
      <div className={styles.inner}>
        <FramePart
          key={view.page.path}
          name={modalId(name)}
          view={view}
          slots={{
            title: title && <p className={styles.title}>{title}</p>,
            ...formSlots(view),
          }}
        />
      </div>
    </dialog>
  )
