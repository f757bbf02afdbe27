import type { Entry } from '#src/cms/types.ts'
import { consentHash } from '#src/lead/consent-hash.ts'
import { VISIT_TIME_ZONE } from '#src/site/lead.ts'
import type { EntryContext } from './context.ts'
import type { MessageKey } from './messages.ts'
import type { RichText } from './rich-text.ts'

type WireForm = Entry<'forms'>
type WireField = WireForm['fields'][number]

export type FormField = WireField

/** The forms of a language as their editors built them, and the words of its rules. */
export type LocaleForms = {
  locale: string
  dir: 'ltr' | 'rtl'
  forms: LeadForm[]
  messages: Record<MessageKey, string>
}

/** A form whose choices name the entries that they stand for. */
type LeadForm = Omit<WireForm, 'fields'> & { fields: LeadField[] }
type LeadField = Omit<WireField, 'choices'> & {
  choices: (WireField['choices'][number] & { documentId?: string })[]
}

type LeadEntries = Record<'projects' | 'units' | 'jobs', { slug: string; documentId: string }[]>

/** A form for the lead function: a lead names the project, the home or the job that a visitor has chosen. */
export const leadForm = (form: WireForm, entries: LeadEntries): LeadForm => ({
  ...form,
  fields: form.fields.map((field) => ({
    ...field,
    choices: field.choices.map((choice) => {
      const entry = field.about && entries[`${field.about}s`].find(isAnsweredBy(choice.value))
      return entry ? { ...choice, documentId: entry.documentId } : choice
    }),
  })),
})

/** Whether an answer names an entry: editors write the last part of its address, or its document id. */
const isAnsweredBy =
  (answer: string) =>
  ({ slug, documentId }: { slug: string; documentId: string }): boolean =>
    answer === slug || answer === documentId

/** When visitors can come, and where the times are. */
export type VisitHours = { openingHours: WireForm['openingHours']; timeZone: string }

/** A form as an editor built it. */
export type FormModel = {
  key: string
  title: string
  intro: RichText | null
  fields: FormField[]
  /** Null for a form that asks for no day. */
  visit: VisitHours | null
  consentText: RichText
  consentVersion: string
  /** A lead says by it which words the page showed. */
  consentHash: string
  submitLabel: string
  thankYouTitle: string
  thankYouText: RichText
  failureText: RichText
}

/** The form of a document id, or null if it is not published. */
export const formModel = (documentId: string | null, context: EntryContext): FormModel | null => {
  const entry = context.content.byId.forms.get(documentId ?? '')
  if (!entry) return null
  const own = context.within({
    type: 'forms',
    documentId: entry.documentId,
    locale: context.locale.code,
    title: entry.title,
  })
  return {
    key: entry.key,
    title: entry.title,
    intro: own.optionalRichText(entry.intro),
    fields: entry.fields,
    visit: entry.fields.some(({ kind }) => kind === 'date' || kind === 'time')
      ? { openingHours: entry.openingHours, timeZone: entry.timeZone ?? VISIT_TIME_ZONE }
      : null,
    consentText: own.richText(entry.consentText),
    consentVersion: entry.consentVersion,
    consentHash: consentHash(entry.consentText),
    submitLabel: entry.submitLabel,
    thankYouTitle: entry.thankYouTitle,
    thankYouText: own.richText(entry.thankYouText),
    failureText: own.richText(entry.failureText),
  }
}

/** The form of a key, or null if it is not published. */
export const formOfKey = (key: string, context: EntryContext): FormModel | null =>
  formModel(context.content.all.forms.find((form) => form.key === key)?.documentId ?? null, context)
