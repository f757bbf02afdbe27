import type { DraftAnswer } from '#src/models/site/draft.ts'
import styles from './DraftNotice.module.css'

type Notice = Exclude<DraftAnswer, { status: 'shown' }> | 'not refreshed'

/** What an editor reads in place of a draft, or above it. In English, as the CMS's own texts of this site. */
export const DraftNotice = ({ answer }: { answer: Notice }) => (
  <p className={styles.notice} role="status" lang="en" dir="ltr">
    {words(answer)}
  </p>
)

const words = (answer: Notice): string => {
  if (answer === 'not refreshed') {
    return 'The last change could not be fetched. Save again, or open the preview anew.'
  }
  switch (answer.status) {
    case 'incomplete':
      return `This draft cannot be shown yet: ${answer.field} ${answer.problem}. Fix it and save.`
    case 'missing':
      return 'There is nothing to show in this language yet. Save the entry first.'
    case 'expired':
      return 'This preview has expired. Go back in the CMS and open it again.'
  }
}
