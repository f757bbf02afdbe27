import { cleanText, fieldValue } from '#src/lead/field-value.ts'
import type { ReceivedFile } from '#src/lead/files/received-file.ts'
import type { FormDefinition } from '#src/lead/form-definition.ts'
import { type FieldValues, fieldErrors, formSchema } from '#src/lead/form-schema.ts'
import type { RuleMessage } from '#src/lead/message.ts'
import { isInternational } from '#src/lead/phone.ts'
import { dialledNumber, supportedCountry } from '#src/lead/phone-countries.ts'
import type { RuleContext } from '#src/lead/rules.ts'
import type { Submission } from '#src/lead/submission.ts'
import { visitContext, visitFields, visitForm } from '#src/lead/visit.ts'
import { CLICK_IDS } from '#src/site/attribution.ts'
import { LEAD_INPUTS, LEAD_ORIGIN, LEAD_SUBJECT_INPUTS, LEAD_UNCHECKED } from '#src/site/lead.ts'

export type CheckedFields =
  | {
      status: 'ok'
      fields: FieldValues
      by: 'form' | 'unchecked'
      /** Those that the form asks for. */
      files: ReceivedFile[]
    }
  | { status: 'invalid'; errors: Record<string, RuleMessage> }
  | { status: 'malformed' }

/** A submission with the files that came with it. */
type Sent = Submission & { files?: readonly ReceivedFile[] }

/** How telephone numbers are checked, by the country that the visitor has chosen. */
export type PhoneRules = (selected: string | undefined) => RuleContext

/**
 * Checks what was filled in. Without the form's definition (its file cannot be read, or an editor has
 * just renamed it) a lead is taken under general limits rather than lost, and says so.
 */
export const checkFields = (
  submission: Sent,
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
  const asked = form ?? visitForm(checked.fields, submission.timeZone)
  const fields = {
    ...subject(submission),
    ...chosenSubjects(submission, form, checked.fields),
    ...checked.fields,
    ...visitFields(asked, checked.fields, submission.locale ?? 'en'),
    ...origin(submission, form),
    ...(form ? {} : { [LEAD_UNCHECKED]: true }),
  }
  return { ...checked, fields }
}

const checkByForm = (
  { fields, phoneCountries, files = [] }: Sent,
  form: FormDefinition,
  { phoneRules, now }: { phoneRules: PhoneRules; now: number },
): CheckedFields => {
  const [phone] = form.fields.filter(({ kind }) => kind === 'phone')
  const selected = phone && phoneCountries?.[phone.name]
  const visit = visitContext(form, fields, now)
  const schema = formSchema(form.fields, { ...phoneRules(selected), visit })
  const { dialled, withoutCountry } = numbersOf(fields, form, selected)
  const asked = form.fields.flatMap(({ name, kind }) => (kind === 'file' ? [name] : []))
  const own = files.filter(({ field }) => asked.includes(field))
  // Only bytes are a file, whatever stands under its name.
  const none = Object.fromEntries(asked.map((name) => [name, undefined]))
  const attached = { ...none, ...Object.fromEntries(own.map(attachment)) }
  const result = schema.safeParse({ ...fields, ...dialled, ...attached })
  if (result.success && Object.keys(withoutCountry).length === 0)
    return { status: 'ok', fields: result.data as FieldValues, by: 'form', files: own }
  const errors = result.success ? {} : fieldErrors(result.error)
  return { status: 'invalid', errors: { ...errors, ...withoutCountry } }
}

const attachment = ({ field, name, bytes, kind }: ReceivedFile) => [
  field,
  { name, size: bytes.length, isKnown: kind !== undefined },
]

/** The telephone numbers of a form as they are called from anywhere, and those of which nobody knows the country. */
const numbersOf = (
  values: Submission['fields'],
  form: FormDefinition,
  selected: string | undefined,
) => {
  const dialled: FieldValues = {}
  const withoutCountry: Record<string, RuleMessage> = {}
  for (const field of form.fields) {
    const typed = fieldValue(values[field.name], field)
    if (!isPhone(field) || typeof typed !== 'string') continue
    const number = dialledNumber(typed, selected)
    if (number) dialled[field.name] = number
    else if (/\d/.test(typed) && !isInternational(typed) && !supportedCountry(selected))
      withoutCountry[field.name] = { key: 'rule.phone.code' }
  }
  return { dialled, withoutCountry }
}

const isPhone = ({ kind, rules }: FormDefinition['fields'][number]): boolean =>
  kind === 'phone' || rules.some(({ rule }) => rule === 'phone')

const checkInGeneral = ({ fields, files = [] }: Sent): CheckedFields => {
  const names = Object.fromEntries(files.map(({ field, name }) => [field, name]))
  const cleaned: FieldValues = Object.fromEntries(
    Object.entries({ ...fields, ...names }).map(([name, value]) => [
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
    ? { status: 'ok', fields: cleaned, by: 'unchecked', files: [...files] }
    : { status: 'malformed' }
}

/** The job, project or unit that the page was about, and the file that is asked for, by titles and by ids. */
const subject = ({ subject = {} }: Submission): FieldValues =>
  known(LEAD_SUBJECT_INPUTS.map((name) => [name, subject[name]]))

/** What a visitor has chosen in a field that asks for an entry, where the page is about none. */
const chosenSubjects = (
  { subject = {} }: Submission,
  form: FormDefinition | undefined,
  values: FieldValues,
): FieldValues =>
  known(
    (form?.fields ?? []).flatMap(({ name, about, choices }) => {
      if (!about || subject[about] || subject[`${about}Id`]) return []
      const choice = choices.find(({ value }) => value === values[name])
      return [
        [about, choice?.label],
        [`${about}Id`, choice?.documentId],
      ] as [string, string | undefined][]
    }),
  )

/** The form, the page that it was on and the tag of its visit. No answer of a visitor can take the place of them. */
const origin = (
  { formKey, formTitle, page, locale, utmContent, landingPage, clickIds }: Submission,
  form: FormDefinition | undefined,
): FieldValues =>
  known([
    [LEAD_ORIGIN.form, formKey],
    [LEAD_ORIGIN.formTitle, form?.title ?? cleanText(formTitle)],
    [LEAD_ORIGIN.page, page],
    [LEAD_ORIGIN.language, locale],
    [LEAD_ORIGIN.content, utmContent],
    [LEAD_ORIGIN.landing, landingPage],
    ...CLICK_IDS.map((id): [string, string | undefined] => [id, clickIds?.[id]]),
  ])

const known = (entries: [name: string, text: string | undefined][]): FieldValues =>
  Object.fromEntries(entries.flatMap(([name, text]) => (text ? [[name, text]] : [])))
