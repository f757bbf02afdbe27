import { ATTACHMENT_ENDINGS } from '#src/lead/attachment.ts'
import { exampleSpellings } from '#src/lead/phone-examples.ts'
import { rulesText } from '#src/lead/rules-text.ts'
import type { FormField } from '#src/models/parts/form.ts'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'
import type { AnyView } from '../view/view.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { isRequired, patternMessage, textAttributes } from './field-attributes.ts'
import { Required } from './Required.tsx'

/** Stands in the help of a telephone field for an example of the country's numbers. */
const PHONE_EXAMPLE = '{example}'

export type FieldProps = { field: FormField; id: string; view: AnyView }

/** A field of a form with its label, its help and the place for its error message. */
export const Field = (props: FieldProps) => {
  const { field, id } = props
  const choices = field.kind === 'checkbox' && field.choices.length > 0
  return (
    <div
      className={styles.field}
      data-field={field.name}
      data-width={field.width}
      data-kind={field.kind}
      data-rules={rulesText(field.rules)}
    >
      {choices ? <Choices {...props} /> : <Labelled {...props} />}
      <Help {...props} />
      <FieldError id={`${id}-error`} />
    </div>
  )
}

/** Below a telephone field, the script says in place of the help which number is called. */
const Help = ({ field, id }: FieldProps) => {
  if (field.kind === 'phone') {
    return (
      <div id={`${id}-help`} className={styles.phoneHelp}>
        {field.help && <p className={styles.help}>{phoneHelp(field.help)}</p>}
        <div className={styles.called} aria-live="polite" data-phone-called />
      </div>
    )
  }
  return (
    field.help && (
      <p id={`${id}-help`} className={styles.help}>
        {field.help}
      </p>
    )
  )
}

/** The script puts the example of the chosen country into the help of a telephone field. */
const phoneHelp = (help: string) => {
  const [before, after] = help.split(PHONE_EXAMPLE)
  if (after === undefined) return help
  const { international } = exampleSpellings(PHONE_DEFAULTS.country)
  return (
    <>
      {before}
      <bdi dir="ltr" data-phone-example>
        {international}
      </bdi>
      {after}
    </>
  )
}

const Labelled = ({ field, id, view }: FieldProps) => {
  const label = (
    <label htmlFor={id} className={styles.label}>
      {field.label}
      {isRequired(field) && <Required view={view} />}
    </label>
  )
  return field.kind === 'checkbox' ? (
    <div className={styles.choice}>
      <Control field={field} id={id} view={view} />
      {label}
    </div>
  ) : (
    <>
      {label}
      <Control field={field} id={id} view={view} />
    </>
  )
}

const Control = ({ field, id, view }: FieldProps) => {
  const common = {
    id,
    name: field.name,
    required: isRequired(field),
    autoComplete: field.autocomplete ?? undefined,
    'aria-describedby': field.help || field.kind === 'phone' ? `${id}-help` : undefined,
  }
  switch (field.kind) {
    case 'checkbox':
      return <input {...common} type="checkbox" value="true" />
    case 'file':
      return (
        <input
          {...common}
          type="file"
          accept={ATTACHMENT_ENDINGS.join(',')}
          className={`${styles.control} ${styles.file}`}
        />
      )
    case 'select':
      return (
        <select {...common} className={styles.control} defaultValue="">
          <option value="">{field.placeholder ?? view.t('form.choose')}</option>
          {field.choices.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'textarea': {
      const { minLength, maxLength } = textAttributes(field)
      return (
        <textarea
          {...common}
          className={styles.control}
          rows={4}
          minLength={minLength}
          maxLength={maxLength}
          placeholder={field.placeholder ?? undefined}
        />
      )
    }
    default: {
      const message = patternMessage(field)
      const input = (
        <input
          {...common}
          {...textAttributes(field)}
          className={styles.control}
          placeholder={field.placeholder ?? field.mask ?? undefined}
          title={message && view.t(message)}
          data-mask={field.mask ?? undefined}
        />
      )
      return field.kind === 'phone' ? <div className={styles.phone}>{input}</div> : input
    }
  }
}

/** Several boxes under one name. */
const Choices = ({ field, id, view }: FieldProps) => (
  <fieldset className={styles.choices} aria-describedby={field.help ? `${id}-help` : undefined}>
    <legend className={styles.label}>
      {field.label}
      {isRequired(field) && <Required view={view} />}
    </legend>
    {field.choices.map(({ label, value }, index) => (
      <div key={value} className={styles.choice}>
        <input id={`${id}-${index}`} type="checkbox" name={field.name} value={value} />
        <label htmlFor={`${id}-${index}`}>{label}</label>
      </div>
    ))}
  </fieldset>
)
