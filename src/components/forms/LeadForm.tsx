import { Fragment, useId } from 'react'
import type { FileOffer } from '#src/models/parts/files.ts'
import type { FormModel } from '#src/models/parts/form.ts'
import { LEAD_INPUTS, LEAD_PATH } from '#src/site/lead.ts'
import { SendShortlist } from '../shortlist/SendShortlist.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Heading } from '../ui/Heading.tsx'
import { InlineRichText, RichText } from '../ui/RichText.tsx'
import type { View } from '../view/view.ts'
import { AnsweredField } from './AnsweredField.tsx'
import { Field } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import { FormSubject } from './FormSubject.tsx'
import { knownAnswer, pagePrice, pageSubjects, subjectInputs } from './form-subject.ts'
import { isShort } from './is-short.ts'
import styles from './LeadForm.module.css'
import { OpeningHours } from './OpeningHours.tsx'
import { Required } from './Required.tsx'

type LeadFormProps = {
  form: FormModel
  headingLevel: 2 | 3
  view: View
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
export const LeadForm = ({ form, headingLevel, view, within = 'page', asked }: LeadFormProps) => {
  const id = useId()
  const { key, title, intro, fields, visit, consentText, consentVersion, submitLabel } = form
  const subjects = pageSubjects(view.page)
  const price = pagePrice(view.page)
  const short = isShort(form)
  const place = asked?.place ?? (within === 'modal' ? `modal-${key}` : key)
  const lastOfVisit = fields.findLast(({ kind }) => kind === 'date' || kind === 'time')
  const hidden = {
    [LEAD_INPUTS.form]: key,
    [LEAD_INPUTS.title]: title,
    [LEAD_INPUTS.locale]: view.shell.locale,
    [LEAD_INPUTS.consentVersion]: consentVersion,
    [LEAD_INPUTS.consentHash]: form.consentHash,
    [LEAD_INPUTS.outcome]: place,
    [LEAD_INPUTS.page]: view.page.path,
    ...(visit && { [LEAD_INPUTS.timeZone]: visit.timeZone }),
    ...subjectInputs(subjects),
    ...(price !== null && {
      [LEAD_INPUTS.price]: price,
      [LEAD_INPUTS.currency]: view.shell.currency.base,
    }),
    ...(asked && { file: asked.offer.title, fileName: asked.offer.name }),
  }
  const submit = (
    <button type="submit" data-variant="primary" className={styles.submit}>
      <span className={styles.label}>{submitLabel}</span>
      <span className={styles.sending}>{view.t('form.sending')}</span>
    </button>
  )
  return (
    // Another page has other fields: its form is another one, which is hydrated anew.
    <div key={view.page.path} className={styles.form}>
      <div id={`${place}-sent`} className={styles.sent} role="status" tabIndex={-1}>
        <p className={styles.outcomeTitle}>{form.thankYouTitle}</p>
        <RichText text={form.thankYouText} headingLevel={4} />
        {asked && <GivenFile offer={asked.offer} view={view} />}
      </div>
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      <FormSubject view={view} />
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
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.trap} aria-hidden="true">
          <input name={LEAD_INPUTS.trap} tabIndex={-1} autoComplete="off" />
        </div>
        {fields.map((field) => {
          const answer = knownAnswer(field, subjects)
          return answer === undefined ? (
            <Fragment key={field.name}>
              <Field field={field} id={`${id}-${field.name}`} view={view} />
              {visit && field === lastOfVisit && <OpeningHours visit={visit} view={view} />}
            </Fragment>
          ) : (
            <AnsweredField key={field.name} field={field} answer={answer} />
          )
        })}
        {short && submit}
        {!subjects.job && !short && <SendShortlist view={view} />}
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

const GivenFile = ({ offer, view }: { offer: FileOffer; view: View }) => {
  const { title, href, external, file } = offer
  return (
    <p>
      <ButtonLink href={href} external={external} file={file} variant="primary" view={view}>
        {`${view.t('file.yours')}: ${title}`}
      </ButtonLink>
    </p>
  )
}
