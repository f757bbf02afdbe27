import { z } from 'zod'
import { WEEKDAYS } from '#src/lib/weekdays.ts'
import {
  exactText,
  mailAddresses,
  markdown,
  optionalExactText,
  optionalMarkdown,
  optionalText,
  pattern,
  slug,
  text,
  time,
  timeZone,
} from './fields.ts'

/** The components of forms, of `cms/src/components/forms`. Names follow theirs. */

const formRule = z.object({
  rule: z.enum([
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
  ]),
  value: z.int().min(0).nullable(),
})

const openingHours = z.object({
  day: z.enum(WEEKDAYS),
  opens: time(),
  closes: time(),
})

const formChoice = z.object({ label: text(), value: exactText() })

const formField = z.object({
  name: z.string().regex(/^[a-z][a-zA-Z0-9_]*$/),
  label: text(),
  kind: z.enum([
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
  ]),
  placeholder: optionalText(),
  help: optionalText(),
  autocomplete: pattern(
    /^[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*$/,
    'must be words of small letters, such as "given-name"',
  ).nullable(),
  mask: optionalExactText(),
  width: z.enum(['full', 'half']),
  rules: z.array(formRule),
  about: z.enum(['job', 'project', 'unit']).nullable(),
  choices: z.array(formChoice),
})

/** The fields of a form beside those that every entry has. */
export const formFields = {
  title: text(),
  key: slug,
  intro: optionalMarkdown(),
  fields: z.array(formField).min(1),
  openingHours: z.array(openingHours),
  timeZone: timeZone().nullable(),
  consentText: markdown(),
  consentVersion: exactText(),
  submitLabel: text(),
  thankYouTitle: text(),
  thankYouText: markdown(),
  failureText: markdown(),
  mailTo: mailAddresses().nullable(),
  answerSubject: optionalText(),
  answerText: optionalMarkdown(),
}
