import type { ModalName } from '#src/site/site-config.ts'
import { aboutAnyPage } from '../forms/form-about.tsx'
import { LeadForm } from '../forms/LeadForm.tsx'
import type { FrameView } from '../view/view.ts'
import styles from './Modal.module.css'

/** The id of what names a modal. */
export const modalTitleId = (name: ModalName): string => `modal-${name}-title`

/** The form that opens over any page, with what the page shows in it. */
export const ModalContent = ({ name, view }: { name: ModalName; view: FrameView }) => {
  const form = view.shell.modals[name]
  return (
    form && (
      <>
        <form method="dialog" className={styles.top}>
          {view.page.slot('title')}
          <button type="submit" className={styles.close}>
            {view.t('shell.closeModal')}
          </button>
          {/* Nothing has this id: the dialog is no target any more, and the page stays where it is. */}
          <a href="#modal:closed" className={styles.closeLink}>
            {view.t('shell.closeModal')}
          </a>
        </form>
        <LeadForm
          form={form}
          headingLevel={2}
          headingId={modalTitleId(name)}
          view={view}
          about={aboutAnyPage(view.page)}
          within="modal"
        />
      </>
    )
  )
}
