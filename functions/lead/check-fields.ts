import { cleanText } from '#src/lead/field-value.ts'
import type { FormDefinition } from '#src/lead/form-definition.ts'
import { type FieldValues, fieldErrors, formSchema } from '#src/lead/form-schema.ts'
import type { RuleMessage } from '#src/lead/message.ts'
import type { RuleContext } from '#src/lead/rules.ts'
import type { Submission } from '#src/lead/submission.ts'
import { visitContext, visitFields } from '#src/lead/visit.ts'
import { LEAD_INPUTS, LEAD_ORIGIN, LEAD_SUBJECT_INPUTS } from '#src/site/lead.ts'

export type CheckedFields =
  | { status: 'ok'; fields: FieldValues; by: 'form' | 'unchecked' }
  | { status: 'invalid'; errors: Record<string, RuleMessage> }
  | { status: 'malformed' }

/** How telephone numbers are checked, by the country that the visitor has chosen. */
export type PhoneRules = (selected: string | undefined) => RuleContext

/**
 * Checks what was filled in. Without the form's definition (its file cannot be read, or an editor has
 * just renamed it) a lead is taken under general limits rather than lost.
 */
export const checkFields = (
  submission: Submission,
  form: FormDefinition | undefined,
  phoneRules: PhoneRules,
  now: number,
): CheckedFields => {
  const consent: Record<string, RuleMessage> = submission.consent
    ? {}
    : { [LEAD_INPUTS.consent]: { key: 'rule.requiredCheckbox' } }
  const checked = form
    ? checkByForm(submission, form, { phoneRules, now })
    : checkInGeneral(submission)
  if (checked.status === 'malformed') return checked
  const errors = { ...(checked.status === 'invalid' ? checked.errors : {}), ...consent }
  if (checked.status === 'invalid' || !submission.consent) return { status: 'invalid', errors }
  const fields = {
    ...subject(submission),
    ...checked.fields,
    ...visitFields(form, checked.fields, submission.locale ?? 'en'),
    ...origin(submission, form),
  }
  return { ...checked, fields }
}

const checkByForm = (
  { fields, phoneCountries }: Submission,
  form: FormDefinition,
  { phoneRules, now }: { phoneRules: PhoneRules; now: number },
): CheckedFields => {
  const [phone] = form.fields.filter(({ kind }) => kind === 'phone')
  const selected = phone && phoneCountries?.[phone.name]
  const visit = visitContext(form, fields, now)
  const schema = formSchema(form.fields, { ...phoneRules(selected), visit })
  const result = schema.safeParse(fields)
  if (result.success) return { status: 'ok', fields: result.data as FieldValues, by: 'form' }
  return { status: 'invalid', errors: fieldErrors(result.error) }
}

const checkInGeneral = ({ fields }: Submission): CheckedFields => {
  const cleaned: FieldValues = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map(cleanText)
        : typeof value === 'string'
          ? cleanText(value)
          : value,
    ]),
  )
  const saysSomething = Object.values(cleaned).some(
    (value) => typeof value === 'string' && value !== '',
  )
  return saysSomething
    ? { status: 'ok', fields: cleaned, by: 'unchecked' }
    : { status: 'malformed' }
}

/** The job, project or unit that the page was about, and the file that is asked for, by titles and by ids. */
const subject = ({ subject = {} }: Submission): FieldValues =>
  known(LEAD_SUBJECT_INPUTS.map((name) => [name, cleanText(subject[name])]))

/** The form and the page that it was on. No answer of a visitor can take the place of them. */
const origin = (
  { formKey, formTitle, page, locale }: Submission,
  form: FormDefinition | undefined,
): FieldValues =>
  known([
    [LEAD_ORIGIN.form, formKey],
    [LEAD_ORIGIN.formTitle, form?.title ?? cleanText(formTitle)],
    [LEAD_ORIGIN.page, page],
    [LEAD_ORIGIN.language, locale],
  ])

const known = (entries: [name: string, text: string | undefined][]): FieldValues =>
  Object.fromEntries(entries.flatMap(([name, text]) => (text ? [[name, text]] : [])))
