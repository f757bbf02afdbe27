import type { Entry } from '#src/cms/types.ts'
import type { LocaleLeadMail, VisitorAnswer } from '#src/lead/mail/mail-settings.ts'
import { addressList } from '#src/lib/address-list.ts'
import type { LocaleContext } from '../parts/context.ts'
import { mailText } from './mail-text.ts'

type Form = Entry<'forms'>

/** Who is mailed about the leads of a language, and what its visitors are answered. Only functions may read it. */
export const leadMail = (
  context: LocaleContext,
  { siteName, origin }: { siteName: string; origin: string },
): LocaleLeadMail => {
  const { locale, content } = context
  return {
    locale: locale.code,
    dir: locale.dir,
    ...{ siteName, origin },
    forms: Object.fromEntries(
      content.all.forms.map((form) => [
        form.key,
        {
          title: form.title,
          to: addressList(form.mailTo),
          fields: form.fields.map(({ name, label, kind, choices }) => ({
            ...{ name, label, kind },
            choices: choices.map(({ value, label }) => ({ value, label })),
          })),
          answer: answerOf(form, context, origin),
        },
      ]),
    ),
    projects: Object.fromEntries(
      content.all.projects.map(({ documentId, title, mailTo }) => [
        documentId,
        { title, to: addressList(mailTo) },
      ]),
    ),
  }
}

/** A form that asks for no address of mail, or whose editor wrote only one of the two, answers nobody. */
const answerOf = (form: Form, context: LocaleContext, origin: string): VisitorAnswer | null => {
  const { answerSubject, answerText, fields, documentId, title } = form
  const asksForMail = fields.some(({ kind }) => kind === 'email')
  if (!answerSubject && !answerText) return null
  const own = context.within({ type: 'forms', documentId, locale: context.locale.code, title })
  if (!answerSubject || !answerText || !asksForMail) {
    const missing = asksForMail ? 'subject and text' : 'a field for an email address'
    own.report(
      `The form "${title}" answers no visitor, since its reply lacks ${missing}. Complete the reply, or empty both of its fields.`,
    )
    return null
  }
  return { subject: answerSubject, ...mailText(own.richText(answerText), origin) }
}
