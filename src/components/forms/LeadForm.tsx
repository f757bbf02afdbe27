import { useId } from 'react'
import type { FormModel } from '#src/models/form.ts'
import { Heading } from '../ui/Heading.tsx'
import { InlineRichText, RichText } from '../ui/RichText.tsx'
import type { View } from '../view.ts'
import { Field } from './Field.tsx'
import styles from './LeadForm.module.css'
import { Required } from './Required.tsx'

type LeadFormProps = {
  form: FormModel
  headingLevel: 2 | 3
  view: View
  /** The same form may stand in the page and in a modal over it; each has its own outcomes. */
  within?: 'page' | 'modal'
}

/**
 * A form as the editor built it. Without a script it is posted as it stands; the answer leads back to
 * `#<form key>-sent` or `#<form key>-failed`, and the words for that show.
 */
export const LeadForm = ({ form, headingLevel, view, within = 'page' }: LeadFormProps) => {
  const id = useId()
  const { key, title, intro, fields, consentText, consentVersion, submitLabel } = form
  const place = within === 'modal' ? `modal-${key}` : key
  return (
    <div className={styles.form}>
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {intro && <RichText text={intro} headingLevel={4} className={styles.intro} />}
      <div id={`${place}-sent`} className={styles.outcome} role="status">
        <p className={styles.outcomeTitle}>{form.thankYouTitle}</p>
        <RichText text={form.thankYouText} headingLevel={4} />
      </div>
      <div id={`${place}-failed`} className={styles.outcome} role="alert">
        <RichText text={form.failureText} headingLevel={4} />
      </div>
      <form method="post" action="/api/lead" className={styles.fields} data-form={key}>
        <input type="hidden" name="formKey" value={key} />
        <input type="hidden" name="consentVersion" value={consentVersion} />
        {fields.map((field) => (
          <Field key={field.name} field={field} id={`${id}-${field.name}`} view={view} />
        ))}
        <div className={styles.consent}>
          <input id={`${id}-consent`} type="checkbox" name="consent" value="true" required />
          <label htmlFor={`${id}-consent`}>
            <InlineRichText text={consentText} />
            <Required view={view} />
          </label>
        </div>
        <button type="submit" className={styles.submit}>
          {submitLabel}
        </button>
      </form>
    </div>
  )
}
