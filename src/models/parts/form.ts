import type { Entry } from '#src/cms/types.ts'
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
  forms: Entry<'forms'>[]
  messages: Record<MessageKey, string>
}

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
    submitLabel: entry.submitLabel,
    thankYouTitle: entry.thankYouTitle,
    thankYouText: own.richText(entry.thankYouText),
    failureText: own.richText(entry.failureText),
  }
}

/** The form of a key, or null if it is not published. */
export const formOfKey = (key: string, context: EntryContext): FormModel | null =>
  formModel(context.content.all.forms.find((form) => form.key === key)?.documentId ?? null, context)
