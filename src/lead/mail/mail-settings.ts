import * as z from '#src/lib/zod-mini.ts'

/**
 * The file with what is mailed, in the folder that functions read and nobody else. The addresses of people are in it,
 * so it is never below the output.
 */
export const LEAD_MAIL_FILE = 'lead-mail.json'

/** What a visitor is answered: the words of the form's editor, and nothing that anybody typed into the form. */
const visitorAnswer = z.object({ subject: z.string(), html: z.string(), text: z.string() })

const mailedForm = z.object({
  title: z.string(),
  /** Who gets its leads. */
  to: z.array(z.string()),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.string(),
      choices: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  /** Null if visitors get no answer. */
  answer: z.nullable(visitorAnswer),
})

const localeLeadMail = z.object({
  /** Such as `ar`. */
  locale: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  siteName: z.string(),
  /** The address of the site. */
  origin: z.string(),
  /** By the key of the form. */
  forms: z.record(z.string(), mailedForm),
  /** By document id. */
  projects: z.record(z.string(), z.object({ title: z.string(), to: z.array(z.string()) })),
})

/** One for each language, the default one first. */
export const leadMailSettings = z.array(localeLeadMail)

export type VisitorAnswer = z.infer<typeof visitorAnswer>
export type MailedForm = z.infer<typeof mailedForm>
export type LocaleLeadMail = z.infer<typeof localeLeadMail>
