import type { Consent } from '#src/models/parts/consent.ts'
import { CONSENT_ID } from '#src/site/consent.ts'
import buttonStyles from '../ui/Button.module.css'
import { SiteLink } from '../ui/SiteLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Wording } from '../view/wording.ts'
import styles from './ConsentDialog.module.css'

const TITLE = `${CONSENT_ID}-title`

/**
 * The question whether third parties may be loaded: closed until a script finds that the visitor has not answered it.
 * It comes first in the page, so that who goes by keyboard meets it where it begins.
 */
export const ConsentDialog = ({ consent, view }: { consent: Consent; view: Wording }) => (
  <>
    <dialog
      id={CONSENT_ID}
      className={styles.dialog}
      aria-labelledby={TITLE}
      data-version={consent.version}
    >
      <form method="dialog" className={styles.form}>
        <div className={styles.words}>
          <p id={TITLE} className={styles.title} tabIndex={-1} data-consent-title>
            {consent.title}
          </p>
          <p className={styles.text}>{consent.text}</p>
          {consent.link && (
            <p>
              <SiteLink {...consent.link} view={view} className={styles.link}>
                {consent.link.label}
              </SiteLink>
            </p>
          )}
        </div>
        <div className={styles.answers}>
          <div className={styles.buttons}>
            <button type="submit" value="reject" className={buttonStyles.button}>
              {consent.reject}
            </button>
            <button type="submit" value="accept" className={buttonStyles.button}>
              {consent.accept}
            </button>
          </div>
          <details className={styles.details}>
            <summary className={styles.summary}>{consent.choose}</summary>
            <div className={styles.categories}>
              <Category category={consent.necessary} />
              {consent.categories.map((category) => (
                <Category key={category.name} category={category} />
              ))}
              <button
                type="submit"
                value="save"
                className={buttonStyles.button}
                data-variant="secondary"
              >
                {consent.save}
              </button>
            </div>
          </details>
        </div>
      </form>
    </dialog>
    <VisuallyHidden>
      <span role="status" data-consent-status />
    </VisuallyHidden>
  </>
)

type CategoryProps = { category: Consent['necessary'] & { name?: string } }

/** Without a name it is what visitors cannot refuse. */
const Category = ({ category: { name, title, text } }: CategoryProps) => {
  const about = `${CONSENT_ID}-${name ?? 'necessary'}`
  return (
    <div className={styles.category}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          defaultChecked={name === undefined}
          disabled={name === undefined}
          aria-describedby={about}
        />
        {title}
      </label>
      <p id={about} className={styles.about}>
        {text}
      </p>
    </div>
  )
}
