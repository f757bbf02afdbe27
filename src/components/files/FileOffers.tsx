import type { FileOffer, Files } from '#src/models/parts/files.ts'
import type { FormModel } from '#src/models/parts/form.ts'
import { aboutPage } from '../forms/form-about.tsx'
import { LeadForm } from '../forms/LeadForm.tsx'
import { Part } from '../ui/Part.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import styles from './FileOffers.module.css'

/** What visitors may take with them: saved at once, or given for a form that unfolds below its line. */
export const FileOffers = ({ files, view }: { files: Files; view: View }) => (
  <Part title={view.t('file.title')} arrangement="beside" paper="never">
    <ul className={styles.offers}>
      {files.offers.map((offer, index) => (
        <li key={offer.name} className={styles.offer} data-file={offer.name}>
          {offer.byForm && files.form ? (
            <Asked offer={offer} form={files.form} place={`file-${index + 1}`} view={view} />
          ) : (
            <SiteLink
              href={offer.href}
              external={offer.external}
              file={offer.file}
              view={view}
              className={styles.line}
            >
              <Words offer={offer} />
              <span className={styles.action}>{view.t('file.save')}</span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  </Part>
)

type AskedProps = { offer: FileOffer; form: FormModel; place: string; view: View }

const Asked = ({ offer, form, place, view }: AskedProps) => (
  <details id={place} name="files" className={styles.asked}>
    <summary className={styles.line}>
      <Words offer={offer} said />
      <span className={styles.action}>{view.t('file.ask')}</span>
    </summary>
    <div className={styles.form}>
      <LeadForm
        key={view.page.path}
        form={form}
        headingLevel={3}
        view={view}
        about={aboutPage(view)}
        asked={{ offer, place }}
      />
    </div>
  </details>
)

/** @param props.said whether type and size are heard here; a link says them itself. */
const Words = ({ offer, said = false }: { offer: FileOffer; said?: boolean }) => (
  <span className={styles.words}>
    <span className={styles.title}>{offer.title}</span>{' '}
    <span className={styles.facts} aria-hidden={said ? undefined : true}>
      {offer.file.facts}
    </span>
  </span>
)
