import type { Entry } from '#src/cms/types.ts'
import type { EntryContext } from './context.ts'
import type { MessageKey } from './messages.ts'
import type { RichText } from './rich-text.ts'

type WireField = Entry<'forms'>['fields'][number]

export type FormField = WireField

/** The forms of a language as their editors built them, and the words of its rules. */
export type LocaleForms = {
  locale: string
  dir: 'ltr' | 'rtl'
  forms: Entry<'forms'>[]
  messages: Record<MessageKey, string>
}

/** A form as an editor built it. */
export type FormModel = {
  key: string
  title: string
  intro: RichText | null
  fields: FormField[]
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
    consentText: own.richText(entry.consentText),
    consentVersion: entry.consentVersion,
    submitLabel: entry.submitLabel,
    thankYouTitle: entry.thankYouTitle,
    thankYouText: own.richText(entry.thankYouText),
    failureText: own.richText(entry.failureText),
  }
}
