import { Fragment } from 'react'
import type { FileOffer } from '#src/models/parts/files.ts'
import type { FormModel } from '#src/models/parts/form.ts'
import { LEAD_INPUTS, LEAD_PATH } from '#src/site/lead.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Heading } from '../ui/Heading.tsx'
import { InlineRichText, RichText } from '../ui/RichText.tsx'
import type { AnyView } from '../view/view.ts'
import { Field } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import type { FormAbout } from './form-about.tsx'
import { HiddenInputs } from './HiddenInputs.tsx'
import { isShort } from './is-short.ts'
import styles from './LeadForm.module.css'
import { OpeningHours } from './OpeningHours.tsx'
import { Required } from './Required.tsx'

type LeadFormProps = {
  form: FormModel
  headingLevel: 2 | 3
  headingId?: string
  view: AnyView
  /** What it shows and sends of the page. */
  about: FormAbout
  /** The same form may be in the page and in a modal over it; each has its own outcomes. */
  within?: 'page' | 'modal'
  /** The file that the form asks for, which the words of thanks give; `place` is the id of its own outcomes. */
  asked?: { offer: FileOffer; place: string }
}

/**
 * A form as the editor built it. Without scripts the browser posts it; the answer leads back to
 * `#<form key>-sent`, and the words of thanks show. `LeadForms` hydrates it: it puts messages and
 * the list of countries into their places here, and its `data-state` says which part shows.
 */
export const LeadForm = ({ form, within = 'page', asked, ...props }: LeadFormProps) => {
  const { headingLevel, headingId, view, about } = props
  const { key, title, intro, fields, visit, consentText, consentVersion, submitLabel } = form
  const short = isShort(form)
  const place = asked?.place ?? (within === 'modal' ? `modal-${key}` : key)
  // A form in the frame is the same on every page, whatever forms the page has itself.
  const id = within === 'modal' ? place : view.nextId()
  const lastOfVisit = fields.findLast(({ kind }) => kind === 'date' || kind === 'time')
  const hidden = {
    [LEAD_INPUTS.form]: key,
    [LEAD_INPUTS.title]: title,
    [LEAD_INPUTS.locale]: view.shell.locale,
    [LEAD_INPUTS.consentVersion]: consentVersion,
    [LEAD_INPUTS.consentHash]: form.consentHash,
    [LEAD_INPUTS.outcome]: place,
    ...(visit && { [LEAD_INPUTS.timeZone]: visit.timeZone }),
    ...(asked && { file: asked.offer.title, fileName: asked.offer.name }),
  }
  const submit = (
    <button type="submit" data-variant="primary" className={styles.submit}>
      <span className={styles.label}>{submitLabel}</span>
      <span className={styles.sending}>{view.t('form.sending')}</span>
    </button>
  )
  return (
    <div className={styles.form}>
      <div id={`${place}-sent`} className={styles.sent} role="status" tabIndex={-1}>
        <p className={styles.outcomeTitle}>{form.thankYouTitle}</p>
        <RichText text={form.thankYouText} headingLevel={4} />
        {asked && <GivenFile offer={asked.offer} view={view} />}
      </div>
      <Heading level={headingLevel} id={headingId} className={styles.title}>
        {title}
      </Heading>
      {about.subject}
      {intro && <RichText text={intro} headingLevel={4} className={styles.intro} />}
      <form
        method="post"
        action={LEAD_PATH}
        className={styles.fields}
        encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
        data-form={key}
        data-short={short || undefined}
        data-visit={visit ? JSON.stringify(visit) : undefined}
      >
        <HiddenInputs values={hidden} />
        {about.inputs}
        <div className={styles.trap} aria-hidden="true">
          <input name={LEAD_INPUTS.trap} tabIndex={-1} autoComplete="off" />
        </div>
        {fields.map((field) => (
          <Fragment key={field.name}>
            {about.field(
              field,
              <>
                <Field field={field} id={`${id}-${field.name}`} view={view} />
                {visit && field === lastOfVisit && <OpeningHours visit={visit} view={view} />}
              </>,
            )}
          </Fragment>
        ))}
        {short && submit}
        {!short && about.shortlist}
        <div
          className={styles.consent}
          data-field={LEAD_INPUTS.consent}
          data-kind="checkbox"
          data-rules="requiredCheckbox"
        >
          <input
            id={`${id}-consent`}
            type="checkbox"
            name={LEAD_INPUTS.consent}
            value="true"
            required
          />
          <label htmlFor={`${id}-consent`}>
            <InlineRichText text={consentText} />
            <Required view={view} />
          </label>
          <FieldError id={`${id}-consent-error`} />
        </div>
        <div className={styles.challenge} data-challenge />
        <div className={styles.failed} role="alert" data-outcome="failed">
          <RichText text={form.failureText} headingLevel={4} />
        </div>
        <div className={styles.failed} role="alert" data-outcome="changed">
          <p>{view.t('form.changed')}</p>
          <button type="button" className={styles.reload} data-reload>
            {view.t('form.reload')}
          </button>
        </div>
        {!short && submit}
      </form>
    </div>
  )
}

const GivenFile = ({ offer, view }: { offer: FileOffer; view: AnyView }) => {
  const { title, href, external, file } = offer
  return (
    <p>
      <ButtonLink href={href} external={external} file={file} variant="primary" view={view}>
        {`${view.t('file.yours')}: ${title}`}
      </ButtonLink>
    </p>
  )
}
