import * as z from '#src/lib/zod-mini.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'
import { cleanText } from './field-value.ts'

const MAX_FIELDS = 60
/** More than the longest field takes, so that the field's own rule says what is wrong. */
const MAX_TEXT = 20_000

const text = (max: number) => z.string().check(z.maxLength(max))

/** Left out when it is not right: no lead is refused for it. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined as never)

/** The beginning of a text, of so many characters, as it is kept. */
const cut = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((value) => cleanText(value.slice(0, max))),
  )

/** A document id, in a pattern. */
const ID = '[A-Za-z0-9_-]{1,64}'

const subjectTitle = optional(cut(200))

const subjectId = optional(z.string().check(z.regex(new RegExp(`^${ID}$`))))

const shortlistTitles = optional(cut(200 * SHORTLIST_MAX))

/** Document ids with spaces between them. */
const shortlistIds = optional(
  z.string().check(z.regex(new RegExp(`^${ID}(?: ${ID})*$`)), z.maxLength(65 * SHORTLIST_MAX)),
)

const utmValue = z.catch(cut(500), '')

const rawValue = z.union([text(MAX_TEXT), z.boolean(), z.array(text(1_000)).check(z.maxLength(50))])

/** The names of fields as the CMS allows them. */
export const FIELD_NAME = /^[a-z][a-zA-Z0-9_]*$/

/**
 * What a form sends to the lead function as JSON. The fields are only as far known here as any form's
 * are; their rules come after.
 */
export const submission = z.object({
  /** Of a tab, a form and a day, kept for every try, so that a lead arrives once. */
  submissionId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
  formKey: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64)),
  /** What the page calls the form; counts only if the forms of the site cannot be read. */
  formTitle: optional(text(200)),
  /** The language of the page, and with it of the consent's text. */
  locale: optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/))),
  fields: z
    .record(z.string().check(z.regex(FIELD_NAME), z.maxLength(64)), rawValue)
    .check(z.refine((fields) => Object.keys(fields).length <= MAX_FIELDS)),
  consent: z.catch(z.boolean(), false),
  consentVersion: optional(text(64)),
  /** Of the words that the page showed; see `consentHash`. */
  consentHash: optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  /**
   * What the page is about, by title and by document id: the job, the project or the unit; and the file that is asked
   * for, by title and by its name in the media library. Beside it the homes that the visitor keeps, by title and by id.
   */
  subject: optional(
    z.object({
      job: subjectTitle,
      jobId: subjectId,
      project: subjectTitle,
      projectId: subjectId,
      unit: subjectTitle,
      unitId: subjectId,
      file: subjectTitle,
      fileName: subjectTitle,
      shortlist: shortlistTitles,
      shortlistIds,
    }),
  ),
  /** What the home of the page costs, in the currency `currency`; for the report of the lead alone. */
  price: optional(z.number().check(z.refine((price) => price > 0))),
  currency: optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** The address of the page that the form was on, without its hash. */
  page: optional(text(2_000)),
  /** The selected country of each telephone field, such as `{"phone": "AE"}`. */
  phoneCountries: optional(z.record(text(64), z.string().check(z.regex(/^[A-Z]{2}$/)))),
  utm: optional(
    z.object({
      source: utmValue,
      medium: utmValue,
      campaign: utmValue,
      term: utmValue,
      referrer: utmValue,
    }),
  ),
  /** The tag `utm_content` of the landing page. */
  utmContent: optional(cut(500)),
  /** The address of the page on which the visit began. */
  landingPage: optional(text(500)),
  /** Each left out where it is not known. */
  clickIds: optional(z.record(z.string(), cut(500))),
  /** The time zone of a visit, as the page says it. */
  timeZone: optional(text(64)),
  /** How long the form was open when it was sent, in milliseconds. Without it the lead is set aside. */
  filledMs: optional(z.number()),
  /** The value of the input that people don't see; left out where it is empty. */
  trap: optional(z.string()),
  turnstileToken: optional(text(2_048)),
})

export type Submission = z.infer<typeof submission>
