import { WEEKDAYS } from '#src/lib/weekdays.ts'
import * as z from '#src/lib/zod-mini.ts'
import { LEAD_SUBJECTS } from '#src/site/lead.ts'

export const RULE_NAMES = [
  'required',
  'requiredCheckbox',
  'phone',
  'email',
  'min',
  'max',
  'alpha',
  'alpha_spaces',
  'alpha_num',
  'length',
  'digits',
  'url',
] as const

export const FIELD_KINDS = [
  'text',
  'email',
  'phone',
  'textarea',
  'select',
  'checkbox',
  'number',
  'url',
  'date',
  'time',
  'file',
] as const

/** When somebody is there to show a place: several rows of a day have a break between them. One that closes at midnight or after it goes on in the next day. */
const openingHours = z.object({
  day: z.enum(WEEKDAYS),
  /** As `09:00`. */
  opens: z.string(),
  closes: z.string(),
})

const rule = z.object({ rule: z.enum(RULE_NAMES), value: z.nullable(z.int()) })

/** What the rules need to know of a field. The page's form model and the CMS's field both have it. */
const fieldDefinition = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(FIELD_KINDS),
  rules: z.array(rule),
  /** What a select asks for, if its choices are entries. */
  about: z.optional(z.nullable(z.enum(LEAD_SUBJECTS))),
  choices: z.array(
    z.object({
      value: z.string(),
      label: z.optional(z.string()),
      /** Of the entry that the choice stands for. */
      documentId: z.optional(z.string()),
    }),
  ),
})

/** A form as the lead function reads it. */
export const formDefinition = z.object({
  key: z.string(),
  title: z.string(),
  fields: z.array(fieldDefinition),
  /** For the fields for a day and a time; without any, every hour of every day will do. */
  openingHours: z.optional(z.array(openingHours)),
  /** As `Asia/Dubai`. */
  timeZone: z.optional(z.nullable(z.string())),
  consentText: z.string(),
  consentVersion: z.string(),
  thankYouTitle: z.string(),
  thankYouText: z.string(),
  failureText: z.string(),
})

export type RuleName = (typeof RULE_NAMES)[number]
export type OpeningHours = z.infer<typeof openingHours>
export type FieldRule = z.infer<typeof rule>
export type FieldDefinition = z.infer<typeof fieldDefinition>
export type FormDefinition = z.infer<typeof formDefinition>
